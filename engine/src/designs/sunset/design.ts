import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, SunsetCard } from './card.tsx';
import { SunsetChart } from './chart.tsx';
import { SunsetClosing } from './closing.tsx';
import { SunsetCountdown } from './countdown.tsx';
import { NeonCreature } from './drawing/creature.tsx';
import { CoastBadge } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { SunsetHero } from './hero.tsx';
import { SunsetStory } from './story.tsx';
import coastCss from './style/coast.css?inline';
import coastlineCss from './style/coastline.css?inline';
import factsCss from './style/facts.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import roadCss from './style/road.css?inline';
import vistaCss from './style/vista.css?inline';
import pictureCss from './style/picture.css?inline';
import { sunsetTokens } from './tokens.ts';
import backgroundImageCss from './style/background-image.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const sunset: Design = {
  name: 'sunset',
  world:
    'An evening drive in 1986: a striped sun on the horizon, a grid of light for a road, chrome and neon.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--letters', family: 'Exo 2' },
    width: 0.538,
    isCapitals: true,
  },
  tokens: sunsetTokens,
  css: [coastCss, vistaCss, factsCss, roadCss, coastlineCss, printCss].join(''),
  picture: { grounds: ['--sun-mid', '--sun-low'], css: pictureCss },
  backgroundImage: {
    ground: '--background',
    inks: ['--text', '--primary-text', '--secondary-text'],
    strength: 0.7,
    css: backgroundImageCss,
  },
  layoutCss: { 'words-first': wordsFirstCss, poster: posterCss, spread: spreadCss, open: openCss },
  arrangements: {
    hero: SunsetHero,
    countdown: SunsetCountdown,
    story: SunsetStory,
    chart: SunsetChart,
    closing: SunsetClosing,
  },
  Frame: plainFrame('coast'),
  Emblem: CoastBadge,
  Creature: NeonCreature,
  Card: SunsetCard,
  cardFonts,
  cardWeight: 800,
};
