import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { Words } from '../../sections/parts/words.tsx';
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
export function Letters({ id, props, context }: SectionView<'faq'>) {
  return (
    <section className="section faq" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="letters">
        {props.items.map(({ question, answer }, position) => (
          <div className="question" key={position}>
            <h3 dir="auto">
              <Words text={question} context={context} />
            </h3>
            <p className="signature">{signatures[position % signatures.length]}</p>
            <p className="reply">The editor replies</p>
            <Paragraph className="answer" text={answer} context={context} />
          </div>
        ))}
      </div>
    </section>
  );
}
