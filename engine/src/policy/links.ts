import { withoutHidden } from './plain-text.ts';

/** Endings that are addresses wherever they stand; no English sentence begins with one of the first. */
const meaninglessEndings = new Set('com net org io xyz gg biz ly ru cc tk eu uk icu cfd'.split(' '));
const endings = new Set([
  ...meaninglessEndings,
  ...'app info site online website finance exchange vip shop club store dev de bet claims'.split(' '),
]);

/** Endings that are words too (`Follow us.To the moon`): an address only with a path behind them. */
const endingsThatAreWords = new Set(
  `me to co ai so fi is it in us tv pro fun live link click top world money cash win wtf lol meme zone space tech network trade tools
  page gift gifts bot art ink one sh cloud host`.split(/\s+/),
);

/** Services that people name as they name a shop; their bare names lead nowhere. */
const services = new Set(
  `pump.fun letsbonk.fun bonk.fun four.meme sunpump.meme raydium.io jup.ag orca.so meteora.ag uniswap.org pancakeswap.finance sushi.com
  aerodrome.finance ston.fi dedust.io cetus.zone dexscreener.com dextools.io birdeye.so gmgn.ai photon-sol.tinyastro.io axiom.trade
  coingecko.com coinmarketcap.com etherscan.io bscscan.com basescan.org solscan.io tronscan.org suiscan.xyz tonviewer.com opensea.io
  magiceden.io tensor.trade crypto.com gate.io friend.tech yearn.finance curve.fi moonshot.money phantom.com phantom.app metamask.io
  x.com telegram.org discord.com tiktok.com reddit.com amazon.com google.com gmail.com`.split(/\s+/),
);

const scheme = /^[a-z][a-z0-9+.-]{1,20}:\/\/\S|h[tx]{2}ps?:[^\s]|\bwww\.[a-z0-9]/i;
const address =
  /^(?:[^\s@]{1,64}@)?((?:[\p{L}\p{N}_-]{1,63}\.){1,8})(\p{L}{2,24})(?::\d{1,5})?([/?#]\S+)?\/?$/u;
const numberAddress = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/\S)/;
const disguisedDot = /[a-z0-9] ?[[({] ?(?:dot|d0t|\.) ?[\])}] ?[a-z]{2}/i;
const spokenDot =
  /\b(?:at|to|on|visit|from|via) (?!the )[a-z0-9-]{2,40} dot (?:com|io|org|net|xyz|app|finance)(?= ?[.!/]| ?$| slash\b)/i;

/**
 * What counts of bare addresses: those where nothing else can be meant; those with an ending that is a word too, such as `moonfrog.fun`;
 * or all, bare names of services and ends of sentences among them.
 */
type Reading = 'sure' | 'likely' | 'all';

/** The links of a text, as they were written. */
export function findLinks(text: string, reading: Reading = 'sure'): string[] {
  const words = text.split(/[\s,|–—→]+/).map(withoutPunctuation);
  const disguised = disguisedDot.exec(shown(text)) ?? spokenDot.exec(shown(text));
  return [
    ...words.filter((word) => isLink(shown(word), reading)),
    ...(disguised === null ? [] : [disguised[0]]),
  ];
}

/** As a browser reads it. */
function shown(text: string): string {
  return withoutHidden(text.normalize('NFKC')).replaceAll('。', '.');
}

function withoutPunctuation(word: string): string {
  const characters = Array.from(word);
  const start = characters.findIndex(isLetterOrDigit);
  return characters.slice(start, characters.findLastIndex(isLetterOrDigit) + 1).join('');
}

function isLetterOrDigit(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function isLink(word: string, reading: Reading): boolean {
  if (!word.includes('.') && !word.includes(':')) return false;
  if (scheme.test(word) || numberAddress.test(word)) return true;
  const parts = address.exec(word);
  if (parts === null) return false;
  const [, host = '', ending = '', path] = parts;
  const top = ending.toLowerCase();
  const isKnown =
    endings.has(top) || (endingsThatAreWords.has(top) && (path !== undefined || reading !== 'sure'));
  if (path !== undefined || reading === 'all') return isKnown;
  return isKnown && !beginsSentence(host, ending) && !isService(`${host}${ending}`.toLowerCase());
}

/** `ended.Com` begins a sentence; `FROG.COM`, `Frog.Com` and `frog.com` do not. */
function beginsSentence(host: string, ending: string): boolean {
  if (ending === ending.toLowerCase() || ending === ending.toUpperCase()) return false;
  return (
    !meaninglessEndings.has(ending.toLowerCase()) ||
    (host === host.toLowerCase() && /^.\p{Ll}+$/u.test(ending))
  );
}

/** A service itself or a part of it, such as `app.uniswap.org`. */
function isService(address: string): boolean {
  const labels = address.split('.');
  return labels.some((_, at) => services.has(labels.slice(at).join('.')));
}
