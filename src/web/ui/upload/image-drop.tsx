import { cx } from 'class-variance-authority';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { FormError } from '../feedback/form-error.tsx';
import { useFieldControl } from '../controls/field.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { type FittedImage, type ImageRefusal, type UploadImage, useImageUpload } from './image-upload.ts';

interface ImageDropProps {
  /** Address of the image that is set, or empty. */
  value: string;
  /** Gets the new address after an upload, and the empty string after removal. */
  onChange: (url: string) => void;
  onBlur?: () => void;
  upload: UploadImage;
  /** Looks at a file before it is sent. @returns why it is refused, or null. */
  check: (file: File) => Promise<ImageRefusal | null>;
  /** Makes a smaller copy of a file that was refused for its size. */
  makeItFit: (file: File) => Promise<FittedImage>;
  /** Turns a failed upload into what is shown. */
  explain: (error: unknown) => ImageRefusal;
  /** What is taken, e.g. `PNG, JPEG, WebP or GIF, up to 512×512 pixels`. */
  hint: string;
  /** The same for the file control. */
  accept: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An image that is chosen, dropped or pasted: shows it, how far the upload is, what is wrong, and removes it again. */
export function ImageDrop({
  value,
  onChange,
  onBlur,
  upload,
  check,
  makeItFit,
  explain,
  hint,
  accept,
  disabled,
  ref,
}: ImageDropProps) {
  const { control } = useFieldControl();
  const [hovered, setHovered] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { state, take, fit, forget } = useImageUpload({
    upload,
    check,
    makeItFit,
    explain,
    onUploaded: onChange,
  });
  const change = state.step === 'refused' ? undefined : state.change;
  const note = state.step === 'idle' ? state.note : undefined;
  const shown = state.step === 'sending' ? state.preview : value;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setHovered(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <div
      ref={box}
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={drop}
      onPaste={(event) => take(event.clipboardData.files[0])}
      aria-busy={state.step === 'sending'}
    >
      <div
        className={cx(
          'relative flex min-h-28 items-center gap-4 rounded-control border border-dashed p-4 transition-colors duration-120',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
          hovered ? 'border-link bg-wash' : 'border-line-strong bg-field',
        )}
      >
        {shown ? (
          <img
            src={shown}
            alt="The chosen one"
            className="size-20 shrink-0 rounded-control bg-wash object-contain"
          />
        ) : (
          <span className="grid size-20 shrink-0 place-items-center rounded-control bg-wash text-link">
            <ImageUp aria-hidden="true" className="size-7" />
          </span>
        )}
        <div className="min-w-0 text-sm">
          <p className="font-medium">{shown ? 'Replace the image' : 'Choose, drop or paste an image'}</p>
          <p className="text-muted">{hint}</p>
        </div>
        <input
          {...control}
          ref={ref}
          type="file"
          accept={accept}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file must be choosable again after a failure.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {shown && (
          <Button
            tone="quiet"
            size="small"
            aria-label="Remove the image"
            className="z-10 ms-auto"
            onClick={() => {
              forget();
              onChange('');
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {state.step === 'sending' && <ProgressBar label="Upload" fraction={state.fraction} className="mt-2" />}
      <output className={cx('figures block text-sm text-muted', (change || note) && 'mt-2')}>
        {change && <span className="block">Made to fit: {change}</span>}
        {note && <span className="block text-text">{note}</span>}
      </output>
      <div className={cx(state.step === 'refused' && 'mt-2')}>
        <FormError message={state.step === 'refused' ? state.refusal.text : null}>
          {state.step === 'refused' && (
            <>
              <p>{state.refusal.detail}</p>
              {state.refusal.note && <p className="text-text">{state.refusal.note}</p>}
              {state.refusal.canFit && (
                <Button
                  size="small"
                  busy={state.isFitting}
                  onClick={() => {
                    // The button goes when it has done its work.
                    box.current?.querySelector('input')?.focus({ preventScroll: true });
                    fit();
                  }}
                >
                  Make it fit
                </Button>
              )}
            </>
          )}
        </FormError>
      </div>
    </div>
  );
}
