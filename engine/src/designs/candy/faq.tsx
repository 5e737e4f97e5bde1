import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { Words } from '../../sections/parts/words.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Peek } from './drawing/friend.tsx';

/** The questions; the mascot looks over the first, as whoever stands behind a counter does. */
export function CandyFaq({ id, props, context }: SectionView<'faq'>) {
  return (
    <section className="section faq" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Peek context={context} />
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
    </section>
  );
}
