import { meansNothing } from '@moonpage/engine/chains/pasted-address.ts';
import { findLinks } from '@moonpage/engine/policy/links.ts';
import { placeOf } from '@moonpage/engine/sections/sites.ts';
import {
  bareLink,
  isTelegramLink,
  isXLink,
  parseTelegram,
  parseWebLink,
  parseX,
  withPlainLinks,
} from './links.ts';

export const moreLinksAtMost = 8;
/** UTF-16 units of eight links of the greatest length that is kept, and a line of words with each. */
export const moreLinksUnits = 20_000;
export const tooManyLinks = `Please give at most ${moreLinksAtMost} links`;

/** The links of a list as they are stored, and why it is refused; null when it is not. Words beside a link, such as `Website:`, are left out. */
export function readMoreLinks(text: string): { links: string[]; refusal: string | null } {
  const links = new Set<string>();
  let refusal: string | null = null;
  for (const line of text.split('\n').filter((each) => !meansNothing(each))) {
    const words = linksAmong(line);
    for (const word of words.length === 0 ? [line.trim()] : words) {
      const link = readLink(word);
      if (link === null) refusal ??= refusalOf(word);
      else if (link !== '') links.add(link);
    }
  }
  const ordered = [...links].toSorted((one, other) => placeOf(hostOf(one)) - placeOf(hostOf(other)));
  const kept = ordered.slice(0, moreLinksAtMost);
  return { links: kept, refusal: refusal ?? (ordered.length > kept.length ? tooManyLinks : null) };
}

/** The links of a list as it is stored. */
export function linesOf(stored: string): string[] {
  return stored === '' ? [] : stored.split('\n');
}

/** A link to one of these hosts, or to a part of one. */
export function linkTo(hosts: readonly string[], links: readonly string[]): string | undefined {
  return links.find((link) =>
    hosts.some((host) => hostOf(link) === host || hostOf(link).endsWith(`.${host}`)),
  );
}

interface LinkFields {
  readonly buyButtonLink: string;
  readonly telegram: string;
  readonly twitter: string;
  readonly moreLinks: string;
}

/** The fields for links with each link in its own: those that changed places change back, and whatever is one too many is moved to the list. */
export function sortLinks(typed: LinkFields): LinkFields {
  const channels = [
    { text: typed.telegram, isOwn: isTelegramLink, linkOf: parseTelegram },
    { text: typed.twitter, isOwn: isXLink, linkOf: parseX },
  ];
  const found = channels.map(({ text, linkOf }) => linksOf(text, linkOf));
  const bought = surelyLinks(typed.buyButtonLink);
  const moved = new Set([...found.flat(), ...bought.slice(1)]);
  const [telegram = '', twitter = ''] = channels.map(({ text, isOwn }, at) => {
    const isEmpty = text.trim() === '' || found[at]?.length !== 0;
    const link = [...(found[at] ?? []), ...(isEmpty ? found.flat() : [])].find(isOwn);
    if (link !== undefined) moved.delete(link);
    return link ?? (isEmpty ? '' : text);
  });
  const moreLinks = [typed.moreLinks, ...moved].filter((text) => text !== '').join('\n');
  return {
    buyButtonLink: bought.length > 1 ? (bought[0] ?? '') : typed.buyButtonLink,
    telegram,
    twitter,
    moreLinks,
  };
}

/** `moonfrog.fun`, with or without a path. */
const bareHost = /^(?:[\p{L}\p{N}_-]{1,63}\.){1,8}\p{L}{2,63}(?=[/?#:]|$)/u;

/** Between links; a comma may be a part of one. */
const between = /[\s|，；、]+|[,;](?=$|[\s@]|https?:|(?:[\w-]+\.)+[a-z]{2,}(?:[/?#,;\s]|$))/i;

/** The words of a text, without what stands around links. */
function wordsOf(text: string): string[] {
  return withPlainLinks(text).split(between).map(bareLink);
}

/** The links that stand in a text. */
function linksAmong(text: string): string[] {
  return wordsOf(text).filter((word) => bareHost.test(word) || /^https?:\/\//i.test(word));
}

/** Those of them that are no words with a full stop, such as `12.Dec`, where words may stand too. */
function surelyLinks(text: string): string[] {
  const links = linksAmong(text);
  const isSure = (word: string) => /[/?#]/.test(word) || findLinks(word).length > 0;
  // Beside one that surely is, `moonfrog.fun` is one too.
  return links.some(isSure)
    ? links.filter((word) => isSure(word) || findLinks(word, 'likely').length > 0)
    : [];
}

const handle = /^@\w{3,32}$/;

/** The links of a channel's field, in their order; names among them are made links where there is more than one thing. */
function linksOf(text: string, linkOf: (name: string) => string | null): string[] {
  const links = new Set(surelyLinks(text));
  const names = wordsOf(text).filter((word) => handle.test(word));
  if (links.size + names.length < 2) return [...links];
  return wordsOf(text).flatMap((word) =>
    links.has(word) ? [word] : handle.test(word) ? (linkOf(word) ?? []) : [],
  );
}

/** @returns empty for what leads to nobody, null for what no page may show as a link */
function readLink(word: string): string | null {
  if (isTelegramLink(word)) return parseTelegram(word);
  if (isXLink(word)) return parseX(word);
  const link = parseWebLink(bareHost.test(word) ? `https://${word}` : word);
  return link !== null && link.startsWith('https:') && !/^[\d.]+$|^\[/.test(hostOf(link)) ? link : null;
}

function refusalOf(word: string): string {
  const shown = `“${word.length > 40 ? `${word.slice(0, 39)}…` : word}”`;
  return /^http:\/\//i.test(word)
    ? `${shown} is not encrypted. Only links that begin with https are shown.`
    : `${shown} is no link. Put one on each line, such as moonfrog.fun.`;
}

function hostOf(link: string): string {
  return new URL(link).hostname.replace(/\.$/, '');
}
