import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, StickerCard } from './card.tsx';
import { StickerChart } from './chart.tsx';
import { StickerClosing } from './closing.tsx';
import { StickerFooter } from './cover.tsx';
import { StickerCreature } from './drawing/creature.tsx';
import { TickerBadge } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { Notebook } from './frame.tsx';
import { StickerHero } from './hero.tsx';
import { StickerTokenomics } from './receipt.tsx';
import { stuckOn } from './stuck-on.tsx';
import { StickerStory } from './story.tsx';
import openCss from './style/open.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import collageCss from './style/collage.css?inline';
import factsCss from './style/facts.css?inline';
import listsCss from './style/lists.css?inline';
import notesCss from './style/notes.css?inline';
import paperCss from './style/paper.css?inline';
import partsCss from './style/parts.css?inline';
import printCss from './style/print.css?inline';
import ruledCss from './style/ruled.css?inline';
import pictureCss from './style/picture.css?inline';
import { stickerTokens, tilts } from './tokens.ts';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const sticker: Design = {
  name: 'sticker',
  world: 'A notebook full of stickers, tape, doodles and torn paper, in which nothing is quite straight.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--marker', family: 'Permanent Marker' },
    width: 0.508,
    isCapitals: false,
    text: { property: '--hand' },
  },
  tokens: (palette, seed) => ({ ...stickerTokens(palette), ...tilts(seed) }),
  css: [paperCss, partsCss, collageCss, notesCss, ruledCss, factsCss, listsCss, printCss].join(''),
  picture: { grounds: ['--pale'], cardGrounds: ['--primary'], css: pictureCss },
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: {
    hero: StickerHero,
    story: StickerStory,
    'how-to-buy': stuckOn('how-to-buy', 3),
    tokenomics: StickerTokenomics,
    chart: StickerChart,
    roadmap: stuckOn('roadmap', 5),
    gallery: stuckOn('gallery', 6),
    community: stuckOn('community', 1),
    faq: stuckOn('faq', 2),
    closing: StickerClosing,
    footer: StickerFooter,
  },
  Frame: Notebook,
  Emblem: TickerBadge,
  Creature: StickerCreature,
  Card: StickerCard,
  cardFonts,
  cardWeight: 800,
};
