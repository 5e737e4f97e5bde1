import { buySteps } from './buy-steps.ts';
import { StepDetails } from './step-details.tsx';
import type { PageContext } from '../page-context.ts';

/** The four steps as an ordered list, each with the creator's remark under it. @param notes one per step, may be empty */
export function Steps({ notes, context }: { notes: readonly string[]; context: PageContext }) {
  return (
    <ol className="steps">
      {buySteps(context).map((step, position) => (
        <li className="step" key={step.title}>
          <h3 className="step-title">{step.title}</h3>
          <StepDetails step={step} note={notes[position]} context={context} />
        </li>
      ))}
    </ol>
  );
}
