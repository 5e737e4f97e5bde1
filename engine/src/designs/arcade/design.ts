import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ArcadeCard } from './card.tsx';
import { ArcadeChart } from './chart.tsx';
import { ArcadeClosing } from './closing.tsx';
import { ArcadeCountdown } from './countdown.tsx';
import { CoinPlayer } from './drawing/emblem.tsx';
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
import printCss from './style/print.css?inline';
import screenCss from './style/screen.css?inline';
import storyCss from './style/story.css?inline';
import { arcadeTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const arcade: Design = {
  name: 'arcade',
  world: 'An 8-bit cabinet: pixels, scan lines, a joystick, INSERT COIN; the roadmap is a level map.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: arcadeTokens,
  css: [cabinetCss, partsCss, screenCss, factsCss, countdownCss, storyCss, mapCss, endingCss, printCss].join(
    '',
  ),
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
  Emblem: CoinPlayer,
  Card: ArcadeCard,
  cardFonts,
  cardWeight: 700,
};
