import type { PageContext } from '../page-context.ts';
import { Words } from '../parts/words.tsx';
import type { CountdownProps } from './schema.ts';

/** The section's h2: the creator's words before and after launch, plain ones where no script can tell which it is. */
export function CountdownHeading(heading: { id: string; props: CountdownProps; context: PageContext }) {
  const { props, context } = heading;
  return (
    <h2 className="countdown-heading" id={heading.id} dir="auto">
      <span data-when="before">
        <Words text={props.heading} context={context} />
      </span>
      <span data-when="live">
        <Words text={props.liveHeading} context={context} />
      </span>
      <span data-when="static">The launch</span>
    </h2>
  );
}
