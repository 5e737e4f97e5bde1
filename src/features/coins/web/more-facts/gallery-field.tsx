import { cx } from 'class-variance-authority';
import { ImageOff, ImagePlus, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { ProgressBar } from '../../../../web/ui/feedback/progress-bar.tsx';
import { imageAccept, imageSideLimit } from '../../../uploads/contract.ts';
import { coinFields } from '../../fields/fields.ts';
import { ListHeader } from './list-header.tsx';
import { GalleryRow } from './gallery-row.tsx';
import { RowError } from './row-error.tsx';
import { type GalleryUpload, useGalleryUploads } from './use-gallery-uploads.ts';
import { useRowList } from '../../../../web/ui/lists/use-row-list.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

/**
 * Pictures beside the main one: chosen, dropped or pasted, several at once; each with a caption, in the creator's order.
 * @param takesFiles whether there is a control for files at all.
 */
export function GalleryField({ takesFiles }: { takesFiles: boolean }) {
  const { control, formState } = useBuildForm();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'gallery' });
  const { ref, list, announcement } = useRowList({ what: 'Picture', count: fields.length, move, remove });
  const { uploads, leftOut, fitted, hasRoom, add, fit, dismiss } = useGalleryUploads({
    room: coinFields.gallery.max - fields.length,
    onUploaded: (url) => append({ url, caption: '' }, { shouldFocus: false }),
  });
  const [hovered, setHovered] = useState(false);
  const id = useId();
  const takeDropped = (event: DragEvent) => {
    event.preventDefault();
    setHovered(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <div
        ref={ref}
        onDragOver={(event) => {
          event.preventDefault();
          setHovered(true);
        }}
        onDragLeave={() => setHovered(false)}
        onDrop={takeDropped}
        onPaste={(event) => event.clipboardData.files.length > 0 && add([...event.clipboardData.files])}
      >
        <ListHeader id={`${id}-label`} {...coinFields.gallery} count={fields.length} />
        <div className="grid gap-2">
          {fields.map((field, position) => (
            <GalleryRow key={field.id} url={field.url} position={position} list={list} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onFit={() => fit(upload)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </div>
        {takesFiles && (
          <div
            className={cx(
              'relative flex min-h-18 items-center gap-4 rounded-control border border-dashed p-3.5 text-sm transition-colors duration-120',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
              hovered && hasRoom ? 'border-link bg-wash' : 'border-line-strong bg-field',
              (fields.length > 0 || uploads.length > 0) && 'mt-3',
            )}
          >
            <ImagePlus aria-hidden="true" className="size-6 shrink-0 text-link" />
            <div className="min-w-0">
              <p className="font-medium">
                {hasRoom ? 'Choose, drop or paste pictures' : 'The gallery is full'}
              </p>
              <p className="text-muted">
                {hasRoom
                  ? `Several at once, each up to ${imageSideLimit}×${imageSideLimit} pixels`
                  : 'Remove a picture to make room for another'}
              </p>
            </div>
            <input
              type="file"
              accept={imageAccept}
              multiple
              aria-label="Add pictures"
              data-focus="add"
              disabled={!hasRoom}
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                // The same file must be choosable again after a failure.
                event.target.value = '';
              }}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
        )}
        <output className={cx('figures block text-sm text-muted', fitted && 'mt-2')}>{fitted}</output>
        <div role="alert">
          <RowError
            id={`${id}-error`}
            message={
              formState.errors.gallery?.root?.message ?? (leftOut > 0 ? leftOutOf(leftOut) : undefined)
            }
          />
        </div>
        <output className="sr-only">{announcement}</output>
      </div>
    </div>
  );
}

function leftOutOf(count: number): string {
  const left = count === 1 ? 'One picture was' : `${count} pictures were`;
  return `A gallery has at most ${coinFields.gallery.max} pictures: ${left} left out.`;
}

interface UploadRowProps {
  upload: GalleryUpload;
  onFit: () => void;
  onDismiss: () => void;
}

/** An upload in progress, or why it was refused. */
function UploadRow({ upload, onFit, onDismiss }: UploadRowProps) {
  const { file, preview, fraction, refusal } = upload;
  const stop = useRef<HTMLButtonElement>(null);
  return (
    <div
      className={cx(
        'flex min-w-0 animate-appear items-center gap-3 rounded-control border p-2',
        refusal ? 'border-danger/40 bg-danger-wash' : 'border-line',
      )}
    >
      {refusal ? (
        <span className="grid size-16 shrink-0 place-items-center rounded-lg bg-wash text-danger">
          <ImageOff aria-hidden="true" className="size-6" />
        </span>
      ) : (
        <img src={preview} alt="" className="size-16 shrink-0 rounded-lg bg-wash object-cover" />
      )}
      <div className="min-w-0 flex-1 text-sm" role={refusal ? 'alert' : undefined}>
        <p className="truncate font-medium">{file.name}</p>
        {refusal ? (
          <>
            <p className="text-danger">
              <span className="font-medium">{refusal.text}.</span> {refusal.detail}
            </p>
            {refusal.note && <p>{refusal.note}</p>}
            {refusal.canFit && (
              <Button
                size="small"
                className="mt-2"
                onClick={() => {
                  // This button goes with the refusal.
                  stop.current?.focus();
                  onFit();
                }}
              >
                Make it fit
              </Button>
            )}
          </>
        ) : (
          <ProgressBar label={`Upload of ${file.name}`} fraction={fraction} className="mt-2" />
        )}
      </div>
      <button
        ref={stop}
        type="button"
        aria-label={refusal ? `Dismiss ${file.name}` : `Stop the upload of ${file.name}`}
        onClick={onDismiss}
        className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
