import { cx } from 'class-variance-authority';
import { type ComponentProps, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useFieldControl } from './field.tsx';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** The most characters that are accepted; a counter shows how many are used and warns beyond. None is shown without it. */
  limit?: number;
}

/** A text control of several lines that grows with its text, with a counter on the line of its label. It does not cut: the schema refuses. */
export function Textarea({ className, limit, onChange, ref, ...rest }: TextareaProps) {
  const { control } = useFieldControl();
  const counterId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const [used, setUsed] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  // react-hook-form sets the element's value directly, then renders.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Setting the same number again renders nothing.
  useEffect(() => setUsed(element.current?.value.length ?? 0));
  return (
    <div className="relative">
      <textarea
        rows={5}
        {...control}
        {...rest}
        ref={mergeRefs(element, ref)}
        aria-describedby={
          [control['aria-describedby'], limit !== undefined && counterId].filter(Boolean).join(' ') ||
          undefined
        }
        onChange={(event) => {
          setUsed(event.target.value.length);
          onChange?.(event);
        }}
        // Browsers that know `field-sizing` grow the box; the others offer the handle.
        className={cx('control field-sizing-content max-h-96 min-h-32 resize-y', className)}
      />
      {limit !== undefined && (
        <span
          id={counterId}
          className={cx(
            'figures pointer-events-none absolute end-0 bottom-full mb-1.5 text-xs leading-5',
            used > limit ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          {used} / {limit}
        </span>
      )}
    </div>
  );
}

/** One callback ref for several refs. */
function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
