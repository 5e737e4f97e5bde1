import { expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import { read, startSite } from '../test-support/documents.ts';

/** A person of a service in which sharing is asked for in a way, for as long as the work takes. */
async function whereSharingIs(mode: string, work: (person: TestPerson) => Promise<void>): Promise<void> {
  const site = await startSite({ SHARE_STEPS: mode });
  try {
    await work(await signUpPerson(site, 'Ada'));
  } finally {
    await site.close();
  }
}

test('where sharing is required the build form says why and how many steps are left, and each has a card', () =>
  whereSharingIs('required', async ({ browser, userId }) => {
    const form = async () =>
      (await read(browser, '/build')).texts('[aria-label="Before your first build"]')[0];
    expect(await form()).toContain('Share Moonpage before your first build: 4 of 4 left');
    expect(await form()).toContain('Building is free during beta, and this is what we ask in return.');
    for (const event of ['opened', 'done'])
      await browser.post(`/api/profiles/${userId}/share-steps`, { network: 'telegram', event });
    expect(await form()).toContain('3 of 4 left');
    expect(await form()).toContain('Still to do: X, Facebook, Reddit.');

    const share = await read(browser, `/share/${userId}`);
    expect(share.texts('main h2')).toEqual(['X', 'Telegram', 'Facebook', 'Reddit']);
    expect(share.texts('main')[0]).toContain('1 of 4 done. Your first build waits for the other 3.');
    expect(share.texts('main')[0]).toContain(
      'We only see that you opened a network from here. Whether you posted, we take your word for it.',
    );
  }));

test('where nobody is asked to share there is no screen for it, and the build form does not speak of it', () =>
  whereSharingIs('off', async ({ browser, userId }) => {
    expect((await read(browser, `/share/${userId}`)).status).toBe(404);
    expect((await read(browser, '/build')).texts('[aria-label="Before your first build"]')).toEqual([]);
  }));
