import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';

export function Faq({ id, props, context }: SectionView<'faq'>) {
  return (
    <section className="section faq" id={id} aria-labelledby={`${id}-title`}>
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
    </section>
  );
}
