import type { PageContext } from '../page-context.ts';
import type { BuyStep } from './buy-steps.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';
import { Paragraph } from './paragraph.tsx';

/** What stands under a step's title: what to do, the creator's remark, the place to do it. @param details.note may be empty */
export function StepDetails(details: { step: BuyStep; note: string | undefined; context: PageContext }) {
  const { step, note, context } = details;
  return (
    <>
      <p className="step-text">{step.text}</p>
      <Paragraph className="step-note" text={note} context={context} />
      {step.link === null ? null : (
        <p className="step-link">
          <OutsideLink href={step.link.url} context={context}>
            <span>{step.link.host}</span>
            <Icon name="arrow" />
          </OutsideLink>
        </p>
      )}
    </>
  );
}
