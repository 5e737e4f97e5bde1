import { clearly, coin } from './impersonation.ts';
import { letterFor } from './lookalikes.ts';
import { plainText } from './plain-text.ts';
import type { ReviewCode } from './rule.ts';

/** What a name may not be either; dates, supplies and giveaways in a name are a matter of taste. */
export const refusedInNames: ReadonlySet<ReviewCode> = new Set([
  'profit-promise',
  'secret-phrase',
  'wallet-request',
  'unstated-audit',
  'unstated-listing',
  'impersonation',
]);

/** What coins are called for fun: in a sentence it would be a promise or a claim, as a name it is a joke or a word. */
const jokes = [
  String.raw`to the moon|mooning|moon soon|when lambo|lambos?|numbers? goe?s? up|up only|only up|up forever|sky(?:['’]s| is) the limit`,
  String.raw`(?:next|new) (?:bitcoin|btc|dogecoin|doge|shib|shiba|pepe|solana)`,
  String.raw`guaranteed (?:to )?(?:lose|loss(?:es)?|rugs?|nothing|naps?|zero|disappointment)`,
  String.raw`(?<!(?:daily|sure|easy|quick|big|huge|massive|instant|steady|make|earn|get|free|double|guaranteed) )profits?(?! (?:guaranteed|daily|every|for))`,
  String.raw`audits?(?! (?:by|passed|complete|completed|done|verified|approved|ok)\b)|doxx?ed|kyc(?! ?(?:verified|['’]?d|ed)\b)|safu`,
  String.raw`(?:lost|forgot|forgotten|ate) (?:my |his |her |the )?(?:seed phrase|private keys?)|mnemonics?|(?<!(?:your|enter|type|send|give|share|paste|submit|my) )(?:12|24|twelve|twenty[- ]?four)[- ]words?`,
  String.raw`legal tender|no risk,? no fun`,
  String.raw`(?<!(?:daily|weekly|monthly|yearly|sure|easy|quick|big|huge|massive|instant|steady|high|earn|get|%) )(?:roi|apy|apr)(?! (?:guaranteed|daily|every|for))`,
  String.raw`(?<!\p{L} )garantie(?! (?:\d|gewinn|rendite|gain|profit|geld|reich|rich))`,
  // Three times a frog, and not three times the money; a joke ends with a word.
  String.raw`[2-9] x(?= (?!gem|gains?|profits?|returns?|money|cash|soon|now|in|by|your|the|coin|token|guarant)\p{L})`,
];

const joke = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${jokes.join('|')})(?![\p{L}\p{N}])`, 'giu');

const exchanges = 'binance|coinbase|kraken|bybit|okx|kucoin|mexc|gate\\.io|bitget|robinhood|upbit|cex|tier 1';

/** What only names say, which have no room for whole sentences. */
const claims: readonly (readonly [ReviewCode, RegExp])[] = [
  [
    'impersonation',
    new RegExp(
      String.raw`(?<!(?:not|non|never|un|fake)[ -]?)\bofficial(?:ly)?(?: [\p{L}\p{N}]+){0,2} (?:${clearly})\b|\b(?:${clearly})(?:'s)?(?: ${coin})? official(?!ly)\b|\bpartners? (?:of|with) (?:${clearly})\b`,
      'u',
    ),
  ],
  [
    'unstated-listing',
    new RegExp(
      String.raw`\b(?:listing|listed|lists|going live|soon)(?: (?:on|at|by|soon))* (?:${exchanges})\b|\b(?:${exchanges}) (?:listed|lists? it|soon|next)\b`,
      'u',
    ),
  ],
  [
    'wallet-request',
    /\b(?:visit|claim|redeem|go to)\b.*\b[a-z0-9-]{2,}\.[a-z]{2,}\b|\bhttps?:|\bwww\.|\b(?:claim|redeem)[a-z0-9-]*\.[a-z]{2,}\b/,
  ],
];

