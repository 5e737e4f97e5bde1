import { checkAddress, otherChains } from '@moonpage/engine/chains/address.ts';
import type { Palette } from '@moonpage/engine/colour/palette.ts';
import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { findRefusedTexts } from '@moonpage/engine/policy/document-text.ts';
import { createPageContext } from '@moonpage/engine/sections/page-context.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { tokenNames } from '@moonpage/engine/text/tokens.ts';
import type { BuildValues } from '../../../coins/contract.ts';
import type { CoinField } from '../../../coins/fields/fields.ts';
import { sectionLabel } from '../document/changes.ts';
import { limitsOf, type SectionText, textsOf, withText } from '../../rules/text-path.ts';

/** Something to look at before a page is published. */
export interface PageProblem {
  /** `wrong` should be mended; a `hint` may be meant so. */
  readonly weight: 'wrong' | 'hint';
  /** One sentence: what it is, and what to do. */
  readonly message: string;
  /** Where it can be changed: a section, one of the coin's facts or all of them, or the page's settings. */
  readonly place: { readonly section: string } | { readonly fact: CoinField } | 'facts' | 'settings';
  readonly mend?: Mend;
}

/** A change of the page or of the coin's facts that is safe to make with one press, as Undo takes it back. */
export type Mend = { readonly label: string } & (
  | { readonly change: (document: PageDocument) => PageDocument }
  | { readonly changeFacts: (details: BuildValues) => Partial<BuildValues> }
);

interface CheckedPage {
  readonly document: PageDocument;
  readonly facts: Facts;
  /** Of the facts' colors. */
  readonly palette: Palette;
}

/** Problems of a page as it would be published, those of its sections in their order. */
export function findProblems(page: CheckedPage): PageProblem[] {
  const { document } = page;
  return wrongFirst([
    ...document.sections.flatMap((section) =>
      textsOf(section).flatMap((text) => textProblems(document, section, text)),
    ),
    ...refusedTexts(page),
    ...waitingSections(page),
    ...factProblems(page),
  ]);
}

export function wrongFirst(problems: readonly PageProblem[]): PageProblem[] {
  return problems.toSorted((one, other) => Number(one.weight === 'hint') - Number(other.weight === 'hint'));
}

function textProblems(document: PageDocument, section: Section, text: SectionText): PageProblem[] {
  const name = `“${text.label}” of ${sectionLabel(document, section)}`;
  const place = { section: section.id };
  const { max, isOptional } = limitsOf(section.kind, text.path);
  const { length } = text.text.trim();
  if (length === 0) return isOptional ? [] : [wrong(`${name} is empty: write something there.`, place)];
  return [
    ...(length > max
      ? [wrong(`${name} has ${length} characters, and ${max} fit: please shorten it.`, place)]
      : []),
    ...unknownTokens(text.text).map(({ written, mended }): PageProblem => ({
      weight: 'wrong',
      message: `${name} shows “${written}” with its braces, as there is no such fact.`,
      place,
      mend: {
        label: mended.startsWith('{') ? `Write ${mended}` : 'Remove the braces',
        change: (before) => replaceIn(before, text, written, mended),
      },
    })),
  ];
}

/** What a deploy refuses: the same check. */
function refusedTexts({ document, facts }: CheckedPage): PageProblem[] {
  return findRefusedTexts(document, facts).map(({ path: [top, at], message }) => {
    const section = top === 'sections' ? document.sections[Number(at)] : undefined;
    if (!section) return wrong(`${top === 'title' ? 'Title' : 'Description'}: ${message}`, 'settings');
    return wrong(`${sectionLabel(document, section)}: ${message}`, { section: section.id });
  });
}

/** Words in braces that no fact fills, with the token that was meant, or the word alone. */
function unknownTokens(text: string): { written: string; mended: string }[] {
  return [...new Set(text.match(/\{[\p{L}\p{N}_-]{1,30}\}/gu))].flatMap((written) => {
    const word = written.slice(1, -1);
    if (tokenNames.some((name) => name === word)) return [];
    const meant = tokenNames.find((name) => lettersOf(name) === lettersOf(word));
    return [{ written, mended: meant === undefined ? word : `{${meant}}` }];
  });
}

function lettersOf(word: string): string {
  return Array.from(word.toLowerCase()).toSorted().join('');
}

function replaceIn(document: PageDocument, { path }: SectionText, written: string, mended: string) {
  const section = document.sections.find(({ id }) => id === path.section);
  const now = section && textsOf(section).find((each) => JSON.stringify(each.path) === JSON.stringify(path));
  return now ? withText(document, path, now.text.replaceAll(written, mended)) : document;
}

const list = new Intl.ListFormat('en-US');

/** One sentence for all, as every page has sections that wait for facts: they show by themselves once there is something. */
function waitingSections({ document, facts, palette }: CheckedPage): PageProblem[] {
  const { seed, lang } = document;
  const context = createPageContext({
    facts,
    palette,
    seed,
    lang,
    emblem: null,
    mode: 'preview',
    reportUrl: '',
    updatedAt: 0,
    now: 0,
  });
  const waiting = document.sections
    .filter(({ kind, hidden }) => !hidden && sections[kind].shows?.(context) === false)
    .map((section) => sectionLabel(document, section));
  const verb = waiting.length === 1 ? 'is not on the page yet, as its' : 'are not on the page yet, as their';
  return waiting.length === 0 ? [] : [hint(`${list.format(waiting)} ${verb} facts are missing.`)];
}

function factProblems({ document, facts }: CheckedPage): PageProblem[] {
  const { blockchain, contractAddress, gallery } = facts;
  const address = contractAddress === null ? null : checkAddress(blockchain, contractAddress);
  const shownGallery = document.sections.find(({ kind, hidden }) => kind === 'gallery' && !hidden);
  const unnamed = gallery.filter(({ caption }) => !caption?.trim()).length;
  return [
    ...(address?.ok === false ? [wrongAddress(facts, address.message)] : []),
    ...(facts.buyUrl?.startsWith('http:') ? [openLink] : []),
    ...(shownGallery && unnamed > 0
      ? [
          hint(
            `${unnamed === 1 ? 'One picture' : `${unnamed} pictures`} of the gallery ${unnamed === 1 ? 'has' : 'have'} no caption: people who cannot see are told nothing of ${unnamed === 1 ? 'it' : 'them'}.`,
            { section: shownGallery.id },
          ),
        ]
      : []),
  ];
}

function wrongAddress({ blockchain, contractAddress }: Facts, message: string): PageProblem {
  const problem = wrong(`The contract address: ${message}`, { fact: 'contractAddress' });
  const [chain, ...others] = otherChains(blockchain, contractAddress ?? '')?.chains ?? [];
  if (chain === undefined || others.length > 0) return problem;
  return { ...problem, mend: { label: `Choose ${chain}`, changeFacts: () => ({ blockchain: chain }) } };
}

/** Telegram and X are links with https alone. */
const openLink: PageProblem = {
  ...hint('The buy link is not encrypted: use one that begins with https, if there is one.', {
    fact: 'buyButtonLink',
  }),
  mend: {
    label: 'Use https',
    changeFacts: ({ buyButtonLink }) => ({ buyButtonLink: buyButtonLink.replace(/^http:/, 'https:') }),
  },
};

function wrong(message: string, place: PageProblem['place']): PageProblem {
  return { weight: 'wrong', message, place };
}

function hint(message: string, place: PageProblem['place'] = 'facts'): PageProblem {
  return { weight: 'hint', message, place };
}
