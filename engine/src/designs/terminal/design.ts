import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, TerminalCard } from './card.tsx';
import answersCss from './style/answers.css?inline';
import { TerminalChart } from './arrangements/chart.tsx';
import { TerminalClosing } from './arrangements/closing.tsx';
import { TerminalCommunity } from './arrangements/community.tsx';
import { TerminalContract } from './arrangements/contract.tsx';
import { TerminalCountdown } from './arrangements/countdown.tsx';
import { AsciiCoin } from './drawing/emblem.tsx';
import { TerminalFaq } from './arrangements/faq.tsx';
import feedsCss from './style/feeds.css?inline';
import { fonts } from './fonts.ts';
import { Terminal } from './frame.tsx';
import { TerminalGallery } from './arrangements/gallery.tsx';
import heroCss from './style/hero.css?inline';
import { SessionLog } from './hero.tsx';
import { TerminalHowToBuy } from './arrangements/how-to-buy.tsx';
import panesCss from './style/panes.css?inline';
import printCss from './style/print.css?inline';
import screenCss from './style/screen.css?inline';
import { TerminalRoadmap } from './arrangements/roadmap.tsx';
import { TerminalStory } from './arrangements/story.tsx';
import { TerminalTokenomics } from './arrangements/tokenomics.tsx';
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
