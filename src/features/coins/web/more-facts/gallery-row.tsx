import { RowButtons } from '../../../../web/ui/lists/row-buttons.tsx';
import { RowInput } from './row-input.tsx';
import type { RowList } from '../../../../web/ui/lists/use-row-list.ts';
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
  const errors = formState.errors.gallery?.[position];
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line p-2 form-wide:grid-cols-[auto_minmax(0,1fr)_auto]">
      <img
        src={url}
        alt=""
        className="row-span-2 size-22 rounded-lg bg-wash object-cover form-wide:row-span-1 form-wide:size-16"
      />
      <RowInput
        {...register(`gallery.${position}.caption`)}
        focusName="caption"
        position={position}
        list={list}
        error={errors?.url?.message ?? errors?.caption?.message}
        aria-label={`Caption of picture ${position + 1}`}
        placeholder="Caption"
      />
      <RowButtons what="picture" position={position} list={list} />
    </div>
  );
}
