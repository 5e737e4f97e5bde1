import { describe, expect, test } from 'vitest';
import { composeAs } from './compose.ts';
import { lexicon } from './reading/lexicon.ts';
import { readCoin } from './reading/reading.ts';
import { textsOf } from './test-pages.ts';
import { variedCoins } from './test-varied-coins.ts';
import { arcade } from './voices/arcade.ts';
import { brutal } from './voices/brutal.ts';
import { candy } from './voices/candy.ts';
import { comic } from './voices/comic.ts';
import { desktop98 } from './voices/desktop-98.ts';
import { goldBar } from './voices/gold-bar.ts';
import { moonshot } from './voices/moonshot.ts';
import { sticker } from './voices/sticker.ts';
import { sunset } from './voices/sunset.ts';
import { tabloid } from './voices/tabloid.ts';
import { terminal } from './voices/terminal.ts';
import { toonSky } from './voices/toon-sky.ts';
import type { Voice } from './voices/voice.ts';

const voices: Record<string, Voice> = {
  moonshot,
  comic,
  terminal,
  toonSky,
  arcade,
  desktop98,
  brutal,
  candy,
  goldBar,
  sticker,
  sunset,
  tabloid,
};

describe.each(Object.entries(voices))('sixty coins about sixty things, in the voice of %s', (_, voice) => {
  test('share no line: none of ours could stand on the page of another', () => {
    const owners = new Map<string, Set<string>>();
    for (const facts of variedCoins)
      for (const seed of [0, 1]) {
        const page = composeAs({ facts, seed, design: 'moonshot', voice });
        // `The B in Blip` is nobody else's, whatever their initials, and a name that stands where others have a noun is its coin's.
        const own = readCoin(facts).subject.a === '{name}' ? '{name}' : ' in {name}';
        for (const text of textsOf(page)
          .filter(isLine)
          .map((line) => line.replaceAll(own, own.replace('{name}', facts.name))))
          owners.set(text, (owners.get(text) ?? new Set()).add(facts.name));
      }
    const shared = [...owners].filter(([, coins]) => coins.size > 1);
    expect(shared.map(([text, coins]) => `${text} (${[...coins].join(', ')})`)).toEqual([]);
  });
});

test('every noun that we know has a sound of its own', () => {
  const sounds = lexicon.map(({ sound }) => sound.toLowerCase());
  expect(new Set(sounds).size).toBe(sounds.length);
});

/** Names and signs alone are labels. */
function isLine(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}|\bon\b/g, ''));
}
