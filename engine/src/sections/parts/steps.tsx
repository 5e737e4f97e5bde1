import { buySteps } from './buy-steps.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';
import { Paragraph } from './paragraph.tsx';
import type { PageContext } from '../page-context.ts';

/** The four steps as an ordered list, each with the creator's remark under it. @param notes one per step, may be empty */
export function Steps({ notes, context }: { notes: readonly string[]; context: PageContext }) {
  return (
    <ol className="steps">
      {buySteps(context).map((step, position) => (
        <li className="step" key={step.title}>
          <h3 className="step-title">{step.title}</h3>
          <p className="step-text">{step.text}</p>
          <Paragraph className="step-note" text={notes[position]} context={context} />
          {step.link === null ? null : (
            <p className="step-link">
              <OutsideLink href={step.link.url} context={context}>
                <span>{step.link.host}</span>
                <Icon name="arrow" />
              </OutsideLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
