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
import printCss from './style/print.css?inline';
import screenCss from './style/screen.css?inline';
import { tokens } from './tokens.ts';
import { panes } from './panes.tsx';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const terminal: Design = {
  name: 'terminal',
  world:
    'A trading terminal: tiled boxes, a blinking cursor, a status line; on light pages, the printer’s paper.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens,
  css: [screenCss, heroCss, panesCss, feedsCss, answersCss, printCss].join(''),
  arrangements: { hero: SessionLog, ...panes },
  Frame: Terminal,
  Emblem: AsciiCoin,
  Card: TerminalCard,
  cardFonts,
  cardWeight: 700,
};
