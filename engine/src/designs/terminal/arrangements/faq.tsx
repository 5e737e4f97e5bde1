import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { Words } from '../../../sections/parts/words.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';
import { handleOf } from '../prompt.tsx';

/** The coin's page of the manual. */
export function TerminalFaq({ id, props, context }: SectionView<'faq'>) {
  return (
    <Pane id={id} kind="faq" command={`man ${handleOf(context.facts.symbol)}`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="questions">
        {props.items.map(({ question, answer }, position) => (
          <details className="question" key={position} open={position === 0}>
            <summary>
              <h3 dir="auto">
                <Words text={question} context={context} />
              </h3>
            </summary>
            <Paragraph className="answer" text={answer} context={context} />
          </details>
        ))}
      </div>
    </Pane>
  );
}
