import { withMarks } from './words.tsx';
import type { PageContext } from '../page-context.ts';

/** The creator's steps in their order, each said to be done or planned. */
export function RoadmapSteps({ context }: { context: PageContext }) {
  return (
    <ol className="milestones">
      {context.facts.roadmap.map(({ title, done }, position) => (
        <li className={done ? 'milestone milestone-done' : 'milestone'} key={position}>
          <span className="milestone-title" dir="auto">
            {withMarks(title, context)}
          </span>
          <span className="milestone-state">
            {done ? context.texts.roadmap.done : context.texts.roadmap.planned}
          </span>
        </li>
      ))}
    </ol>
  );
}
