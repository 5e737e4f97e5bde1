// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../test-support/show-screen.tsx';
import { DeleteAccount } from './delete-account.tsx';

afterEach(() => vi.unstubAllGlobals());

test('deleting an account warns of builds that are paid, in the beta too, and only where there are some', async () => {
  const dialogWith = async (credits: number) => {
    const view = { credits, isHeld: false, underWay: null, payments: [] };
    vi.stubGlobal('fetch', async () => Response.json(view));
    const { press } = await showScreen(<DeleteAccount />, { beta: true, isSold: false });
    await press();
    return document.body.textContent;
  };
  expect(await dialogWith(1)).toContain('and so do builds that are paid and not used');
  const nothing = await dialogWith(0);
  expect(nothing).toContain('Your coin, its live page and its statistics go with it');
  expect(nothing).not.toContain('builds that are paid');
});
