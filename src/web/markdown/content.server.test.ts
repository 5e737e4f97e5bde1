import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentNameOf, readContent } from './content.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-content-'));
  await mkdir(join(folder, 'content'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(folder, 'content', name), text);

test('what an operator writes is shown at once, its first heading as the title', async () => {
  await write('privacy.md', '# What we keep\n\nYour **email**, nothing else.\n');
  expect(await readContent('privacy')).toMatchObject({
    title: 'What we keep',
    blocks: [{ kind: 'paragraph' }],
  });
  await write('privacy.md', '# Even less\n');
  expect(await readContent('privacy')).toEqual({ title: 'Even less', blocks: [] });
});

test('a text without a heading is shown without a title', async () => {
  await write('terms.md', 'Be kind.\n');
  expect(await readContent('terms')).toMatchObject({ title: '', blocks: [{ kind: 'paragraph' }] });
});

test('a page whose file an operator has taken away does not exist', async () => {
  await expect(readContent('disclaimers')).rejects.toMatchObject({ status: 404 });
});

test('a path names its own file and no other', () => {
  expect(contentNameOf('/privacy')).toBe('privacy');
  expect(contentNameOf('/tools/')).toBe('tools');
  for (const path of ['/', '/secrets', '/privacy.md', '/../privacy/x', '/constructor']) {
    expect(() => contentNameOf(path)).toThrow(Response);
  }
});
