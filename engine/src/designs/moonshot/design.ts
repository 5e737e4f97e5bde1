import type { Palette } from '../../colour/palette.ts';
import type { Design, DesignTokens } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, MoonshotCard } from './card.tsx';
import { MoonshotClosing } from './closing.tsx';
import { MoonEmblem } from './emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { MoonshotHero } from './hero.tsx';
import { MoonshotHowToBuy } from './how-to-buy.tsx';
import { hazeOf } from './light.ts';
import { MoonshotStory } from './story.tsx';
import endingCss from './style/ending.css?inline';
import factsCss from './style/facts.css?inline';
import flightCss from './style/flight.css?inline';
import heroCss from './style/hero.css?inline';
import heroLayoutsCss from './style/hero-layouts.css?inline';
import orbitCss from './style/orbit.css?inline';
import skyCss from './style/sky.css?inline';
import storyCss from './style/story.css?inline';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const moonshot: Design = {
  name: 'moonshot',
  world: 'Deep space: stars, an orbit ring around the mascot, a planet’s rim of light.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens,
  css: [skyCss, heroCss, orbitCss, heroLayoutsCss, factsCss, storyCss, flightCss, endingCss].join(''),
  arrangements: {
    hero: MoonshotHero,
    story: MoonshotStory,
    'how-to-buy': MoonshotHowToBuy,
    closing: MoonshotClosing,
  },
  Frame: plainFrame('space'),
  Emblem: MoonEmblem,
  Card: MoonshotCard,
  cardFonts,
  cardWeight: 800,
};

/** Light is the palette's two colours at several strengths; glows lie under no text, and are fainter by day. */
function tokens(palette: Palette): DesignTokens {
  const { primary, secondary } = palette;
  const day = palette.scheme === 'light';
  return {
    '--haze': hazeOf(primary, palette),
    '--haze-2': hazeOf(secondary, palette),
    '--glow': `${primary}${day ? '66' : '99'}`,
    '--glow-2': `${secondary}${day ? '55' : '80'}`,
    '--star-strength': day ? '0.45' : '1',
  };
}
