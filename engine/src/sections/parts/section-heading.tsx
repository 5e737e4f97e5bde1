import type { PageContext } from '../page-context.ts';
import { directionOf } from './direction.ts';
import { Words } from './words.tsx';

/** A section's h2, which names the section. @param view the section's own */
export function SectionHeading(view: { id: string; props: { heading: string }; context: PageContext }) {
  return (
    <h2 className="heading" id={`${view.id}-title`} dir={directionOf(view.props.heading, view.context)}>
      <Words text={view.props.heading} context={view.context} />
    </h2>
  );
}
