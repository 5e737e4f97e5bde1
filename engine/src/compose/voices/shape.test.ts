import { expect, test } from 'vitest';
import { badger, linesOf, slots } from './lines.fixture.ts';
import { designs } from '../../designs/designs.ts';
import type { Voice } from '../../designs/voice.ts';

/** How the running text of a voice is built, its words aside. */
function shapeOf(voice: Voice) {
  const running = slots.filter((slot) => !/Heading|Label|kicker|headline/.test(slot));
  const texts = running.flatMap((slot) => linesOf(voice, slot, { ...badger, quote: null, habit: null }));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const words = sentences.map((sentence) => sentence.split(/\s+/).length);
  const share = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length / texts.length;
  return { words: words.reduce((sum, count) => sum + count, 0) / words.length, share };
}

test('voices differ in the shape of their sentences', () => {
  const shapes = {
    toonSky: shapeOf(designs['toon-sky'].voice),
    arcade: shapeOf(designs.arcade.voice),
    desktop98: shapeOf(designs['desktop-98'].voice),
    brutal: shapeOf(designs.brutal.voice),
    candy: shapeOf(designs.candy.voice),
    goldBar: shapeOf(designs['gold-bar'].voice),
    sticker: shapeOf(designs.sticker.voice),
  };
  const { toonSky: sky, arcade: cabinet, desktop98: help, brutal: wall, goldBar: bank } = shapes;
  // The cabinet and the wall are terse, the bank hardly ever stops; figures and colons are the cabinet's alone.
  expect(Math.max(cabinet.words, wall.words)).toBeLessThan(6);
  expect(Math.min(help.words, sky.words, shapes.candy.words)).toBeGreaterThan(7);
  expect(bank.words).toBeGreaterThan(14);
  expect(cabinet.share(/\d|:/)).toBeGreaterThan(0.5);
  expect(wall.share(/\d|!/)).toBe(0);
  // The sky cannot help exclaiming, the help file never would, and calls everybody you.
  expect(sky.share(/!/)).toBeGreaterThan(0.4);
  expect(help.share(/!|n’t/)).toBe(0);
  expect(help.share(/\byou/i)).toBeGreaterThan(0.4);
  expect(bank.share(/!|n’t/)).toBe(0);
  // The notebook has no capitals and one author.
  expect(shapes.sticker.share(/^[^A-Z]/)).toBeGreaterThan(0.95);
  expect(shapes.sticker.share(/\bi\b|\bi’m\b/)).toBeGreaterThan(0.4);
});
