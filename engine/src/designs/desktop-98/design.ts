import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, DesktopCard } from './card.tsx';
import { Machine } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { Desktop } from './frame.tsx';
import { DesktopHero } from './hero.tsx';
import { desktopTokens } from './tokens.ts';
import screenCss from './style/screen.css?inline';
import chromeCss from './style/chrome.css?inline';
import heroCss from './style/hero.css?inline';
import dialogsCss from './style/dialogs.css?inline';
import countdownCss from './style/countdown.css?inline';
import readmeCss from './style/readme.css?inline';
import setupCss from './style/setup.css?inline';
import sheetsCss from './style/sheets.css?inline';
import dialUpCss from './style/dial-up.css?inline';
import helpCss from './style/help.css?inline';
import taskBarCss from './style/task-bar.css?inline';
import printCss from './style/print.css?inline';
import { windows } from './windows.tsx';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const desktop98: Design = {
  name: 'desktop-98',
  world:
    'An old desktop: grey windows with bevelled edges, a paint program, an error dialog that is a joke, a task bar.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: desktopTokens,
  css: [
    screenCss,
    chromeCss,
    heroCss,
    dialogsCss,
    countdownCss,
    readmeCss,
    setupCss,
    sheetsCss,
    dialUpCss,
    helpCss,
    taskBarCss,
    printCss,
  ].join(''),
  arrangements: { hero: DesktopHero, ...windows },
  Frame: Desktop,
  Emblem: Machine,
  Card: DesktopCard,
  cardFonts,
  cardWeight: 700,
};
