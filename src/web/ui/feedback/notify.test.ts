import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('what is said before the toaster is there waits for it, once', async () => {
  const { notifyError, notifySuccess, takeNotices } = await import('./notify.ts');
  notifyError('Upload failed', 'Failed to upload image');
  const shown = vi.fn<(notice: object) => void>();
  const end = takeNotices(shown);
  notifySuccess('Copied');
  expect(shown.mock.calls.flat()).toEqual([
    { tone: 'error', text: 'Upload failed', detail: 'Failed to upload image' },
    { tone: 'success', text: 'Copied', detail: undefined },
  ]);
  notifyError('Failed to deploy landing page', 'Failed to deploy landing page');
  expect(shown).toHaveBeenLastCalledWith({ tone: 'error', text: 'Failed to deploy landing page' });
  end();
  notifySuccess('Later');
  expect(shown).toHaveBeenCalledTimes(3);
});

test('the first message calls for the toaster, the second does not', async () => {
  const { notifySuccess, subscribeToFirstNotice, wasNotified } = await import('./notify.ts');
  const listener = vi.fn<() => void>();
  subscribeToFirstNotice(listener);
  expect(wasNotified()).toBe(false);
  notifySuccess('One');
  notifySuccess('Two');
  expect(wasNotified()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
