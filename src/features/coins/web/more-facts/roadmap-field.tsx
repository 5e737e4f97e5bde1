import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { coinFields } from '../../fields/fields.ts';
import { ListHeader } from './list-header.tsx';
import { RowButtons } from '../../../../web/ui/lists/row-buttons.tsx';
import { RowError } from './row-error.tsx';
import { RowInput } from './row-input.tsx';
import { type RowList, useRowList } from '../../../../web/ui/lists/use-row-list.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

/** The creator's plans as rows: what, and whether it is done. */
export function RoadmapField() {
  const { control, formState } = useBuildForm();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'roadmap' });
  const { ref, list, announcement } = useRowList({ what: 'Step', count: fields.length, move, remove });
  const id = useId();
  const isFull = fields.length >= coinFields.roadmap.max;
  return (
    <div ref={ref} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <ListHeader id={`${id}-label`} {...coinFields.roadmap} count={fields.length} />
      {fields.length > 0 && (
        <ol className="mb-3 grid gap-3 form-wide:gap-2">
          {fields.map((field, position) => (
            <RoadmapRow
              key={field.id}
              position={position}
              list={list}
              onEnter={() => !isFull && insert(position + 1, { title: '', done: false })}
            />
          ))}
        </ol>
      )}
      <Button
        size="small"
        data-focus="add"
        disabled={isFull}
        className="min-h-10"
        onClick={() => append({ title: '', done: false })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a step
      </Button>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {fields.length > 1
          ? 'The page shows the steps in this order. Alt and an arrow key move the one you are in.'
          : 'What you have done and what you plan, in your order.'}
      </p>
      <RowError id={`${id}-error`} message={formState.errors.roadmap?.root?.message} />
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

interface RoadmapRowProps {
  position: number;
  list: RowList;
  onEnter: () => void;
}

function RoadmapRow({ position, list, onEnter }: RoadmapRowProps) {
  const { register, formState } = useBuildForm();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 form-wide:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="figures mt-2 grid size-7 place-items-center rounded-full bg-wash text-xs font-semibold text-link"
      >
        {position + 1}
      </span>
      <RowInput
        {...register(`roadmap.${position}.title`)}
        focusName="title"
        position={position}
        list={list}
        error={formState.errors.roadmap?.[position]?.title?.message}
        onEnter={onEnter}
        aria-label={`Step ${position + 1}`}
        placeholder={examples[position % examples.length]}
      />
      <div className="col-start-2 flex items-center justify-between gap-2 form-wide:col-start-auto">
        <Checkbox {...register(`roadmap.${position}.done`)} label="Done" />
        <RowButtons what="step" position={position} list={list} />
      </div>
    </li>
  );
}

const examples = ['Draw the frog', 'Fair launch', 'A thousand holders', 'A second frog'];
