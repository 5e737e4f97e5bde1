import { AnsiCreature } from './drawing/creature.tsx';
import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, TerminalCard } from './card.tsx';
import answersCss from './style/answers.css?inline';
import { AsciiCoin } from './drawing/emblem.tsx';
import feedsCss from './style/feeds.css?inline';
import { fonts } from './fonts.ts';
import { Terminal } from './frame.tsx';
import heroCss from './style/hero.css?inline';
import { SessionLog } from './hero.tsx';
import panesCss from './style/panes.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import screenCss from './style/screen.css?inline';
import { tokens } from './tokens.ts';
import { panes } from './panes.tsx';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const terminal: Design = {
  name: 'terminal',
  world:
    'A trading terminal: tiled boxes, a blinking cursor, a status line; on light pages, the printer’s paper.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--mono', family: 'Chivo Mono' },
    width: 0.6,
    isCapitals: false,
    selector:
      '.headline,.heading,.countdown-heading,.contract-label,.pull-quote,.step-title,.question h3,.social-name',
  },
  tokens,
  css: [screenCss, heroCss, panesCss, feedsCss, answersCss, printCss].join(''),
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: { hero: SessionLog, ...panes },
  Frame: Terminal,
  Emblem: AsciiCoin,
  Creature: AnsiCreature,
  Card: TerminalCard,
  cardFonts,
  cardWeight: 700,
};
