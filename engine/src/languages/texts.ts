import type { Likeness } from '../likeness.ts';

/** Languages in which a page is whole; any other description stands among English texts. BCP 47. */
export const pageLanguages = ['en', 'es', 'pt', 'tr', 'zh', 'vi', 'ru', 'fr', 'de', 'id'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export interface QuestionText {
  readonly question: string;
  readonly answer: string;
}

export interface StepText {
  readonly title: string;
  readonly text: string;
}

/**
 * Everything fixed that a page says, in one language. What stands in braces is filled when the page is made: the tokens of a document
 * (`{name}`, `{ticker}`, `{chain}`, `{native}`) anywhere, others where a member names them. Names are filled as they are, without
 * endings, so every sentence takes them in their plain form.
 */
export interface Texts {
  readonly written: WrittenTexts;
  /** What `{chain}` and `{native}` stand for on a chain without a name. */
  readonly unnamed: { readonly chain: string; readonly native: string };
  /** The page's main button. `{venue}` is an exchange or a channel, `{host}` where the button leads. */
  readonly action: {
    readonly buy: string;
    /** Of the step to an exchange of which nothing but its address is known. */
    readonly whereToBuy: string;
    readonly buyOn: string;
    readonly beTold: string;
    /** Puts the launch in a calendar. */
    readonly remind: string;
    /** The coin has no link: the page itself is handed on. */
    readonly share: string;
    readonly opens: string;
    readonly notEncrypted: string;
  };
  readonly copy: {
    readonly button: string;
    readonly copied: string;
    /** For screen readers. */
    readonly copiedAnnounced: string;
    /** Where nothing may copy, the address is selected: with a keyboard, and on a phone. */
    readonly selected: string;
    readonly held: string;
  };
  /** Said wherever an address would stand. */
  readonly noContract: string;
  /** How to buy; `{wallet}` and `{exchange}` are the chain's own, `any…` is for a chain without. */
  readonly steps: {
    readonly wallet: StepText;
    readonly anyWallet: StepText;
    readonly fund: StepText;
    readonly anyFund: StepText;
    readonly exchange: StepText;
    readonly anyExchange: StepText;
    readonly paste: StepText;
    /** There is no address to paste. */
    readonly wait: StepText;
  };
  readonly launch: {
    /** The heading where no script can tell on which side of the launch the reader is. */
    readonly heading: string;
    readonly clock: string;
    readonly label: string;
    readonly utc: string;
    readonly local: string;
    readonly at: string;
    /** In a word, before the launch and from it on. */
    readonly soon: string;
    readonly live: string;
  };
  /** Right beside every number: `01 jours` is not. */
  readonly units: Record<CountdownUnit, string>;
  /** As they stand behind a figure. */
  readonly shortUnits: Record<CountdownUnit, string>;
  readonly stated: {
    /** Over all of them. */
    readonly mark: string;
    readonly supply: string;
    readonly buyTax: string;
    readonly sellTax: string;
    readonly liquidity: string;
    readonly ownership: string;
  };
  readonly roadmap: { readonly done: string; readonly planned: string };
  /** `{venue}` draws the chart. */
  readonly chart: { readonly open: string; readonly frame: string };
  readonly pauseMarquee: string;
  readonly mascot: string;
  readonly noChannels: string;
  /** Stands in brackets behind an address in the creator's words. */
  readonly otherContract: string;
  /** What another public page has in common with this one; `compare` follows where the address tells them apart. */
  readonly duplicate: Readonly<Record<Likeness | 'compare', string>>;
  /** Whether a visit may be reported; `{services}` are names of companies. */
  readonly consent: {
    /** Names the question for screen readers. */
    readonly label: string;
    readonly ask: string;
    readonly allow: string;
    readonly refuse: string;
    /** Where the answer can be changed. */
    readonly again: string;
  };
  readonly footer: {
    readonly riskLabel: string;
    readonly risk: string;
    readonly affiliation: string;
    /** On a chain without a name. */
    readonly affiliationUnnamed: string;
    readonly report: string;
    /** `{date}` is a day. */
    readonly updated: string;
  };
  /** Of the share card. */
  readonly card: { readonly on: string; readonly memeCoin: string; readonly memeCoinOn: string };
  /** Names of facts in small letters, and what stands for one. `{count}` is a number above ten. */
  readonly board: {
    readonly coin: string;
    readonly ticker: string;
    readonly chain: string;
    readonly contract: string;
    readonly launch: string;
    readonly otherChain: string;
    readonly noContract: string;
    readonly characters: string;
  };
  /** Under the last panel of a comic. */
  readonly continued: string;
  readonly desktop: {
    readonly start: string;
    readonly top: string;
    /** Of a program, four words between spaces. */
    readonly menu: string;
  };
  readonly newspaper: {
    readonly extra: string;
    readonly morning: string;
    readonly night: string;
    readonly pictured: string;
    readonly drawn: string;
    readonly reply: string;
  };
}

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** What the composer writes where neither the creator nor a design's own wording speaks. */
export interface WrittenTexts {
  /** Above the headline: where the coin lives; on a chain without a name, `kickerAlone`. */
  readonly kicker: string;
  readonly kickerAlone: string;
  /** Under the headline of a coin of which nothing was said. */
  readonly tagline: string;
  readonly contract: string;
  readonly contractNote: string;
  /** In its place as long as there is no address. */
  readonly noneYet: string;
  readonly countdown: string;
  readonly live: string;
  /** Instead of it as long as there is no contract: the time has come, but nothing is live. */
  readonly launched: string;
  readonly liveText: string;
  readonly story: string;
  readonly buy: string;
  readonly buyIntro: string;
  readonly tokenomics: string;
  readonly tokenomicsText: string;
  readonly chart: string;
  readonly roadmap: string;
  readonly roadmapText: string;
  readonly gallery: string;
  readonly community: string;
  readonly communityText: string;
  readonly faq: string;
  readonly closing: string;
  readonly closingText: string;
  readonly questions: {
    /** The answer is the creator's sentence where there is one left to say. */
    readonly what: QuestionText;
    /** `{chain}` has a name here. */
    readonly chain: QuestionText;
    /** Holds whether or not there is a contract yet. */
    readonly address: QuestionText;
    readonly when: QuestionText;
    readonly risk: QuestionText;
    readonly who: QuestionText;
  };
  /** For search results, of a coin of which nothing was said. */
  readonly description: string;
}
