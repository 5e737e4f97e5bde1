import { issuesOf, messageOf } from '../../../../web/api/display-error.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { changeLabel, factNames, type FactsChange, reversed } from './facts-change.ts';
import { changed, type History, redone, undone } from './history.ts';
import { FactsChangedElsewhere } from './send-facts.ts';

type Direction = 'undo' | 'redo';

/** What a step works with. */
interface Steppable {
  /** As it is at this very moment. */
  readonly history: () => History;
  readonly go: (next: History) => void;
  /** Sends facts to the service. */
  readonly send: (change: FactsChange) => Promise<void>;
  /** Shows the page with the facts that are stored. */
  readonly refresh: () => Promise<void>;
  /** Tells screen readers of a step that was taken. */
  readonly announce: (sentence: string) => void;
}

/**
 * Goes one step back or forth, one after the other: a step that changed facts is taken once the service has them. Where it refuses, as
 * they were changed elsewhere since or may not be so again, they stay and the step is passed over; nobody's facts are overwritten.
 */
export function createSteps(): (direction: Direction, studio: Steppable) => void {
  let waiting: Direction[] = [];
  let isBusy = false;

  async function stepFacts(
    next: History,
    direction: Direction,
    facts: FactsChange,
    { history, go, send, refresh, announce }: Steppable,
  ): Promise<void> {
    const before = history();
    try {
      await send(facts);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) {
        waiting = [];
        notifyError(`The facts could not be ${direction === 'undo' ? 'undone' : 'redone'}`, messageOf(error));
      } else {
        notifyError('Facts left as they are', refusal);
        if (isSameState(history(), before)) go(next);
      }
      return;
    }
    const now = history();
    const { document } = now.present;
    // What was done meanwhile comes first: then this is a step of its own.
    const isNext = isSameState(now, before);
    announce(sentenceOf(direction, before, next));
    go(isNext ? next : changed(now, { document, label: changeLabel(facts), key: null, facts }));
    await refresh().catch(() =>
      notifyError('The facts are saved', 'The page shows them once it is loaded again.'),
    );
  }

  async function run(studio: Steppable): Promise<void> {
    const { history, go, announce } = studio;
    isBusy = true;
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const { present, future } = history();
      const facts = each === 'undo' ? present.facts && reversed(present.facts) : future[0]?.facts;
      const next = each === 'undo' ? undone(history()) : redone(history());
      if (next === history()) continue;
      // Nothing else waits, so that a step of the page is seen at once.
      if (facts) await stepFacts(next, each, facts, studio);
      else {
        announce(sentenceOf(each, history(), next));
        go(next);
      }
    }
    isBusy = false;
  }

  return (direction, studio) => {
    waiting.push(direction);
    if (!isBusy) void run(studio);
  };
}

function sentenceOf(direction: Direction, before: History, after: History): string {
  return direction === 'undo' ? `Undone: ${before.present.label}` : `Redone: ${after.present.label}`;
}

/** Sealing a run of letters is no change. */
function isSameState(one: History, other: History): boolean {
  return one.past === other.past && one.future === other.future;
}

/** Why facts must stay as they are, and what follows; null of what may be tried again. */
function refusalOf(error: unknown): string | null {
  if (error instanceof FactsChangedElsewhere) {
    const { fields } = error;
    return `${factNames(fields)} ${fields.length === 1 ? 'was' : 'were'} changed elsewhere since. This step is passed over.`;
  }
  const [issue] = issuesOf(error);
  return issue ? `${issue.message.replace(/\.$/, '')}. This step is passed over.` : null;
}
