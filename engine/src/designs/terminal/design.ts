import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, TerminalCard } from './card.tsx';
import answersCss from './answers.css?inline';
import { TerminalChart } from './chart.tsx';
import { TerminalClosing } from './closing.tsx';
import { TerminalCommunity } from './community.tsx';
import { TerminalContract } from './contract.tsx';
import { TerminalCountdown } from './countdown.tsx';
import { AsciiCoin } from './emblem.tsx';
import { TerminalFaq } from './faq.tsx';
import feedsCss from './feeds.css?inline';
import { fonts } from './fonts.ts';
import { Terminal } from './frame.tsx';
import { TerminalGallery } from './gallery.tsx';
import heroCss from './hero.css?inline';
import { SessionLog } from './hero.tsx';
import { TerminalHowToBuy } from './how-to-buy.tsx';
import panesCss from './panes.css?inline';
import printCss from './print.css?inline';
import screenCss from './screen.css?inline';
import { TerminalRoadmap } from './roadmap.tsx';
import { TerminalStory } from './story.tsx';
import { TerminalTokenomics } from './tokenomics.tsx';
import { tokens } from './tokens.ts';
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
  arrangements: {
    hero: SessionLog,
    'contract-bar': TerminalContract,
    countdown: TerminalCountdown,
    story: TerminalStory,
    'how-to-buy': TerminalHowToBuy,
    tokenomics: TerminalTokenomics,
    chart: TerminalChart,
    roadmap: TerminalRoadmap,
    gallery: TerminalGallery,
    community: TerminalCommunity,
    faq: TerminalFaq,
    closing: TerminalClosing,
  },
  Frame: Terminal,
  Emblem: AsciiCoin,
  Card: TerminalCard,
  cardFonts,
  cardWeight: 700,
};
