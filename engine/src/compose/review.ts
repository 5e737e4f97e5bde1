/** Why a text may not stand on a page. */
export type ReviewCode =
  | 'profit-promise'
  | 'unstated-audit'
  | 'unstated-listing'
  | 'unstated-partner'
  | 'secret-phrase'
  | 'wallet-request'
  | 'link'
  | 'address';

export interface ReviewFinding {
  code: ReviewCode;
  /** The words that gave the reason. */
  words: string;
  /** One sentence for whoever wrote the text. */
  message: string;
}

interface Rule {
  code: ReviewCode;
  pattern: RegExp;
  /** Whether a no, not or never shortly before the words turns them into their opposite. */
  canBeDenied: boolean;
  message: string;
}

const profit = 'Nobody can promise what a coin will be worth: leave the promise out.';
const secret = 'No page may ask for a recovery phrase or a key: leave it out.';
const wallet = 'No page may ask people to connect or verify a wallet: leave it out.';

const rules: readonly Rule[] = [
  { code: 'profit-promise', canBeDenied: true, message: profit, pattern: /\bguarante\w+/g },
  {
    code: 'profit-promise',
    canBeDenied: false,
    message: profit,
    pattern:
      /\b\d[\d,.]*\s?x\b(?![\d ]*\d)|\bx\d{2,}\b|\b(?:[2-9]\d{2}|1\d[1-9]|1[1-9]\d|\d{4,})\s?%|\bhundred[- ]?x\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: false,
    message: profit,
    pattern:
      /\brisk[- ]?free\b|\b(?:no|zero) risk\b|\b(?:can'?t|cannot|never) (?:lose|go down|fail)\b|\b(?:up only|only up|only goes up)\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    message: profit,
    pattern:
      /\bto the moon\b|\bmooning\b|\b(?:will|gonna|going to|about to|ready to) (?:moon|pump|skyrocket|10x|go up)\b|\blambos?\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    message: profit,
    pattern:
      /\b(?:make|making|made|get|getting|become|becoming|be|turn|makes) (?:you |everyone |us |them |holders |people |your family )?(?:very |filthy |insanely )?(?:rich|wealthy|(?:a )?millionaires?|(?:a )?billionaires?)\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    message: profit,
    pattern:
      /(?<!non[- ])\bprofits?\b|\b(?:massive|huge|insane|crazy|big|easy|quick|high|daily|great) (?:gains|returns)\b|\b(?:returns of|roi|apy|passive income|financial freedom|life[- ]changing (?:money|wealth|gains?)|generational wealth|easy money|free money|double your|triple your|multiply your|earn \d|earn money|make money|making money)\b/g,
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    message: profit,
    pattern:
      /\b(?:next|new) (?:bitcoin|btc|dogecoin|doge|shib|shiba|pepe|100x|gem)\b|\bprice (?:will|can only|is going to|target)\b|\bbefore (?:it|the price) (?:pumps|explodes|goes up|moons|is too late)\b|\b(?:good|great|best|safe|smart) investment\b|\binvest (?:now|today|early)\b/g,
  },
  {
    code: 'unstated-audit',
    canBeDenied: true,
    message: 'Leave out audits, locks and burns that the creator did not state.',
    pattern:
      /\b(?:fully |independently |contract )?(?:audit(?:ed|s)?|certik|kyc(?:[- ]verified)?)\b|\b(?:liquidity|lp)(?: (?:is|was|has been|tokens|pool))* (?:burn(?:ed|t)|locked)\b|\b(?:burn(?:ed|t)|locked) (?:liquidity|lp)\b|\b(?:contract|ownership)(?: (?:is|was|has been))? renounced\b|\brug[- ]?proof\b|\bunruggable\b|\b(?:safu|honeypot[- ]free)\b/g,
  },
  {
    code: 'unstated-listing',
    canBeDenied: true,
    message: 'Leave out exchange listings that the creator did not state.',
    pattern:
      /\b(?:listed|listings?|trading|available) (?:on|at|by) (?:binance|coinbase|kraken|bybit|okx|kucoin|mexc|gate|bitget|robinhood|upbit|coingecko|coinmarketcap|cmc|tier|major|all|top|every|the biggest|cex\w*)\b|\b(?:cex|binance|coinbase|exchange|tier[- ]?1) listings?\b/g,
  },
  {
    code: 'unstated-partner',
    canBeDenied: true,
    message: 'Leave out partners and backers that the creator did not state.',
    pattern:
      /\b(?:partner(?:ed|s|ship|ships|ing)? with|(?:sponsored|endorsed|backed) by(?! (?:nothing|nobody|no )))\b|\b(?:our|official|strategic) (?:partners?|partnerships?|sponsors?|backers?)\b/g,
  },
  {
    code: 'secret-phrase',
    canBeDenied: true,
    message: secret,
    pattern:
      /\b(?:seed|secret|recovery|backup|mnemonic)[- ]?(?:recovery )?(?:phrases?|words)\b|\bprivate[- ]?keys?\b|\bmnemonics?\b|\b(?:12|24|twelve|twenty[- ]?four)[- ]words?\b/g,
  },
  {
    code: 'wallet-request',
    canBeDenied: true,
    message: wallet,
    pattern:
      /\b(?:connect|link|sync|synchroni[sz]e|validate|verify|restore|import|rectify|unlock|migrate)(?:ing|s)? (?:your |the |a |any |my )?(?:\w+ )?wallets?\b|\bwallet ?connect\b|\b(?:approve|sign)(?:ing)? (?:the |a |this )?(?:transaction|contract|message|permit)\b|\bclaim (?:your |the |free )*(?:airdrop|tokens?|coins?|reward)\b|\bsend (?:us |me |any |[\d.]+ |some )*(?:eth|sol|bnb|ton|trx|sui|btc|crypto)\b.{0,40}\b(?:back|receive|double|return)\b/g,
  },
  {
    code: 'link',
    canBeDenied: false,
    message: 'Links belong in the form’s own fields, where they are checked.',
    pattern:
      /\bhttps?:|\bwww\.|\bt\.me\b|\b[a-z0-9-]{2,}\.(?:com|io|org|net|xyz|app|me|fun|gg|finance|exchange|site|online|top|club|vip|info|ru|cc|to|link|live|shop|dev|co|tk|ly)\b(?:\/\S*)?/g,
  },
  {
    code: 'address',
    canBeDenied: false,
    message: 'An address belongs in the form’s own field, where it is checked.',
    pattern: /\b0x[0-9a-f]{16,}|\b0x[0-9a-f]+::|\b(?=[a-z0-9_-]*\d)(?=[a-z0-9_-]*[a-z])[a-z0-9_-]{30,}\b/g,
  },
];

const between = String.raw`(?: (?!(?:miss|doubt|wait|stop|worry|only|just|forget|so|then|and|but)\b)[\w'-]+)`;
const opening = String.raw` ?["'“‘(]*$`;

/** A never or not up to five words before, in the same breath; `don't miss` denies nothing. */
const refusal = new RegExp(String.raw`(?:\b(?:not|never|nobody|none|cannot)\b|n't)${between}{0,5}${opening}`);

/** A no up to three words before: enough to deny an audit, not to take back a request (`no fees: connect …`). */
const absence = new RegExp(String.raw`\b(?:no|without|nor|neither|nothing)\b${between}{0,3}${opening}`);

const requests: ReadonlySet<ReviewCode> = new Set(['secret-phrase', 'wallet-request']);

/**
 * Looks for what no page may say: promises of profit, audits, listings and partners, requests for secrets or wallets, and
 * links and addresses outside their fields. An empty list is a clean text.
 * @param stated what the creator said: an audit, listing or partner that stands in it, in the same words, is not invented
 */
export function reviewText(text: string, stated?: string): ReviewFinding[] {
  const plain = plainText(text);
  const isStated = (words: string) => stated !== undefined && plainText(stated).includes(words);
  const findings: ReviewFinding[] = [];
  for (const { code, pattern, canBeDenied, message } of rules) {
    for (const match of plain.matchAll(pattern)) {
      const isDenied = canBeDenied && denies(code, plain.slice(Math.max(0, match.index - 80), match.index));
      const isTheirs = code.startsWith('unstated-') && isStated(match[0]);
      if (isDenied || isTheirs || findings.some((finding) => finding.code === code)) continue;
      findings.push({ code, words: match[0].trim(), message });
    }
  }
  return findings;
}

function denies(code: ReviewCode, before: string): boolean {
  return refusal.test(before) || (!requests.has(code) && absence.test(before));
}

/** Full-width and styled letters become plain ones, what cannot be seen goes: both are used to slip past a reader. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
