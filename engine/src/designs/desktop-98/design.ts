import { IconCreature } from './drawing/creature.tsx';
import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, DesktopCard } from './card.tsx';
import { Seal } from './drawing/emblem.tsx';
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
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import { windows } from './windows.tsx';
import backgroundImageCss from './style/background-image.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const desktop98: Design = {
  name: 'desktop-98',
  world:
    'An old desktop: grey windows with bevelled edges, a paint program, an error dialog that is a joke, a task bar.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--display', family: 'Pixelify Sans' },
    width: 0.502,
    isCapitals: false,
    text: { property: '--plain' },
  },
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
  picture: { grounds: ['--hi', '--face'] },
  backgroundImage: { ground: '--background', inks: [], strength: 1, css: backgroundImageCss },
  layoutCss: { 'picture-first': pictureFirstCss, poster: posterCss, spread: spreadCss, open: openCss },
  arrangements: { hero: DesktopHero, ...windows },
  Frame: Desktop,
  Emblem: Seal,
  Creature: IconCreature,
  Card: DesktopCard,
  cardFonts,
  cardWeight: 700,
};
