import { directionOf } from '../parts/direction.ts';
import type { ReactNode } from 'react';
import { Paragraph } from '../parts/paragraph.tsx';
import { StandardSection } from '../parts/standard-section.tsx';
import { Words } from '../parts/words.tsx';
import type { PageContext } from '../page-context.ts';
import type { SectionView } from '../section.ts';

export function Faq(view: SectionView<'faq'>) {
  return (
    <StandardSection view={view} kind="faq">
      <Questions {...view} />
    </StandardSection>
  );
}

/** Every question with its answer, the first one open. @param list.mark stands before each question */
export function Questions({ props, context, mark }: SectionView<'faq'> & { mark?: ReactNode }) {
  return (
    <div className="questions">
      {props.items.map(({ question, answer }, position) => (
        <details className="question" key={position} open={position === 0 || context.questions === 'open'}>
          <summary>
            {mark}
            <Question text={question} context={context} />
          </summary>
          <Paragraph className="answer" text={answer} context={context} />
        </details>
      ))}
    </div>
  );
}

/** One question's h3. */
export function Question(question: { text: string; context: PageContext }) {
  return (
    <h3 dir={directionOf(question.text, question.context)}>
      <Words {...question} />
    </h3>
  );
}
