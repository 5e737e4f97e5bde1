import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandError, wholeNumber } from '../command-error.ts';
import { readCoinsFile } from './coins-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-coins-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(text: string): Promise<string> {
  const file = join(folder, 'coins.json');
  await writeFile(file, text);
  return file;
}

test.each([
  ['[{"coinName": ', /^\/.*coins\.json is no JSON: .+\.$/],
  ['{"coin": []}', /holds no list of coins/],
  ['7', /holds no list of coins/],
  ['[]', /coins\.json holds no coins\.$/],
  ['{"coins": []}', /coins\.json holds no coins\.$/],
  ['[{}, "Pepe"]', /^Coin 2 of .* is no object/],
])('of the file %s is said in one line what is wrong', async (text, sentence) => {
  const error: unknown = await readCoinsFile(await fileWith(text)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect(error instanceof Error ? error.message : '').toMatch(sentence);
  expect(String(error).split('\n')).toHaveLength(1);
});

test('a file that is not there is named', async () => {
  const file = join(folder, 'nowhere.json');
  await expect(readCoinsFile(file)).rejects.toEqual(new CommandError(`There is no file ${file}.`));
});

test('a picture beside the file belongs to its coin, and one that is missing is told', async () => {
  await writeFile(join(folder, 'frog.png'), 'a picture');
  const coins = [
    { coinName: 'Frog', mainImageUrl: 'frog.png' },
    { coinName: 'Toad', mainImageUrl: 'toad.png' },
    { coinName: 'Newt' },
  ];
  const [frog, toad, newt] = await readCoinsFile(await fileWith(JSON.stringify({ coins })));
  expect(frog).toMatchObject({ picture: { name: 'frog.png' }, refused: [] });
  expect(toad).toEqual({
    details: { coinName: 'Toad', mainImageUrl: '' },
    picture: null,
    refused: [
      {
        field: 'mainImageUrl',
        value: 'toad.png',
        message: `There is no picture ${join(folder, 'toad.png')}.`,
      },
    ],
  });
  expect(newt).toEqual({ details: { coinName: 'Newt' }, picture: null, refused: [] });
});

test('the number of an option is whole and large enough', () => {
  expect(wholeNumber('--seed', '0', 0)).toBe(0);
  for (const [given, least] of [
    ['abc', 0],
    ['', 0],
    ['-1', 0],
    ['1.5', 0],
    ['1e3', 0],
    ['0', 1],
  ] as const) {
    expect(() => wholeNumber('--seed', given, least)).toThrow(
      new CommandError(`--seed takes a whole number from ${least}, not "${given}".`),
    );
  }
});
