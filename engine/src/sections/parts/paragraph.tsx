import type { PageContext } from '../page-context.ts';
import { directionOf } from './direction.ts';
import { Words } from './words.tsx';

/** A paragraph of the document; nothing when its text is empty or absent. */
export function Paragraph(paragraph: { text: string | undefined; className: string; context: PageContext }) {
  if (!paragraph.text) return null;
  return (
    <p className={paragraph.className} dir={directionOf(paragraph.text, paragraph.context)}>
      <Words text={paragraph.text} context={paragraph.context} />
    </p>
  );
}
