// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { uploadImage as Upload } from '../../../uploads/web/upload-image.ts';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';
import { BackgroundImageEntry } from './background-image-entry.tsx';

const { uploadImage } = vi.hoisted(() => ({ uploadImage: vi.fn<typeof Upload>() }));
vi.mock('../../../uploads/web/upload-image.ts', async (original) => ({
  ...(await original<object>()),
  uploadImage,
}));
vi.mock('../../../uploads/web/check-image.ts', () => ({ checkImage: async () => null }));

const path = (letter: string) => `/storage/main_images/temp/${letter.repeat(36)}.webp`;
const picture = (letter: string) => ({ url: path(letter), width: 512, height: 384 });

let studio: TestStudio;
afterEach(() => studio.remove());
const show = (start: Parameters<typeof showInStudio>[1] = {}) => {
  studio = showInStudio(<BackgroundImageEntry />, start);
};
const press = (label: string) => {
  const button = studio.place.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  if (!button) throw new Error(`No button ${label}`);
  flushSync(() => button.click());
};

test('a picture that the coin has is chosen and removed with one press each, and both are undone', () => {
  show({ facts: { image: picture('a'), gallery: [{ ...picture('b'), caption: null }] } });
  press('Use the coin’s picture');
  expect(studio.document().backgroundImage).toEqual(picture('a'));
  expect(studio.isPage()).toBe(true);
  press('Use picture 1 of the gallery');
  press('Use picture 1 of the gallery');
  expect(studio.document().backgroundImage).toEqual(picture('b'));
  press('Remove the image');
  expect(studio.document().backgroundImage).toBeUndefined();
  expect(studio.steps()).toEqual(['Background picture', 'Background picture', 'Remove background picture']);
  studio.undo();
  expect(studio.document().backgroundImage).toEqual(picture('b'));
  studio.undo();
  studio.undo();
  expect(studio.document().backgroundImage).toBeUndefined();
});

test('an upload is a step of the page, with the size that the service measured', async () => {
  uploadImage.mockResolvedValue({ ...picture('c'), colours: [], silhouette: null });
  show({ facts: { image: null, gallery: [] } });
  const input = studio.place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No control for files');
  const file = new File(['x'], 'sky.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => studio.document().backgroundImage).toEqual(picture('c'));
  expect(studio.steps()).toEqual(['Background picture']);
});

test('a design without a place for it says so, names those that have one, and keeps the picture', () => {
  show({ document: { ...testDocument({ design: 'brutal' }), backgroundImage: picture('d') } });
  expect(studio.place.textContent).toContain(
    'Brutal has no place for it: your picture is kept, and shows in Moonshot',
  );
  expect(studio.place.querySelector('img')?.getAttribute('src')).toBe(path('d'));
  expect(studio.steps()).toEqual([]);
});
