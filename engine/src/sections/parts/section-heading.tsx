import type { PageContext } from '../page-context.ts';
import { Words } from './words.tsx';

/** A section's h2. @param id of the heading element, which labels the section */
export function SectionHeading({ text, id, context }: { text: string; id: string; context: PageContext }) {
  return (
    <h2 className="heading" id={id} dir="auto">
      <Words text={text} context={context} />
    </h2>
  );
}
