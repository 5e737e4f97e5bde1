import { Shuffle, WandSparkles } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { labelledDesigns, thumbnailStyle } from '../../../../web/designs/thumbnails.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { coinFields } from '../../fields/fields.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

const choices = [
  { name: '', label: 'Auto', style: undefined },
  ...labelledDesigns.map((design, position) => ({ ...design, style: thumbnailStyle(position) })),
] as const;

/** The design of the page: left to us, one of the twelve, or whichever comes. */
export function DesignChoice({ className }: { className?: string }) {
  const { control } = useBuildForm();
  const { field } = useController({ control, name: 'design' });
  const hintId = useId();
  const strip = useRef<HTMLDivElement>(null);
  // What was chosen before a reload stands in view; a choice that is being made is where it is pressed.
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[value="${field.value}"]`)?.parentElement;
    if (!strip.current || !chosen || strip.current.contains(document.activeElement)) return;
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, [field.value]);
  const surprise = () => {
    const others = labelledDesigns.filter(({ name }) => name !== field.value);
    field.onChange(others[Math.floor(Math.random() * others.length)]?.name);
  };
  return (
    <fieldset className={className} aria-describedby={hintId}>
      <legend className="float-start flex min-h-10 w-full items-center text-sm font-medium">
        {coinFields.design.label}
      </legend>
      <Button size="small" onClick={surprise} className="float-end -mt-10 min-h-10">
        <Shuffle aria-hidden="true" className="size-4" />
        Surprise me
      </Button>
      <p id={hintId} className="sr-only">
        Auto takes the one that suits your coin.
      </p>
      <div
        ref={strip}
        className="relative clear-both flex snap-x scroll-px-6 gap-2.5 overflow-x-auto px-0.5 pt-2.5 pb-2 [scrollbar-width:thin]"
      >
        {choices.map(({ name, label, style }) => (
          <label key={name} className="group relative w-24 shrink-0 cursor-pointer snap-start text-center">
            <input
              type="radio"
              name={field.name}
              value={name}
              checked={field.value === name}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            <span
              aria-hidden="true"
              style={style}
              className="grid aspect-[16/10] place-items-center rounded-control bg-wash text-link outline-offset-2 outline-link ring-1 ring-line forced-color-adjust-none group-has-checked:ring-2 group-has-checked:ring-link group-has-focus-visible:outline-2"
            >
              {name === '' && <WandSparkles className="size-5" />}
            </span>
            <span className="mt-1.5 block text-xs text-muted group-has-checked:font-semibold group-has-checked:text-text">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