/** The gravest again, for names without blanks; `$` is the end of a word. */
const squeezed: readonly (readonly [ReviewCode, RegExp])[] = [
  [
    'secret-phrase',
    /^(?:enter|type|send|give|share|submit|paste|dm)(?:us|me)?(?:your|ur|the)?(?:seed|secret|recovery|mnemonic|backup|private)(?:recovery)?(?:phrase|words|key)/,
  ],
  [
    'secret-phrase',
    /^(?:enter|type|send|give|share|submit|paste|dm)(?:us|me)?(?:your|ur)(?:seed|mnemonic)s?$/,
  ],
  ['secret-phrase', /^your(?:seed|secret|recovery)(?:phrase|words)|^yourprivatekey/],
  ['wallet-request', /^(?:connect|verify|validate|sync|restore|unlock)(?:your|ur|the)?wallet/],
  ['profit-promise', /^guaranteed?(?:profit|gain|return|win|moon|pump|rich|\d)|^riskfree/],
  ['profit-promise', /^(?:getrich(?:quick|fast|now|soon)?|makeyourich)$/],
  ['unstated-audit', /^auditedby|^certik(?:audit|verif|approv)|^solidproof|^liquidity(?:locked|burn)/],
  ['unstated-audit', /^(?:certik|lp(?:locked|burned|burnt))$/],
  ['unstated-listing', /^listedon(?:binance|coinbase|kraken|okx)/],
  ['unstated-listing', /^(?:binance|coinbase|kraken|okx)list(?:ed|ings?|s)?$/],
  [
    'impersonation',
    /^official(?:binance|coinbase|tesla|metamask)|^(?:binance|coinbase|metamask)(?:official|support)/,
  ],
];

/** The ways to read a name: as it stands, with its words apart, and with its figures read as letters. */
export function readingsOf(name: string): string[] {
  const shown = name.normalize('NFKC');
  const apart = shown
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{2})(?=\p{Nd})/gu, ' ')
    .replaceAll(/[_~|/\\+]+|(?<=\p{L})[-.]+(?=\p{L})/gu, ' ');
  const letters = apart.replaceAll(/(?=\S*\p{L}{2})\S+/gu, (word) =>
    word.replaceAll(/[01345@7$!]/g, (sign) => letterFor[sign] ?? sign),
  );
  return [...new Set([shown, apart, letters])].map((each) => each.replaceAll(joke, '…'));
}

/** The claims of one reading that a rule for sentences would not see, with their words. */
export function claimsOf(reading: string): { code: ReviewCode; words: string }[] {
  const plain = plainText(reading);
  const spans = spansOf(plain);
  return [
    ...claims.map(([code, pattern]) => ({ code, words: pattern.exec(plain)?.[0] })),
    ...squeezed.map(([code, pattern]) => ({
      code,
      words: spans
        .filter(({ isDenied }) => !isDenied || code !== 'impersonation')
        .find(({ letters }) => pattern.test(letters))?.letters,
    })),
  ].flatMap(({ code, words }) => (words === undefined ? [] : [{ code, words }]));
}

interface Span {
  letters: string;
  /** Whether `not`, `fake` or the like stands before it. */
  isDenied: boolean;
}

/** As many letters of one word as no honest word has by chance, so that what hides behind others is found too. */
const telling = 12;

/** In words; a claim has fewer. */
const longest = 12;

/** What can be read without blanks from the beginning of a word to the end of one, and the ends of long words. */
function spansOf(plain: string): Span[] {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const whole = words.flatMap((_, from) =>
    words.slice(from, from + longest).map((__, length) => ({
      letters: words.slice(from, from + length + 1).join(''),
      isDenied: /^(?:not|non|never|un|fake)$/.test(words[from - 1] ?? ''),
    })),
  );
  const hidden = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - telling) }, (_, at) => ({
      letters: word.slice(at + 1),
      isDenied: true,
    })),
  );
  return [...whole, ...hidden];
}
