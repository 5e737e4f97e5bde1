import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import { Words } from '../../../sections/parts/words.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Glyph } from '../drawing/glyphs.tsx';
import { AppWindow } from '../window.tsx';

/** A help file: its contents as a tree of books, an open book's page below it. */
export function DesktopFaq({ id, props, context }: SectionView<'faq'>) {
  return (
    <AppWindow id={id} kind="faq half" icon="book" file="Help">
      <p className="tabs" aria-hidden="true">
        <span>Contents</span>
        <span>Index</span>
        <span>Search</span>
      </p>
      <div className="well">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <div className="questions">
          {props.items.map(({ question, answer }, position) => (
            <details className="question" key={position} open={position === 0}>
              <summary>
                <Glyph name="book" />
                <h3 dir="auto">
                  <Words text={question} context={context} />
                </h3>
              </summary>
              <Paragraph className="answer" text={answer} context={context} />
            </details>
          ))}
        </div>
      </div>
    </AppWindow>
  );
}
