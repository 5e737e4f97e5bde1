import { assert, boolean, dictionary, jsonValue, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createMemberReader } from './members.ts';

function read(...pieces: string[]) {
  const members: [string, unknown][] = [];
  const reader = createMemberReader((name, value) => members.push([name, value]));
  for (const piece of pieces) reader.write(piece);
  return { members, isWhole: reader.isWhole() };
}

test('every member of any object is told once, in order, wherever the text is cut', () => {
  assert(
    property(
      // An empty object has nothing to tell and no beginning to find.
      dictionary(string(), jsonValue(), { minKeys: 1 }),
      nat(),
      boolean(),
      (object, size, pretty) => {
        const json = JSON.stringify(object, null, pretty ? 2 : 0);
        const parsed = JSON.parse(json) as Record<string, unknown>;
        const length = (size % 7) + 1;
        const pieces = json.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
        expect(read(...pieces)).toEqual({ members: Object.entries(parsed), isWhole: true });
      },
    ),
  );
});

test('a member is told when it is whole, not before', () => {
  expect(read('{"a": {"b": "c, }').members).toEqual([]);
  expect(read('{"a": {"b": "c, }"}').members).toEqual([]);
  expect(read('{"a": {"b": "c, }"},').members).toEqual([['a', { b: 'c, }' }]]);
});

test('an object that breaks off keeps what was whole', () => {
  expect(read('{"a": 1, "b": {"c": "d"}, "e": "f')).toEqual({
    members: [
      ['a', 1],
      ['b', { c: 'd' }],
    ],
    isWhole: false,
  });
});

test('words and fences around the object are not read', () => {
  const { members, isWhole } = read('Here is the page for {name}:\n```json\n{ "a": 1 }\n```\n{"b": 2}');
  expect(members).toEqual([['a', 1]]);
  expect(isWhole).toBe(true);
});

test('a member that is no JSON is left out, the others are kept', () => {
  expect(read('{"a": "line\nbreak", "b": 2, c: 3, "d": 4}').members).toEqual([
    ['b', 2],
    ['d', 4],
  ]);
});

test('what is no object at all tells nothing', () => {
  expect(read('I am sorry, I cannot help with that.')).toEqual({ members: [], isWhole: false });
  expect(read('')).toEqual({ members: [], isWhole: false });
});
