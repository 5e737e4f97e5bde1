/** Endings that are addresses wherever they stand. */
const endings = new Set(
  `com net org io xyz app gg info biz site online website finance exchange vip shop club store dev ly ru cc tk eu uk de icu cfd bet
  claims`.split(/\s+/),
);

/** Endings that are words too (`Follow us.To the moon`): an address only with a path behind them. */
const endingsThatAreWords = new Set(
  `me to co ai so fi is it in us tv pro fun live link click top world money cash win wtf lol meme zone space tech network trade tools
  page gift gifts bot art ink one`.split(/\s+/),
);

/** Services that people name as they name a shop; their bare names lead nowhere. */
const services = new Set(
  `pump.fun letsbonk.fun bonk.fun four.meme sunpump.meme raydium.io jup.ag orca.so meteora.ag uniswap.org pancakeswap.finance sushi.com
  aerodrome.finance ston.fi dedust.io cetus.zone dexscreener.com dextools.io birdeye.so gmgn.ai photon-sol.tinyastro.io axiom.trade
  coingecko.com coinmarketcap.com etherscan.io bscscan.com basescan.org solscan.io tronscan.org suiscan.xyz tonviewer.com opensea.io
  magiceden.io tensor.trade crypto.com gate.io friend.tech yearn.finance curve.fi moonshot.money phantom.com phantom.app metamask.io
  x.com telegram.org discord.com tiktok.com reddit.com amazon.com google.com gmail.com`.split(/\s+/),
);

const scheme = /^[a-z][a-z0-9+.-]{1,20}:\/\/\S|^www\.\S/i;
const address =
  /^(?:[^\s@]{1,64}@)?((?:[\p{L}\p{N}_-]{1,63}\.){1,8})(\p{L}{2,24})(?::\d{1,5})?([/?#]\S+)?\/?$/u;
const disguisedDot =
  /[a-z0-9] ?[[({] ?(?:dot|d0t|\.) ?[\])}] ?[a-z]{2}|(?<!\b(?:the|a|an|of|and)) dot (?:com|io|org|net|xyz|app|finance)\b/i;

/** The links of a text, as they were written. A bare address is one where nothing else can be meant. */
export function findLinks(text: string): string[] {
  const words = text.split(/\s+/).map(withoutPunctuation);
  const disguised = disguisedDot.exec(text);
  return [...words.filter(isLink), ...(disguised === null ? [] : [disguised[0]])];
}

/** At most so many marks stand around a word. */
const most = 8;
const around = /[.,;:!?"'“”‘’«»()[\]{}<>*…]/;

function withoutPunctuation(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < most && around.test(word.charAt(start))) start += 1;
  while (end > start && word.length - end < most && around.test(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function isLink(word: string): boolean {
  if (!word.includes('.') && !word.includes('://')) return false;
  // `site:www.frog.com` and `(https://…` hide no link.
  if (scheme.test(word) || /https?:\/\/|\bwww\.[a-z0-9]/i.test(word)) return true;
  const parts = address.exec(word.normalize('NFKC'));
  if (parts === null) return false;
  const [, host = '', ending = '', path] = parts;
  const top = ending.toLowerCase();
  if (path !== undefined) return endings.has(top) || endingsThatAreWords.has(top);
  // `ended.Com` begins a sentence, `FROG.COM` and `frog.com` do not.
  const isOneCase = ending === top || ending === ending.toUpperCase();
  return isOneCase && endings.has(top) && !isService(`${host}${ending}`.toLowerCase());
}

/** A service itself or a part of it, such as `app.uniswap.org`. */
function isService(address: string): boolean {
  const labels = address.split('.');
  return labels.some((_, at) => services.has(labels.slice(at).join('.')));
}
