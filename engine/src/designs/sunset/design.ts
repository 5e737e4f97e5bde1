import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, SunsetCard } from './card.tsx';
import { SunsetChart } from './chart.tsx';
import { SunsetClosing } from './closing.tsx';
import { SunsetCountdown } from './countdown.tsx';
import { SundownDriver } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { SunsetHero } from './hero.tsx';
import { SunsetStory } from './story.tsx';
import coastCss from './style/coast.css?inline';
import coastlineCss from './style/coastline.css?inline';
import factsCss from './style/facts.css?inline';
import printCss from './style/print.css?inline';
import roadCss from './style/road.css?inline';
import vistaCss from './style/vista.css?inline';
import { sunsetTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const sunset: Design = {
  name: 'sunset',
  world:
    'An evening drive in 1986: a striped sun on the horizon, a grid of light for a road, chrome and neon.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: sunsetTokens,
  css: [coastCss, vistaCss, factsCss, roadCss, coastlineCss, printCss].join(''),
  arrangements: {
    hero: SunsetHero,
    countdown: SunsetCountdown,
    story: SunsetStory,
    chart: SunsetChart,
    closing: SunsetClosing,
  },
  Frame: plainFrame('coast'),
  Emblem: SundownDriver,
  Card: SunsetCard,
  cardFonts,
  cardWeight: 800,
};
