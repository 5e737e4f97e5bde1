import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import { emblemLabel } from '../../../coins/web/look/emblem-label.ts';
import type { DocumentChange, LookMember } from '../document/changes.ts';
import { useStudio } from '../state/studio-context.ts';
import { type Words, wordChanges } from './word-changes.ts';

type TextChange = Extract<DocumentChange, { is: 'text' }>;
type LookChange = Extract<DocumentChange, { is: 'look' }>;

interface SideNames {
  readonly before: string;
  readonly after: string;
}

/** What differs between two documents; texts side by side where there is room. */
export function ChangesList(props: {
  readonly changes: readonly DocumentChange[];
  /** What the two are called; `Before` and `After` without it. */
  readonly names?: SideNames;
}) {
  const { changes, names = { before: 'Before', after: 'After' } } = props;
  return (
    <ul className="@container grid gap-4">
      {changes.map((change, position) => (
        <li key={position} className="min-w-0 text-sm">
          {change.is === 'text' ? (
            <TextDifference change={change} names={names} />
          ) : (
            <p>{change.is === 'section' ? sectionSentence(change) : lookSentence(change)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Two texts side by side where there is room, with the words marked in which they differ. */
export function TextDifference({
  change,
  names,
}: {
  change: Pick<TextChange, 'label' | 'field' | 'before' | 'after'>;
  names: SideNames;
}) {
  const { facts } = useStudio();
  const values = tokenValues(facts);
  const filled = [change.before, change.after].map((text) => fillTokens(text, values));
  // A token beside the words that it stands for would look the same.
  const [before = '', after = ''] = filled[0] === filled[1] ? [change.before, change.after] : filled;
  const words = wordChanges(before, after);
  return (
    <>
      <p className="mb-1.5 font-medium">
        {change.label} <span className="font-normal text-muted">· {change.field}</span>
      </p>
      <div className="grid gap-2 @xl:grid-cols-2">
        <Side name={names.before} words={words.filter((each) => each.in !== 'after')} />
        <Side name={names.after} words={words.filter((each) => each.in !== 'before')} />
      </div>
    </>
  );
}

function Side({ name, words }: { name: string; words: readonly Words[] }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-sunken px-3 py-2">
      <p className="text-xs text-muted">{name}</p>
      <p dir="auto" className="wrap-anywhere">
        {words.length === 0 && <span className="text-muted italic">Nothing</span>}
        {words.map((each, position) => (
          <MarkedWords key={position} words={each} />
        ))}
      </p>
    </div>
  );
}

function MarkedWords({ words }: { words: Words }) {
  if (words.in === 'before') return <del className="bg-danger-wash text-danger">{words.text}</del>;
  if (words.in === 'after') {
    return (
      <ins className="font-semibold text-success underline decoration-2 underline-offset-3">{words.text}</ins>
    );
  }
  return words.text;
}

function sectionSentence({ what, label }: Extract<DocumentChange, { is: 'section' }>) {
  return (
    <>
      <span className="font-medium">{label}</span> was {what}
      {what === 'shown' && ' again'}.
    </>
  );
}

const lookNames: Record<LookMember, string> = {
  design: 'Design',
  layout: 'First screen',
  story: 'Story',
  questions: 'Questions',
  typeface: 'Type',
  emblem: 'Emblem',
  seed: 'Small details',
  lang: 'Language',
  sharePicture: 'The picture of shared links',
  backgroundImage: 'The background picture',
};

function lookSentence({ what, before, after }: LookChange) {
  return (
    <>
      <span className="font-medium">{lookNames[what]}</span>{' '}
      {what === 'seed'
        ? 'are drawn anew.'
        : what === 'backgroundImage'
          ? `${after === null ? 'is removed' : before === null ? 'is added' : 'is another one'}.`
          : `is ${lookWords(what, after)}, was ${lookWords(what, before)}.`}
    </>
  );
}

function lookWords(what: LookMember, value: string | null): string {
  if (what === 'sharePicture') return value === null ? 'the card' : 'the coin’s own';
  if (value === null) return what === 'lang' ? 'English' : 'the design’s own';
  if (what === 'design') return showcases[value as DesignName].label;
  if (what === 'emblem') return emblemLabel(value);
  if (what === 'lang') return new Intl.DisplayNames('en-US', { type: 'language' }).of(value) ?? value;
  return value.replaceAll('-', ' ');
}
