import { Question } from '../../sections/faq/component.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubble, Tail } from './bubble.tsx';
import { Panel } from './panel.tsx';

/** A conversation: questions are asked from one side and answered from the other. */
export function ComicFaq(view: SectionView<'faq'>) {
  const { id, props, context } = view;
  return (
    <Panel id={id} kind={context.questions === 'open' ? 'faq' : 'faq half'} ground="dots">
      <SectionHeading {...view} />
      <div className="questions">
        {props.items.map(({ question, answer }, position) => (
          <details className="question" key={position} open={position === 0 || context.questions === 'open'}>
            <summary className="bubble">
              <Question text={question} context={context} />
              <Tail />
            </summary>
            <Bubble kind="reply">
              <Paragraph className="answer" text={answer} context={context} />
            </Bubble>
          </details>
        ))}
      </div>
    </Panel>
  );
}
