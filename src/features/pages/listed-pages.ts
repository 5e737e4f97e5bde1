import { addressesIn, comparableAddress } from '@moonpage/engine/chains/addresses-in.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { and, eq, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { profiles } from '../account/tables.ts';
import { withoutAccents } from '../coins/rules/accents.ts';
import { isShown } from './shown-pages.ts';
import { readStoredFacts } from './stored-facts.ts';
import { listedPages, pageSnapshots } from './tables.ts';

/** Of a profile: its live page stands in the directory. */
export const isListed = and(eq(profiles.isPublic, true), isNotNull(profiles.publishedAt), isShown);

/** Brings an account's entry of the directory in line with its live page; for whatever changes the page, or whether it is shown or listed. */
export async function updateListedPage(tx: Transaction, userId: string): Promise<void> {
  const [page] = await tx
    .select({ facts: pageSnapshots.facts, publishedAt: profiles.publishedAt })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(and(isListed, eq(profiles.id, userId)));
  if (!page?.publishedAt) {
    await tx.delete(listedPages).where(eq(listedPages.profileId, userId));
    return;
  }
  const facts = readStoredFacts(page.facts);
  const entry = {
    searchText: searchTextOf(facts),
    blockchain: facts.blockchain,
    publishedAt: page.publishedAt,
    launchAt: new Date(facts.launchAt),
  };
  await tx
    .insert(listedPages)
    .values({ profileId: userId, ...entry })
    .onConflictDoUpdate({ target: listedPages.profileId, set: entry });
}

function searchTextOf({ name, symbol, contractAddress }: Facts): string {
  return [name, symbol, comparableAddress(contractAddress ?? '')].map(searchable).join('\n');
}

/** Most words of one search; further ones are left out. */
const wordsAtMost = 5;

/** What of a search has to stand in an entry, each somewhere in it; the longest first, as it stands in the fewest. */
export function searchWords(typed: string): string[] {
  const [address] = addressesIn(typed);
  // Explorers shorten an address to its two ends, such as 0x6982…1933.
  const words = address === undefined ? typed.split(/\s+|…|\.{3}/u) : [comparableAddress(address)];
  return words
    .map(searchable)
    .filter((word) => word !== '')
    .slice(0, wordsAtMost)
    .toSorted((a, b) => b.length - a.length);
}

/** Entries that have all words in their name or ticker. */
export function isNamed(words: readonly string[]): SQL | undefined {
  return and(...words.map(hasInName));
}

/** Further entries, which have some of the words in their contract; undefined where no word may be a part of an address. */
export function isOfContract(words: readonly string[]): SQL | undefined {
  const parts = words.filter((word) => partOfAddress.test(word));
  if (parts.length === 0) return undefined;
  return and(
    or(...parts.map(hasInContract)),
    ...words.map((word) => or(hasInName(word), hasInContract(word))),
    or(...words.map((word) => not(hasInName(word)))),
  );
}

/** What is shorter, and four letters such as `pump`, too many addresses begin or end with. */
const partOfAddress = /^(?=.*\d|.{6})[a-z\d]{4,}$/;

function hasInName(word: string): SQL {
  return sql`position(${Buffer.from(word)} in ${listedPages.nameBytes}) > 0`;
}

/** Only the beginning and the end, which are what people read, and what an index finds. No sign of a word has a meaning in a pattern. */
function hasInContract(word: string): SQL | undefined {
  const { contract } = listedPages;
  return or(like(contract, `${word}%`), sql`reverse(${contract}) like reverse(${`%${word}`})`);
}

/** Letters, digits and pictures alone, small and without accents: so `moonfrog` finds `Moon Frog`, and `$frog` FROG. */
function searchable(text: string): string {
  const shown = text.normalize('NFKC').replaceAll(/[\s\p{P}\p{Sc}\p{C}\p{DI}]/gu, '');
  return withoutAccents(shown.toLowerCase());
}
