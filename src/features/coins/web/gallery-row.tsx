import { type KeyboardEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CoinDetails } from '../contract.ts';
import type { BuildValues } from './form-values.ts';
import { RowButtons } from './row-buttons.tsx';
import { RowError } from './row-error.tsx';
import type { RowList } from './use-row-list.ts';

interface GalleryRowProps {
  /** Path of the upload. */
  url: string;
  /** Place in the gallery, from 0. */
  position: number;
  list: RowList;
}

/** A picture of the gallery with its caption. */
export function GalleryRow({ url, position, list }: GalleryRowProps) {
  const { register, formState } = useFormContext<BuildValues, unknown, CoinDetails>();
  const errorId = useId();
  const errors = formState.errors.gallery?.[position];
  const message = errors?.url?.message ?? errors?.caption?.message;
  const onKeyDown = (event: KeyboardEvent) => {
    // A caption is a small thing: finishing it does not send the whole form.
    if (event.key === 'Enter') event.preventDefault();
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    list.move(position, position + step, `caption-${position + step}`);
  };
  return (
    <div className="flex min-w-0 items-start gap-3 rounded-control border border-line p-2.5">
      <img src={url} alt="" className="size-22 shrink-0 rounded-lg bg-wash object-cover" />
      <div className="min-w-0 flex-1">
        <input
          type="text"
          {...register(`gallery.${position}.caption`)}
          aria-label={`Caption of picture ${position + 1}`}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          data-focus={`caption-${position}`}
          autoComplete="off"
          dir="auto"
          placeholder="Caption"
          onKeyDown={onKeyDown}
          className="control"
        />
        <RowError id={errorId} message={message} />
        <div className="mt-1 -mb-1 -ms-2 flex justify-between gap-2">
          <RowButtons what="picture" position={position} list={list} />
        </div>
      </div>
    </div>
  );
}
