import type { Rule } from './rule.ts';

const figure = String.raw`\d[\d,.]{0,24}(?:\s?(?:k|m|b|t|mm|bn|thousand|million|billion|trillion|quadrillion))?`;
const many = String.raw`(?:${figure}\+?|(?:a |one |ten |hundred |\w+teen |\w+ty )?(?:thousand|million|billion|trillion)s?(?: of)?|thousands(?: of)?|millions(?: of)?|hundreds of)`;
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w])(?:${alternatives.join('|')})(?!\w)`, 'g');
}

/** Figures about the coin that somebody could act on. */
export const figureRules: readonly Rule[] = [
  {
    code: 'unstated-supply',
    canBeDenied: false,
    hint: /\d|suppl|llion|thousand|hundreds|tax|fees|launch|deflat|insider|team|dev/,
    pattern: words(
      String.raw`(?:total |max(?:imum)? |circulating |fixed |initial |whole |entire )?supply(?: (?:is|was|of|at|stands at|capped at|fixed at|:))*:? ${many}`,
      String.raw`${many} (?:total |max |fixed )?supply`,
      String.raw`(?:fixed|capped|limited|deflationary) supply`,
      String.raw`${many} (?:\{ticker\}|tokens?|coins?) (?:in total|in all|exist|in existence|were|was|minted|have been|burned|burnt)`,
      String.raw`only ${many} (?:\{ticker\}|tokens?|coins?)`,
      String.raw`\d[\d.]*\s?% of (?:the |all )?(?:\w+ )?(?:supply|tokens?|coins?)`,
      String.raw`\d[\d.]*\s?%? ?\/ ?\d[\d.]*\s?%? (?:buy|sell|tax(?:es)?|fees?)`,
      String.raw`\d[\d.]*\s?% ?(?:buy |sell |transaction |transfer |trading )*(?:and sell )?(?:tax(?:es)?|fees?)`,
      String.raw`(?:buy |sell |transaction |transfer )?tax(?:es)?(?: (?:is|are|of|at|:))*:? \d[\d.]*\s?%?`,
      String.raw`(?:no|zero|0) (?:buy |sell |buy or sell |buy and sell |transaction |hidden )?(?:tax(?:es)?|fees at all)`,
      String.raw`tax[- ]free`,
      String.raw`${many} (?:\w+ )?(?:holders?|hodlers?|investors?|members|followers|traders|buyers|wallets|users|owners)`,
      String.raw`(?:market ?cap(?:italization)?|mcap|fdv|trading volume|valuation)(?: (?:is|was|of|at|reached|hit|past|over|under|above|:))*:? (?:a |almost |over |nearly )?\$? ?${many}`,
      String.raw`\$? ?${figure} (?:market ?cap|mcap|fdv|in volume|volume|in liquidity|liquidity|raised)`,
      String.raw`price(?: (?:is|was|of|at|now|today|starts?|:))+:? \$? ?\d[\d.,]*`,
      String.raw`(?:fair|stealth)[- ]?launch(?:ed)?`,
      String.raw`(?:no|zero|0%?) (?:team|dev|insider) (?:tokens?|allocation|wallets?)`,
      String.raw`deflationary|hyper-?deflationary`,
    ),
  },
  // An amount of money; a ticker that is a number stands in a text as its token.
  {
    code: 'unstated-supply',
    canBeDenied: false,
    pattern: new RegExp(
      String.raw`[$€£¥₽₺]\s?${figure}(?!\w)|(?<![\w.,])\d[\d.,]* ?(?:dollars|usdt?|usdc|euros?|cents)(?!\w)`,
      'g',
    ),
  },
  {
    code: 'unstated-date',
    canBeDenied: false,
    hint: /\d|launch/,
    pattern: words(
      String.raw`${month}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?`,
      // `The figure 4 may pop` is no date.
      String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?<!\d (?:may|march))`,
      String.raw`\d{1,2} (?:may|march)(?=,? (?:19|20)\d\d|[.!?,]|$)`,
      String.raw`(?:since|in|by|until|before|after|from|of|during|late|early|mid|est\.?|established|founded|born) (?:19|20)\d\d`,
      String.raw`q[1-4](?:[ /-]?'?(?:20)?\d\d)?`,
      String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d`,
      String.raw`\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|utc|gmt|cst|est|pst|cet)`,
      String.raw`launch(?:es|ing|ed)? (?:tomorrow|today|tonight|next week|next month|this (?:week|friday|monday|weekend|month))`,
    ),
  },
];

const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
  t: 1e12,
  trillion: 1e12,
  trillions: 1e12,
  quadrillion: 1e15,
};

/** Figures of a plain text as numbers, so that `1B` is what `1,000,000,000` and `one billion` are. */
export function figuresIn(text: string): number[] {
  const written = [
    ...text.matchAll(
      /(\d[\d,.]*)(?:\s?(k|mm?|bn?|t|thousand|million|billion|trillion|quadrillion)s?(?![a-z]))?|(?:\b(?:one|a) )?\b(thousand|million|billion|trillion)s?\b/g,
    ),
  ];
  return written.map(([, digits, scale, word]) => {
    const value = digits === undefined ? 1 : Number.parseFloat(digits.replaceAll(',', ''));
    return value * (multipliers[scale ?? word ?? ''] ?? 1);
  });
}
