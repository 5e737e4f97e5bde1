import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import type { BuildValues } from '../../../coins/contract.ts';
import { type FactsChange, reversed } from '../state/facts-change.ts';
import { pauses } from '../state/saver.ts';
import { FactsChangedElsewhere } from '../state/send-facts.ts';
import type { Studio } from '../state/studio-context.ts';

/** The coin's pictures as its form has them. */
export type CoinPictures = Pick<BuildValues, 'mainImageUrl' | 'gallery'>;

/**
 * Changes facts beside the others as they are stored, as one step of the history.
 * @param label as the history names it
 * @returns what was changed, as it is stored
 */
export async function saveFacts(
  { userId, changeFacts }: Pick<Studio, 'userId' | 'changeFacts'>,
  label: string,
  change: (details: BuildValues) => Partial<BuildValues>,
): Promise<FactsChange> {
  const { details } = await api.coins.read({ userId }, { signal: AbortSignal.timeout(pauses.forAnAnswer) });
  const after = change(details);
  const names = Object.keys(after) as (keyof BuildValues)[];
  const pick = (from: BuildValues) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const before = pick(details);
  return { before, after: pick(await changeFacts(label, { before, after })) };
}

/** Takes a change of pictures back for who presses Undo in its message; pictures that were changed since stay as they are. */
export async function undoPictures(
  { changeFacts, refreshFacts }: Pick<Studio, 'changeFacts' | 'refreshFacts'>,
  made: FactsChange,
): Promise<void> {
  try {
    await changeFacts('Change pictures back', reversed(made));
  } catch (error) {
    notifyError(
      'The picture could not be changed back',
      error instanceof FactsChangedElsewhere
        ? 'Your pictures were changed since. Undo at the top of the studio takes back one step after the other.'
        : messageOf(error),
    );
    return;
  }
  await refreshFacts().catch(noteUnshown);
}

export function noteUnshown(): void {
  notifyError('Your change is saved', 'The page shows it once it is loaded again.');
}
