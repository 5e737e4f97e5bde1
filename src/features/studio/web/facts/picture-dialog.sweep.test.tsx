// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { coinDetailsSchema, type CoinDetails } from '../../../coins/contract.ts';
import type { uploadImage as Upload } from '../../../uploads/web/upload-image.ts';
import type { notifySuccess as Notify } from '../../../../web/ui/feedback/notify.ts';
import type { Studio } from '../state/studio-context.ts';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const { uploadImage, notifySuccess, notifyError } = vi.hoisted(() => ({
  uploadImage: vi.fn<typeof Upload>(),
  notifySuccess: vi.fn<typeof Notify>(),
  notifyError: vi.fn<typeof Notify>(),
}));
vi.mock('../../../uploads/web/upload-image.ts', async (original) => ({
  ...(await original<object>()),
  uploadImage,
}));
vi.mock('../../../uploads/web/check-image.ts', () => ({ checkImage: async () => null }));
vi.mock('../../../../web/ui/feedback/notify.ts', () => ({ notifySuccess, notifyError }));

const path = (letter: string) =>
  `/storage/main_images/temp/${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}.webp`;
const [own, first, second, fresh] = ['a', 'b', 'c', 'd'].map(path) as [string, string, string, string];
const rules = { today: '2020-01-01', savedLaunchDate: null };

let details: CoinDetails;
let refusal: Response | null;
/** Answers as the service, which keeps what it is sent. @returns what was sent */
function serve() {
  const sent: CoinDetails[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ details, image: null });
    const { userId: _userId, ...body } = (await request.json()) as CoinDetails & { userId?: string };
    sent.push(body);
    if (refusal) return refusal;
    details = { ...details, ...body };
    return Response.json(details);
  });
  return sent;
}

let shown: ReturnType<typeof showInStudio>;
const onClose = vi.fn<() => void>();
const refreshFacts = vi.fn<Studio['refreshFacts']>(async () => {});
function show(picture: string | null) {
  const size = { width: 64, height: 64 };
  const facts = testFacts({
    image: { url: own, ...size },
    gallery: details.gallery.map(({ url, caption }) => ({ url, ...size, caption: caption || null })),
  });
  shown = showInStudio(
    fakeStudio({ facts, refreshFacts }),
    <PictureDialog picture={picture} onClose={onClose} />,
  );
}
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  refusal = null;
  details = {
    ...coinDetailsSchema(rules).parse(testCoin()),
    mainImageUrl: own,
    gallery: [
      { url: first, caption: 'The pond' },
      { url: second, caption: '' },
    ],
  };
});
afterEach(() => {
  shown.close();
  vi.unstubAllGlobals();
});

const closed = async () => await expect.poll(() => onClose).toHaveBeenCalledOnce();
const urls = () => details.gallery.map(({ url }) => url);
const removeButton = () => document.querySelector<HTMLElement>('[aria-label="Remove the image"]');
/** Presses Undo in the last message. */
const undo = () => notifySuccess.mock.lastCall?.[2]?.run();
function choose() {
  uploadImage.mockResolvedValue({ url: fresh, width: 64, height: 64, colours: [], silhouette: null });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No control for files');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.png', { type: 'image/png' })] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the coin’s picture is swapped beside its saved facts, and changed back', async () => {
  const sent = serve();
  show(null);
  expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe(own);
  choose();
  await closed();
  expect(details).toMatchObject({ mainImageUrl: fresh, symbol: 'WIF' });
  expect(urls()).toEqual([first, second]);
  expect(refreshFacts).toHaveBeenCalledOnce();
  expect(notifySuccess.mock.lastCall?.[0]).toBe('Picture changed');
  undo();
  await expect.poll(() => details.mainImageUrl).toBe(own);
  expect(sent).toHaveLength(2);
});

test('a picture of the gallery is swapped where it stands and keeps its caption', async () => {
  serve();
  show(first);
  choose();
  await closed();
  expect(details.gallery).toEqual([
    { url: fresh, caption: 'The pond' },
    { url: second, caption: '' },
  ]);
  expect(details.mainImageUrl).toBe(own);
  undo();
  await expect.poll(() => urls()).toEqual([first, second]);
});

test('a caption that was typed and not saved goes along with the picture', async () => {
  serve();
  show(first);
  shown.type('[name=caption]', 'The lily');
  choose();
  await closed();
  expect(details.gallery[0]).toEqual({ url: fresh, caption: 'The lily' });
});

test('changing a picture back overwrites nothing that was written since', async () => {
  serve();
  show(first);
  choose();
  await closed();
  details = { ...details, gallery: details.gallery.map((each) => ({ ...each, caption: 'Written since' })) };
  undo();
  await expect.poll(() => notifyError).toHaveBeenCalledOnce();
  expect(notifyError.mock.lastCall?.[1]).toContain('were changed since');
  expect(details.gallery.map(({ caption }) => caption)).toEqual(['Written since', 'Written since']);
});

test('a picture of the gallery is taken out, and brought back in its place', async () => {
  serve();
  show(first);
  removeButton()?.click();
  await closed();
  expect(urls()).toEqual([second]);
  undo();
  await expect.poll(() => urls()).toEqual([first, second]);
});

test('a picture of the gallery is moved, as far as there is room', async () => {
  serve();
  show(first);
  expect(shown.button('Earlier')?.hasAttribute('disabled')).toBe(true);
  shown.press('Later');
  await expect.poll(() => urls()).toEqual([second, first]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a caption is written for the picture that was pressed', async () => {
  serve();
  show(second);
  expect(shown.button('Save caption')?.hasAttribute('disabled')).toBe(true);
  shown.type('[name=caption]', 'The leap');
  document.querySelector('form')?.requestSubmit();
  await closed();
  expect(details.gallery).toEqual([
    { url: first, caption: 'The pond' },
    { url: second, caption: 'The leap' },
  ]);
});

test('what is refused is said in the dialog, which stays', async () => {
  serve();
  const message = 'This image is no longer there. Please upload it again.';
  refusal = Response.json(
    {
      defined: true,
      code: 'INVALID_INPUT',
      status: 422,
      message,
      data: { issues: [{ path: 'mainImageUrl', message }] },
    },
    { status: 422 },
  );
  show(null);
  choose();
  await expect.poll(() => shown.text()).toContain(message);
  expect(onClose).not.toHaveBeenCalled();
  expect(shown.button('Cancel')?.hasAttribute('disabled')).toBe(false);
});
