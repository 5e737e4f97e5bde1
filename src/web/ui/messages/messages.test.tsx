// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyError, notifySuccess, notifySuccessAlone } from '../feedback/notify.ts';
import { PlainNotices } from './plain-notices.tsx';
import { Toaster } from './toaster.tsx';

const long = 24 * 60 * 60_000;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => {
    toast.dismiss();
    await vi.runOnlyPendingTimersAsync();
    root.unmount();
  });
  document.body.replaceChildren();
});

async function show(Messages: () => React.ReactNode): Promise<void> {
  router = createMemoryRouter([{ path: '*', Component: Messages }], { initialEntries: ['/one'] });
  await act(async () => root.render(<RouterProvider router={router} />));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What goes, goes in steps: a frame, a render, and the time in which it fades. */
async function settle(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(250);
}

async function say(what: () => void): Promise<void> {
  await act(async () => what());
  await settle();
}

const shown = () => document.querySelector('section')?.innerText ?? '';

async function press(name: string): Promise<void> {
  const button = Array.from(document.querySelectorAll('button')).find(
    (each) => (each.getAttribute('aria-label') ?? each.innerText) === name,
  );
  if (!button) throw new Error(`There is no button ${name}.`);
  await say(() => button.click());
}

/** A memory router has no address bar, which tells of which screen a message is. */
const showAddress = (pathname: string) => vi.stubGlobal('location', { pathname });

async function leaveFor(path: string): Promise<void> {
  showAddress(path);
  await act(() => router.navigate(path));
  await settle();
}

test('what went well is told for some seconds', async () => {
  await show(Toaster);
  await say(() => notifySuccess('Saved'));
  expect(shown()).toContain('Saved');
  await pass(long);
  expect(shown()).not.toContain('Saved');
});

test('an error stays until it is closed, whatever screen comes', async () => {
  await show(Toaster);
  await say(() => notifyError('Upload failed', 'The picture is too large.'));
  await pass(long);
  await leaveFor('/two');
  expect(shown()).toContain('Upload failed');
  expect(shown()).toContain('The picture is too large.');
  await press('Close');
  expect(shown()).not.toContain('Upload failed');
});

test('what can be undone stays until it is closed, replaced by another one, or its screen is left', async () => {
  const undo = vi.fn<() => void>();
  showAddress('/one');
  await show(Toaster);
  await say(() => notifySuccess('Picture removed', undefined, { label: 'Undo', run: undo }));
  await pass(long);
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();

  await say(() => notifySuccess('First removed', undefined, { label: 'Undo', run: undo }));
  await say(() => notifySuccess('Second removed', undefined, { label: 'Undo', run: undo }));
  expect(shown()).not.toContain('First removed');
  expect(shown()).toContain('Second removed');
  await press('Close');
  expect(shown()).not.toContain('Second removed');

  await say(() => notifySuccess('Third removed', undefined, { label: 'Undo', run: undo }));
  await leaveFor('/two');
  expect(shown()).not.toContain('Third removed');
  expect(undo).toHaveBeenCalledOnce();
});

test('what is said of the screen that comes stays on it, though it is not drawn yet', async () => {
  showAddress('/one');
  await show(Toaster);
  await act(async () => {
    showAddress('/two');
    notifySuccess('Starting over', undefined, { label: 'Undo', run: () => {} });
    await router.navigate('/two');
  });
  await settle();
  expect(shown()).toContain('Starting over');
});

test.each([
  ['toaster', Toaster],
  ['what stands in for it', PlainNotices],
])('a sign-in or a sign-out ends what the %s said before', async (_name, Messages) => {
  await show(Messages);
  await say(() => notifyError('Please sign in to access this page'));
  await say(() => notifySuccessAlone('Successfully logged in!'));
  expect(shown()).toContain('Successfully logged in!');
  expect(shown()).not.toContain('Please sign in');
});

test('where the toaster did not come, everything stays until it is closed', async () => {
  await show(PlainNotices);
  await say(() => notifyError('Upload failed'));
  await say(() => notifySuccess('Saved'));
  await pass(long);
  expect(shown()).toContain('Upload failed');
  expect(shown()).toContain('Saved');
  await press('Close');
  expect(shown()).not.toContain('Upload failed');
  expect(shown()).toContain('Saved');
});
