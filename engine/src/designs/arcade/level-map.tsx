import { StandardSection } from '../../sections/parts/standard-section.tsx';
import { withMarks } from '../../sections/parts/words.tsx';
import type { SectionView } from '../../sections/section.ts';
import { seededRandom } from '../random.ts';
import { Sprite } from './drawing/sprite.tsx';
import type { SpriteName } from './drawing/sprites.ts';

const lands: readonly SpriteName[] = ['tree', 'hill', 'pond', 'tree', 'hill'];

/** The creator's steps as a map of levels: a castle where one is done, and the player before the first that is not. */
export function LevelMap(view: SectionView<'roadmap'>) {
  const { context } = view;
  const steps = context.facts.roadmap;
  const current = steps.findIndex(({ done }) => !done);
  const columns = columnsFor(steps.length);
  const random = seededRandom(context.seed);
  return (
    <StandardSection view={view} kind="roadmap" textClass="section-text">
      <ol className={`milestones columns-${columns}`}>
        {steps.map(({ title, done }, position) => (
          <li
            className={`milestone ${done ? 'milestone-done ' : ''}${placeOf(position, columns)}`}
            key={position}
          >
            <span className="land" aria-hidden="true">
              {[random(), random()].map((chance, side) => (
                <Sprite
                  name={lands[Math.floor(chance * lands.length)] ?? 'tree'}
                  className="plant"
                  key={side}
                />
              ))}
            </span>
            <span className={position === current ? 'level level-current' : 'level'} aria-hidden="true">
              {done ? <Sprite name="castle" className="castle" /> : position + 1}
            </span>
            <span className="plate">
              <span className="milestone-title" dir="auto">
                {withMarks(title, context)}
              </span>
              <span className="milestone-state">
                {done ? context.texts.roadmap.done : context.texts.roadmap.planned}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </StandardSection>
  );
}

/** As many levels a row as fill two rows at most. */
function columnsFor(levels: number): number {
  if (levels <= 4) return levels;
  return levels <= 6 ? 3 : 4;
}

/** Classes of a level's place: rows run there and back, so that every level lies beside the one before it. */
function placeOf(position: number, columns: number): string {
  const [row, along] = [Math.floor(position / columns), position % columns];
  const isBack = row % 2 === 1;
  const column = isBack ? columns - along : along + 1;
  const way = along === columns - 1 ? 'turn' : isBack ? 'back' : 'on';
  return `at-${column} ${way}`;
}
