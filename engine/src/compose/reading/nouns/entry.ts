/** What a voice may joke about once it knows what a coin is. All of it is true of every such creature or thing. */
export interface Entry {
  noun: string;
  /** Where it is not the noun with an s. */
  plural?: string;
  /** Other words, names, emoji and scripts for it. */
  also: readonly string[];
  /** Words among them that have no plural and take no article: `some rain`. */
  uncounted: readonly string[];
  kind: 'animal' | 'food' | 'object' | 'character' | 'idea';
  /** As a comic book letters it, without its exclamation mark. */
  sound: string;
  /** Of its body: `the tail`. */
  part: string;
  /** Plural or without number: `asked for biscuits`. */
  wants: string;
  /** With its article: `the yard`. */
  place: string;
}

/** @param nouns the noun, with its plural behind a slash or a `+` where it has none, then other words for it */
export function entry(
  kind: Entry['kind'],
  nouns: string,
  [sound, part, wants, place]: readonly [string, string, string, string],
): Entry {
  const [spelled = '', ...others] = nouns.split(' ');
  const [noun = '', plural] = spelled.split('/');
  const words = [noun, ...others];
  const bare = (word: string) => word.replace('+', '');
  return {
    noun: bare(noun),
    ...(plural === undefined ? {} : { plural }),
    also: others.map(bare),
    uncounted: words.filter((word) => word.endsWith('+')).map(bare),
    kind,
    sound,
    part,
    wants,
    place,
  };
}
