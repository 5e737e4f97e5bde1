import type { Rule } from './rule.ts';

/** Endings of addresses that need no further look, in whatever letters they are written. */
const known =
  'com|io|org|net|xyz|app|me|fun|gg|finance|exchange|site|online|top|club|vip|info|ru|cc|to|link|live|shop|dev|co|tk|ly|meme|wtf|lol|world|claims?|ai|build|zone|bot|fi|cash|money|bet|win|gifts?|cloud|space|tech|store|pro|biz|eu|uk|icu|cfd|network|trade|tools|page|ws|рф';

/** Dots of other alphabets, which address bars take for one. */
const dot = '[.。．｡·․‧∙•・]';

/** A dot that is written so that nobody finds it: `[.]`, `(dot)`. */
const fenced = String.raw`[\[({<|*] ?(?:${dot}|dot|d0t|punkt|punto|ponto|point|tochka) ?[\])}>|*]`;

/** Addresses that show by how they begin or end; `siteIn` sees those that show by their shape. */
export const linkRules: readonly Rule[] = [
  {
    code: 'link',
    canBeDenied: false,
    pattern: new RegExp(
      [
        String.raw`\bhttps?:|\bwww${dot}`,
        String.raw`(?<!')\bt${dot}me\b|(?<!')\bt ?${dot} ?me ?\/|\bdiscord${dot}gg\b`,
        String.raw`(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]{1,62}|[{]\w{2,12}[}])${dot}(?:${known})(?![\p{L}\p{N}_])(?:\/\S*)?`,
        String.raw`(?<![\p{L}\p{N}_])[a-z0-9-]{2,62} (?:\.|${dot}) ?(?:com|io|org|net|xyz|gg)(?![\p{L}\p{N}_])`,
        String.raw`(?<![\p{L}\p{N}_])[\p{L}\p{N}-]{2,62} ?${fenced} ?(?:${known})(?![\p{L}\p{N}_])`,
        String.raw`(?<![\p{L}\p{N}_])[a-z0-9-]{2,62} dot (?:com|io|org|net|xyz|app|fun|gg|finance|ai|zone|build|site|vip|info|wtf|ru|cc|exchange)(?![\p{L}\p{N}_])`,
      ].join('|'),
      'gu',
    ),
  },
];

/** A word, a dot and a word in small letters, without a blank; a sentence that follows without one begins with a capital. */
const shape =
  /(?<![\p{L}\p{N}_-])(?:(?<left>[\p{L}\p{N}][\p{L}\p{N}_-]{1,62})|[{]\w{2,12}[}])\.(?<right>\p{Ll}\p{L}{1,23})(?![\p{L}\p{N}_])(?<rest>[/:]\S)?/gu;

/** What has a dot inside and is no address: files, and what is shortened before a name. */
const file =
  /^(?:exe|md|txt|gif|png|jpe?g|webp|svg|bmp|ico|mp[34]|wav|ogg|avi|mov|docx?|pdf|csv|tsv|xlsx?|pptx?|json|html?|css|xml|ya?ml|jsx?|tsx?|sh|bat|py|rs|cpp|dll|sys|log|ini|cfg|dat|bin|iso|tmp|bak|zip|rar|tar|jar|psd|ttf|lnk|msi|conf|service|timer|toml|env|lock|sql|db|pid|sock|swp|old|orig|patch|diff|deb|rpm|gz|xz|img|desktop)$/;
const shortened =
  /^(?:mrs?|ms|dr|st|jr|sr|vs|no|nr|vol|ep|ft|feat|prof|inc|est|ca|approx|etc|bzw|usw|ggf|evtl|art|tel|pp|op|cf|viz|aka|v?\d[\d,.]*)$/i;

/**
 * The first address of a text that shows by its shape alone (`pepe.zone`, `claim.frogs`), or null.
 * @param text as it is written: its capitals tell where sentences begin
 */
export function siteIn(text: string): string | null {
  const shown = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  for (const { 0: whole, groups = {} } of shown.matchAll(shape)) {
    const { left = '', right = '', rest } = groups;
    const isFile = file.test(right) && rest === undefined;
    // Words of other alphabets follow a sentence without a blank, and are no ending of an address.
    if (!isFile && !shortened.test(left) && /[a-z]/.test(right)) return whole;
  }
  return null;
}
