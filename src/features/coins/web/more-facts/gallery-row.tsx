import { type KeyboardEvent, useId } from 'react';
import { RowButtons } from './row-buttons.tsx';
import { RowError } from './row-error.tsx';
import type { RowList } from './use-row-list.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

interface GalleryRowProps {
  /** Path of the upload. */
  url: string;
  /** Place in the gallery, from 0. */
  position: number;
  list: RowList;
}

/** A picture of the gallery with its caption. */
export function GalleryRow({ url, position, list }: GalleryRowProps) {
  const { register, formState } = useBuildForm();
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
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line p-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <img
        src={url}
        alt=""
        className="row-span-2 size-22 rounded-lg bg-wash object-cover sm:row-span-1 sm:size-16"
      />
      <div className="min-w-0">
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
      </div>
      <RowButtons what="picture" position={position} list={list} />
    </div>
  );
}
