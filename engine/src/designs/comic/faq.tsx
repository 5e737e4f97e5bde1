import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { Words } from '../../sections/parts/words.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** A conversation: questions are asked from one side and answered from the other. */
export function ComicFaq({ id, props, context }: SectionView<'faq'>) {
  return (
    <Panel id={id} kind="faq half" ground="dots">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="questions">
        {props.items.map(({ question, answer }, position) => (
          <details className="question" key={position} open={position === 0}>
            <summary className="bubble">
              <h3 dir="auto">
                <Words text={question} context={context} />
              </h3>
              <Tail />
            </summary>
            <div className="bubble reply">
              <Paragraph className="answer" text={answer} context={context} />
              <Tail />
            </div>
          </details>
        ))}
      </div>
    </Panel>
  );
}
