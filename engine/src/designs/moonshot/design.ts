import type { Palette } from '../../colour/palette.ts';
import type { Design, DesignTokens } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, MoonshotCard } from './card.tsx';
import { MoonshotClosing } from './closing.tsx';
import { Astronaut } from './creature.tsx';
import { MoonEmblem } from './emblem.tsx';
import { fonts } from './fonts.ts';
import { daylight } from '../shared/tints.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { MoonshotHero } from './hero.tsx';
import { MoonshotHowToBuy } from './how-to-buy.tsx';
import { hazeOf } from './light.ts';
import { MoonshotStory } from './story.tsx';
import openCss from './style/open.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import endingCss from './style/ending.css?inline';
import factsCss from './style/facts.css?inline';
import flightCss from './style/flight.css?inline';
import heroCss from './style/hero.css?inline';
import orbitCss from './style/orbit.css?inline';
import skyCss from './style/sky.css?inline';
import storyCss from './style/story.css?inline';
import pictureCss from './style/picture.css?inline';
import backgroundImageCss from './style/background-image.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const moonshot: Design = {
  name: 'moonshot',
  world: 'Deep space: stars, an orbit ring around the mascot, a planet’s rim of light.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--display', family: 'Unbounded' },
    width: 0.631,
    isCapitals: false,
    text: { property: '--sans' },
  },
  tokens,
  picture: { css: pictureCss },
  backgroundImage: {
    ground: '--background',
    inks: ['--text', '--text-muted', '--primary-text'],
    strength: 0.6,
    css: backgroundImageCss,
  },
  css: [skyCss, heroCss, orbitCss, factsCss, storyCss, flightCss, endingCss].join(''),
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: {
    hero: MoonshotHero,
    story: MoonshotStory,
    'how-to-buy': MoonshotHowToBuy,
    closing: MoonshotClosing,
  },
  Frame: plainFrame('space'),
  Emblem: MoonEmblem,
  Creature: Astronaut,
  Card: MoonshotCard,
  cardFonts,
  cardWeight: 800,
};

/** Light is the palette's two colours at several strengths; glows lie under no text, and are fainter by day. */
function tokens(palette: Palette): DesignTokens {
  const day = palette.scheme === 'light';
  const light = day ? daylight : (colour: string) => colour;
  const [primary, secondary] = [light(palette.primary), light(palette.secondary)];
  return {
    '--haze': hazeOf(primary, palette),
    '--haze-2': hazeOf(secondary, palette),
    '--glow': `${primary}${day ? '66' : '99'}`,
    '--glow-2': `${secondary}${day ? '55' : '80'}`,
    '--star': day ? palette.primaryEdge : palette.text,
    // By day the planet is as bright as it is.
    '--planet': day ? palette.primary : palette.surface,
  };
}
