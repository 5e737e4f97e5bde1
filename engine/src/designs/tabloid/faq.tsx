import { englishOnly } from '../shared/english-only.ts';
import { Question } from '../../sections/faq/component.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { StandardSection } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';

/** How letters to an editor are signed. */
const signatures = [
  'Name withheld',
  'A regular reader',
  'By pigeon post',
  'Address supplied',
  'In green ink',
] as const;

/** Letters to the editor, each with its reply, all in print. */
export function Letters(view: SectionView<'faq'>) {
  const { props, context } = view;
  return (
    <StandardSection view={view} kind="faq">
      <div className="letters">
        {props.items.map(({ question, answer }, position) => (
          <div className="question" key={position}>
            <Question text={question} context={context} />
            {englishOnly(context, <p className="signature">{signatures[position % signatures.length]}</p>)}
            <p className="reply">{context.texts.newspaper.reply}</p>
            <Paragraph className="answer" text={answer} context={context} />
          </div>
        ))}
      </div>
    </StandardSection>
  );
}
