import type { ComponentType, ReactElement } from 'react';
import { chainOf, type Chain } from '../chains/chains.ts';
import type { Palette } from '../colour/palette.ts';
import { boundedCache } from '../colour/bounded-cache.ts';
import { tokenValues, type TokenValues } from '../text/tokens.ts';
import type { QuestionLayout } from './layouts.ts';
import type { PictureTreatment } from './picture-treatment.ts';
import type { Facts, FactsImage } from '../facts.ts';
import { pageTexts, type PageTexts } from '../languages/languages.ts';
import type { PageLanguage } from '../languages/texts.ts';
import { countdownParts, formatInstant, type Countdown } from '../launch/launch.ts';
import { pageLinks, type PageLinks } from './links.ts';
import { needsReminder } from './reminder.ts';

/** The launch as the page shows it. */
export interface LaunchState {
  /** Milliseconds since 1970, UTC. */
  instant: number;
  /** At the time of rendering; the page's script turns the first into the second when the time comes. */
  phase: 'before' | 'live';
  left: Countdown;
  /** In words, e.g. `Friday, January 15, 2027 at 12:00 PM CST`. */
  cst: string;
  utc: string;
}

/** Everything that a section or a design may know beside the section's own props. */
export interface PageContext extends PageTexts {
  /** Pictures at the URLs that the page loads. */
  facts: Facts;
  chain: Chain;
  palette: Palette;
  seed: number;
  tokens: TokenValues;
  links: PageLinks;
  /** URL of the file that puts the launch in a calendar: the main button of a coin with nowhere else to lead; null without one. */
  reminderUrl: string | null;
  launch: LaunchState;
  /** What the creator's sentences are written in where the page's texts are in another language, BCP 47. */
  theirLang: string | undefined;
  /** The coin's picture: the facts' own. */
  image: FactsImage | null;
  /** The picture behind the first view; null without one, or where the design has no place for it. */
  backgroundImage: FactsImage | null;
  /** Stands for the coin when it has no picture. */
  emblem: ReactElement | null;
  /** Whether every answer is shown from the start. */
  questions: QuestionLayout;
  /** Null where it is a photograph that is nearly square, or none. */
  pictureTreatment: PictureTreatment | null;
  /** `live`: links work and a script runs. `preview`: neither. */
  mode: 'live' | 'preview';
  /** Where readers report the page. */
  reportUrl: string;
  /** When the page was last changed, milliseconds since 1970. */
  updatedAt: number;
  /** Draws the texts of the document where they are edited. */
  Editor?: ComponentType<{ text: string; context: PageContext }> | undefined;
}

/** What a context is made from; the rest follows from the facts. */
export type PageContextParts = Partial<Pick<PageContext, 'questions'>> &
  Pick<PageContext, 'facts' | 'palette' | 'seed' | 'emblem' | 'mode' | 'reportUrl' | 'updatedAt'> & {
    /** Of the document's texts, BCP 47; English without it. */
    lang?: string | undefined;
    /** What the creator's description is written in, BCP 47; undefined where that is not certain. */
    describedIn?: string | undefined;
    pictureTreatment?: PictureTreatment | null;
    reminderUrl?: string | null;
    backgroundImage?: FactsImage | null;
    now: number;
  };

/** Whether the main button leads nowhere and hands the page on, which takes the page's script. */
export function isOnlyShared({ links, reminderUrl }: PageContext): boolean {
  return links.action === null && reminderUrl === null;
}

export function createPageContext({
  now,
  describedIn,
  pictureTreatment = null,
  reminderUrl = null,
  backgroundImage = null,
  ...parts
}: PageContextParts): PageContext {
  const { facts } = parts;
  const inLanguage = pageTexts(parts.lang);
  const { language, texts } = inLanguage;
  const links = pageLinks(facts);
  return {
    ...parts,
    ...inLanguage,
    questions: parts.questions ?? 'folded',
    theirLang: describedIn === language ? undefined : describedIn,
    image: facts.image,
    pictureTreatment,
    backgroundImage,
    chain: chainOf(facts.blockchain),
    tokens: tokenValues(facts, texts.unnamed),
    links,
    reminderUrl: needsReminder(links, facts, now) ? reminderUrl : null,
    launch: {
      instant: facts.launchAt,
      phase: now < facts.launchAt ? 'before' : 'live',
      left: countdownParts(facts.launchAt - now),
      cst: formattedInstant(facts.launchAt, 'CST', language),
      utc: formattedInstant(facts.launchAt, 'UTC', language),
    },
  };
}

const cachedInstant = boundedCache<string>(256);

/** Formatters are slow to make, and the page's script should stay too small to keep any. */
function formattedInstant(instant: number, zone: 'CST' | 'UTC', language: PageLanguage): string {
  return cachedInstant(`${instant} ${zone} ${language}`, () => formatInstant(instant, zone, language));
}
