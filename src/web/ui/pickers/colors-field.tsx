import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { addColour, hexOf, removeColour, replaceColour } from './colour-list.ts';
import { Input } from '../controls/field.tsx';
import { Swatch } from './swatch.tsx';

interface ColorsFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** Comma-separated colours, as typed. */
  value: string;
  onChange: (value: string) => void;
  /** How many colours the pickers offer to add up to. */
  most: number;
}

/** What a new swatch starts with, so that each one differs from the last. */
const suggestions = ['#7c3aed', '#ef4444', '#f59e0b', '#10b981', '#3b82f6', '#ec4899'];

/**
 * Several colours: a swatch for each (press to change, cross to remove, plus to add), and behind them a text control that holds the
 * whole comma-separated value. For react-hook-form use it in a `Controller` with `{...field}`.
 */
export function ColorsField({ value, onChange, most, ...rest }: ColorsFieldProps) {
  const colours = splitColours(value);
  return (
    <div className="flex flex-wrap gap-2.5">
      <ul aria-label="Swatches" className="flex flex-wrap gap-2.5">
        {colours.map((colour, position) => (
          // A swatch is its place in the list; the same colour may stand in it twice.
          <li key={position} className="group relative">
            <Swatch
              label={`Change color ${position + 1}`}
              hex={hexOf(colour)}
              onChange={(hex) => onChange(replaceColour(value, position, hex))}
            />
            <button
              type="button"
              aria-label={`Remove color ${position + 1}`}
              onClick={() => onChange(removeColour(value, position))}
              className="absolute -end-2 -top-2 grid size-6 place-items-center rounded-full border border-line bg-raised text-muted hover:text-danger"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
        {colours.length < most && (
          <li>
            <button
              type="button"
              aria-label="Add a color"
              onClick={() =>
                onChange(addColour(value, suggestions[colours.length % suggestions.length] ?? '#7c3aed'))
              }
              className="grid size-11 place-items-center rounded-control border border-dashed border-line-strong text-muted hover:bg-wash hover:text-text"
            >
              <Plus aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        )}
      </ul>
      <Input
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="figures w-auto! min-w-44 flex-1"
      />
    </div>
  );
}
