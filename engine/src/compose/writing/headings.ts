import type { Section } from '../../document/schema.ts';
import type { SectionKind } from '../../sections/schemas.ts';
import { fillTokens, tokenValues } from '../../text/tokens.ts';
import type { TokenValues } from '../../text/tokens.ts';
import type { Facts } from '../../facts.ts';

/** Where each kind's headings stand; the countdown has one before the launch and one after it. */
const places: Readonly<Record<SectionKind, readonly string[]>> = {
  hero: ['headline'],
  'contract-bar': ['label'],
  marquee: [],
  countdown: ['heading', 'liveHeading'],
  story: ['heading'],
  'how-to-buy': ['heading'],
  tokenomics: ['heading'],
  chart: ['heading'],
  roadmap: ['heading'],
  gallery: ['heading'],
  community: ['heading'],
  faq: ['heading'],
  closing: ['heading'],
  footer: [],
};

/** Signs that are the same in every language. */
const signs = ['', ' …', ...Array.from({ length: 30 }, (_, at) => ` · ${at + 2}`)];

/** Longest text that every place for a heading takes. */
const longest = 60;

/** What headings are compared by: two with one key would name two places alike. */
export function headingKey(text: string, values: TokenValues): string {
  return fillTokens(text, values).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What names a section, tokens unfilled. */
export function headingsOf({ kind, props }: Section): string[] {
  const texts = new Map<string, unknown>(Object.entries(props));
  return places[kind].map((place) => texts.get(place)).filter((text) => typeof text === 'string');
}

/** The sections with each heading said once: a later one that repeats an earlier one gets a sign of its own. */
export function dedupeHeadings(sections: readonly Section[], facts: Facts): Section[] {
  const values = tokenValues(facts);
  const said = new Set<string>();
  return sections.map((section) =>
    headingsOf(section).reduce((changed, text, at) => {
      const fresh = signs
        .map((sign) =>
          text.length + sign.length > longest && sign !== '' ? `{ticker}${sign}` : `${text}${sign}`,
        )
        .find((each) => !said.has(headingKey(each, values)));
      said.add(headingKey(fresh ?? text, values));
      const place = places[section.kind][at];
      return fresh === undefined || fresh === text || place === undefined
        ? changed
        : withText(changed, place, fresh);
    }, section),
  );
}

/** `places` names members that the kind's props have, all of them texts; the compiler cannot follow it there. */
function withText(section: Section, place: string, text: string): Section {
  return { ...section, props: { ...section.props, [place]: text } } as Section;
}
