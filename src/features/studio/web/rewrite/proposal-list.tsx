import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import type { Suggestions } from '../../contract.ts';
import { useStudio } from '../state/studio-context.ts';
import { keyOf, namesOf, openProposals, type Proposal, withLanguage, withProposal } from './proposals.ts';
import { ProposalRow } from './proposal-row.tsx';

const languageName = (lang: string) => new Intl.DisplayNames('en-US', { type: 'language' }).of(lang) ?? lang;

/** What was suggested: accepted or refused one by one, or all at once. */
export function ProposalList(props: {
  readonly suggestions: Suggestions;
  /** Where the page's own words are kept, by `keyOf`. */
  readonly kept: ReadonlySet<string>;
  readonly onKeep: (key: string) => void;
}) {
  const { suggestions, kept, onKeep } = props;
  const { document, hasModel, edit, select } = useStudio();
  const { proposals, language } = suggestions;
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The row that was decided on, from 0: the focus goes to the next that is open. */
  const decided = useRef<number | null>(null);
  useEffect(() => {
    if (decided.current === null) return;
    const rows = [...(list.current?.children ?? [])];
    const isOpenRow = (row: Element) => row.matches('[data-open]');
    const own = rows[decided.current];
    // The page may be drawn a moment after the decision.
    if (own ? isOpenRow(own) : rows.some(isOpenRow)) return;
    const next = [...rows.slice(decided.current), ...rows].find(isOpenRow);
    (next?.querySelector('button') ?? heading.current)?.focus();
    decided.current = null;
  });

  useEffect(() => {
    const panel = heading.current?.closest('[role=tabpanel]')?.getBoundingClientRect();
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    // On a phone what was suggested would come below what can be seen.
    if (panel && top > panel.top + panel.height / 2) heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  const open = openProposals(proposals, document, kept);
  const textOf = (proposal: Proposal) => proposal.suggestions[shown[keyOf(proposal)] ?? 0] ?? proposal.before;
  const nameOf = (proposal: Proposal) => {
    const { field, label } = namesOf(proposal, document);
    return `${field} of ${label}`;
  };
  const decide = (proposal: Proposal, what: string) => {
    decided.current = proposals.indexOf(proposal);
    setAnnouncement(`${what}: ${nameOf(proposal)}. ${open.length - 1} left.`);
  };
  const accept = (proposal: Proposal) => {
    decide(proposal, 'Accepted');
    edit(`Rewrite ${nameOf(proposal)}`, (page) => withProposal(page, proposal, textOf(proposal)));
    select(proposal.path.section);
  };
  const acceptAll = () => {
    decided.current = proposals.length;
    setAnnouncement(`Accepted: ${open.length} texts.`);
    edit(`Rewrite ${open.length} texts`, (page) => {
      const written = open.reduce((each, proposal) => withProposal(each, proposal, textOf(proposal)), page);
      return language === null || written === page ? written : withLanguage(written, language);
    });
  };
  const offersLanguage = language !== null && (document.lang ?? 'en') !== language;
  return (
    <div className="border-t border-line pt-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-6 font-sans text-sm font-semibold tracking-normal outline-none"
        >
          {titleOf(proposals.length, open.length)}
        </h3>
        {open.length > 1 && (
          <Button size="small" className="min-h-10" onClick={acceptAll}>
            Accept all {open.length}
          </Button>
        )}
      </div>
      <Notes suggestions={suggestions} hasModel={hasModel} isEnglish={(document.lang ?? 'en') === 'en'} />
      {offersLanguage && proposals.length > 0 && (
        <div className="mt-3 rounded-control border border-line px-3 py-2.5 text-sm">
          <p>
            These words are in {languageName(language)}, the page is in {languageName(document.lang ?? 'en')}.
            {open.length > 1 && ' ‘Accept all’ changes that, too.'}
          </p>
          <Button
            size="small"
            className="mt-2 min-h-10"
            onClick={() =>
              edit(`Language: ${languageName(language)}`, (page) => withLanguage(page, language))
            }
          >
            Make it a page in {languageName(language)}
          </Button>
        </div>
      )}
      <ol ref={list} className="divide-y divide-line">
        {proposals.map((proposal) => (
          <ProposalRow
            key={keyOf(proposal)}
            proposal={proposal}
            shown={shown[keyOf(proposal)] ?? 0}
            isKept={kept.has(keyOf(proposal))}
            onAccept={() => accept(proposal)}
            onKeep={() => {
              decide(proposal, 'Kept');
              onKeep(keyOf(proposal));
            }}
            onAnother={() => {
              const next = ((shown[keyOf(proposal)] ?? 0) + 1) % proposal.suggestions.length;
              setShown({ ...shown, [keyOf(proposal)]: next });
              setAnnouncement(`Suggested for ${nameOf(proposal)}: ${proposal.suggestions[next] ?? ''}`);
            }}
          />
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

/** How many are to be decided on. */
export function titleOf(all: number, open: number): string {
  if (all === 0) return 'No other words';
  if (open === 0) return 'All decided';
  return open === 1 ? '1 suggestion' : `${open} suggestions`;
}

/** What is not among the suggestions, and why. */
function Notes(props: {
  readonly suggestions: Suggestions;
  readonly hasModel: boolean;
  readonly isEnglish: boolean;
}) {
  const { proposals, locked, unfit, beyond, note } = props.suggestions;
  const notes = [
    note,
    unfit > 0 &&
      `${unfit === 1 ? '1 suggestion was' : `${unfit} suggestions were`} left out: not fit for a page.`,
    locked === 1 && '1 locked text stays as it is.',
    locked > 1 && `${locked} locked texts stay as they are.`,
    beyond > 0 && `${beyond} more did not fit in one go: choose their section to go on.`,
    proposals.length === 0 && locked === 0 && unfit === 0 && nothingElse(props),
  ].filter((each) => typeof each === 'string');
  return (
    <div role="status" className="grid gap-1 text-sm text-muted">
      {notes.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}

function nothingElse({ hasModel, isEnglish }: { hasModel: boolean; isEnglish: boolean }): string {
  if (hasModel) return 'Nothing else came to mind, or these words have to stay as they are. Try a wish.';
  if (!isEnglish) return 'Our own writer has other lines in English only.';
  return 'Our own writer has no other line here: your own words and plain facts stay as they are.';
}
