import { SpriteCreature } from './drawing/creature.tsx';
import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ArcadeCard } from './card.tsx';
import { ArcadeChart } from './chart.tsx';
import { ArcadeClosing } from './closing.tsx';
import { ArcadeCountdown } from './countdown.tsx';
import { BonusCoin } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { Cabinet } from './frame.tsx';
import { AttractScreen } from './hero.tsx';
import { ArcadeHowToBuy } from './how-to-buy.tsx';
import { LevelMap } from './level-map.tsx';
import { ArcadeStory } from './story.tsx';
import cabinetCss from './style/cabinet.css?inline';
import countdownCss from './style/countdown.css?inline';
import endingCss from './style/ending.css?inline';
import factsCss from './style/facts.css?inline';
import mapCss from './style/map.css?inline';
import partsCss from './style/parts.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import screenCss from './style/screen.css?inline';
import storyCss from './style/story.css?inline';
import pictureCss from './style/picture.css?inline';
import { arcadeTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const arcade: Design = {
  name: 'arcade',
  world: 'An 8-bit cabinet: pixels, scan lines, a joystick, INSERT COIN; the roadmap is a level map.',
  showcase,
  wording,
  affinity,
  fonts,
  tokens: arcadeTokens,
  css: [cabinetCss, partsCss, screenCss, factsCss, countdownCss, storyCss, mapCss, endingCss, printCss].join(
    '',
  ),
  picture: { grounds: ['--sky-2', '--surface-raised'], css: pictureCss },
  layoutCss: { 'picture-first': pictureFirstCss, poster: posterCss, spread: spreadCss, open: openCss },
  arrangements: {
    hero: AttractScreen,
    countdown: ArcadeCountdown,
    story: ArcadeStory,
    'how-to-buy': ArcadeHowToBuy,
    chart: ArcadeChart,
    roadmap: LevelMap,
    closing: ArcadeClosing,
  },
  Frame: Cabinet,
  Emblem: BonusCoin,
  Creature: SpriteCreature,
  Card: ArcadeCard,
  cardFonts,
  cardWeight: 700,
};
