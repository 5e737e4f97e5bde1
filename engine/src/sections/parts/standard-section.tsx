import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Paragraph } from './paragraph.tsx';
import { SectionHeading } from './section-heading.tsx';

/** What a section with a heading and perhaps a text is drawn from: the view of most kinds. */
export interface HeadedView {
  id: string;
  props: { heading: string; text?: string | undefined; intro?: string };
  context: PageContext;
}

/** The section element, named by the heading inside it. @param box.kind its classes beside `section` */
export function SectionBox(box: { id: string; kind: string; children: ReactNode }) {
  return (
    <section className={`section ${box.kind}`} id={box.id} aria-labelledby={`${box.id}-title`}>
      {box.children}
    </section>
  );
}

/** A section's heading and the text below it, where it has one. @param view.textClass class of the text */
export function SectionIntro({ textClass = 'intro', ...view }: HeadedView & { textClass?: string }) {
  const { text, intro } = view.props;
  return (
    <>
      <SectionHeading {...view} />
      <Paragraph className={textClass} text={text ?? intro} context={view.context} />
    </>
  );
}

/** A section that begins with its heading and text. */
export function StandardSection(section: {
  view: HeadedView;
  kind: string;
  textClass?: string;
  children: ReactNode;
}) {
  const { view, kind, children, ...intro } = section;
  return (
    <SectionBox id={view.id} kind={kind}>
      <SectionIntro {...view} {...intro} />
      {children}
    </SectionBox>
  );
}
