import type { AddressCheck } from './address-check.ts';
import { stripEnds } from '../strip-ends.ts';
import { refused } from './address-check.ts';
import type { Blockchain } from './chains.ts';

/** What people type where there is nothing yet. */
const nothing = new Set([
  '',
  'tbc',
  'later',
  'pending',
  'na',
  'no',
  'null',
  'undefined',
  'unknown',
  'tba',
  'tbd',
  'soon',
  'coming soon',
  'very soon',
  'not yet',
  'to be announced',
  'to be decided',
  'n/a',
  'none',
  'pronto',
  'próximamente',
  'em breve',
  'bientôt',
  'demnächst',
  'yakında',
  'segera',
  'sắp ra mắt',
  'скоро',
  'нет',
  'пока нет',
  '即将公布',
  '即将推出',
  '敬请期待',
  '待定',
  '暂无',
]);
/** The same where only an address belongs, which is no word. */
const noAddress = new Set(['not deployed yet', 'not launched yet', 'at launch', 'after launch']);
const placeholder =
  /^[<{[(]*(?:your|the|paste|insert|enter|add)?[_ -]?(?:contract|token|mint|coin|ca)[_ -]?(?:address|ca)?[_ -]?(?:here)?[>}\])]*$/i;
/** `0x000…`, as templates have it. */
const zeros = /^0x[0.…]*$/i;

/** Whether a text where an address or a link belongs says that there is none. */
export function meansNothing(text: string): boolean {
  return nothing.has(wordsOf(text));
}

const wordsOf = (text: string) =>
  text
    .replace(/(?!\/|@\p{L})[\s\p{P}\p{Extended_Pictographic}\ufe0f]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toLowerCase();

const isNoAddress = (text: string) =>
  meansNothing(text) || noAddress.has(wordsOf(text)) || placeholder.test(text.trim()) || zeros.test(text);

const label =
  /^(?:ca|contract(?: address)?|address|mint|token(?: address)?)(?:\s*[:：=–—-]\s*|\s+(?:is\s+)?)/i;
const scheme = /^(?:solana|ethereum|eth|base|bsc|bnb|ton|tron|sui):(?!\/)/i;
const before = /[\s"'“”‘’`«»<([{]/;
const after = /[\s"'“”‘’`«»>)\]},;.]/;
const bareOf = (text: string) => stripEnds(text, before, after);

/** An address without what it was pasted with: quotes, brackets, `CA:`, `solana:`, a full stop; empty where it says that there is none yet. */
export function pastedAddress(text: string): string {
  if (isNoAddress(text)) return '';
  const bare = bareOf(bareOf(text).replace(label, '').replace(scheme, ''));
  return isNoAddress(bare) ? '' : bare;
}

/** By which words, as host, path or query, a link names a chain. */
const chainWords: Readonly<Record<Exclude<Blockchain, 'Other'>, readonly string[]>> = {
  Base: ['base', 'basescan.org'],
  BSC: ['bsc', 'bnb', 'bscscan.com'],
  Ethereum: ['eth', 'ethereum', 'mainnet', 'etherscan.io'],
  Solana: ['sol', 'solana', 'solscan.io', 'explorer.solana.com', 'solana.fm', 'pump.fun'],
  Sui: ['sui', 'suivision.xyz', 'suiscan.xyz'],
  TON: ['ton', 'tonviewer.com', 'tonscan.org'],
  Tron: ['tron', 'tronscan.org', 'tronscan.io'],
};

/** After these a path shows a coin; after others it may be a trading pair or a wallet. */
const coinWords = new Set([
  'token',
  'tokens',
  'token20',
  'coin',
  'coins',
  'jetton',
  'address',
  'contract',
  'mint',
]);
const testNetwork = /testnet|devnet|sepolia|goerli|holesky|nile|shasta/i;

const segmentsOf = ({ pathname, hash }: URL) =>
  `${pathname}/${hash}`.split(/[/?#]/).filter((part) => part !== '');

/** The chain that a link names; null where it names none. */
export function chainOfLink(url: URL): Blockchain | null {
  const settings = chainSettings.flatMap((name) => url.searchParams.getAll(name));
  // `mainnet` is a word of other chains' explorers too.
  return chainNamed([url.hostname.replace(/^www\./, '')]) ?? chainNamed([...segmentsOf(url), ...settings]);
}

/** Parameters that name a chain; others may name a coin: `inputCurrency=ETH`. */
const chainSettings = ['chain', 'network', 'blockchain'];

function chainNamed(words: readonly string[]): Blockchain | null {
  const named = new Set(words.map((word) => word.toLowerCase()));
  const found = Object.entries(chainWords).find(([, names]) => names.some((name) => named.has(name)));
  return (found?.[0] as Blockchain | undefined) ?? null;
}

/** What a link shows of a coin, where its chain agrees; null for a text that is no link. */
export function addressOfLink(blockchain: Blockchain, text: string): AddressCheck | null {
  if (!/^(?:[a-z]+:\/\/|[\w-]+(?:\.[\w-]+)+[/?#])/i.test(text)) return null;
  const alone = refused('This is a link: paste the contract address alone, without the site around it.');
  const full = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return alone;
  const url = new URL(full);
  const { hostname, search } = url;
  if (testNetwork.test(hostname + search))
    return refused('This link leads to a test network: paste the address that the coin has on the main one.');
  const path = segmentsOf(url);
  const chain = chainOfLink(url);
  if (chain !== null && chain !== blockchain && blockchain !== 'Other') {
    return refused(
      `This link leads to ${chain}, but the blockchain is ${blockchain}: choose ${chain}, or paste the address on ${blockchain}.`,
    );
  }
  // Explorers of other chains show whatever address they are given.
  if (chain === null && blockchain !== 'Other') return alone;
  const coinWord = path.findIndex((part) => coinWords.has(part.toLowerCase()));
  // One explorer shows a coin right behind its host.
  if (coinWord === -1 && hostname !== 'tonviewer.com') return alone;
  const behind = hostname === 'tonviewer.com' ? path : path.slice(coinWord + 1);
  const address = behind.find((part) => chainNamed([part]) === null);
  return address === undefined ? alone : { ok: true, address: decoded(address) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
