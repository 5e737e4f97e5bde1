import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { coinFields } from '../../fields/fields.ts';
import { ChoiceButton } from '../controls/choice-button.tsx';
import { useBuildForm } from '../controls/use-build-form.ts';
import { emblemLabel } from './emblem-label.ts';
import { useEmblems } from './use-emblems.ts';

/** They keep the room of the six that are on their way, so that no field moves away from who fills it in. */
const unseen = [1, 2, 3, 4, 5, 6];

/** The emblem of a coin without a picture: one of six, the first unless its creator chooses another. */
export function EmblemChoice() {
  const emblems = useEmblems();
  const { control } = useBuildForm();
  const { field } = useController({ control, name: 'emblem' });
  const hintId = useId();
  if (emblems === null) return null;
  const first = emblems[0]?.name;
  return (
    <fieldset className="mt-4" aria-busy={first === undefined} aria-describedby={hintId}>
      <legend className="text-sm font-medium">{coinFields.emblem.label}</legend>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
        {first === undefined &&
          unseen.map((key) => <Skeleton key={key} className="aspect-square max-h-28.5 w-full" />)}
        {emblems.map(({ name, picture }) => (
          <label
            key={name}
            className="relative grid cursor-pointer place-items-center rounded-control border border-line bg-wash p-2 has-checked:border-link has-checked:ring-1 has-checked:ring-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={field.name}
              className="sr-only"
              aria-label={emblemLabel(name)}
              value={name}
              checked={field.value === name || (field.value === '' && name === first)}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
            />
            <img src={picture} alt="" className="aspect-square w-full max-w-24" />
          </label>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={hintId} className="text-sm text-muted">
          Without an image your page shows this one, drawn in its own style.
        </p>
        <ChoiceButton
          text="Leave it to us"
          isChosen={field.value === ''}
          onClick={() => field.onChange('')}
        />
      </div>
    </fieldset>
  );
}
