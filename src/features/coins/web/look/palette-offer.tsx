import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { cx } from 'class-variance-authority';
import { Check, Undo2, WandSparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../web/ui/controls/button.tsx';
import type { BuildValues } from '../../contract.ts';
import { imagePalettes, type ImagePalette } from './image-palettes.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

type Look = Pick<BuildValues, 'mainColors' | 'pageBackground'>;

/**
 * Palettes made from the main image, each shown as it will look on a page; taking one sets main colours and page background
 * together, and one press brings back what was there before.
 * @param colours of the image, `#rrggbb`
 */
export function PaletteOffer({ colours }: { colours: readonly string[] }) {
  const { control, setValue, formState } = useBuildForm();
  const [mainColors, pageBackground] = useWatch({ control, name: ['mainColors', 'pageBackground'] });
  const [before, setBefore] = useState<Look | null>(null);
  const titleId = useId();
  const palettes = imagePalettes(colours);
  if (palettes.length === 0) return null;
  const isChosen = (look: Look) => look.mainColors === mainColors && look.pageBackground === pageBackground;
  const isAnyChosen = palettes.some(isChosen);

  const set = (look: Look) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('mainColors', look.mainColors, options);
    setValue('pageBackground', look.pageBackground, options);
  };
  const take = (palette: ImagePalette) => {
    if (!isAnyChosen) setBefore({ mainColors, pageBackground });
    set(palette);
  };
  const undo = () => {
    if (before) set(before);
    setBefore(null);
  };

  return (
    <div role="group" aria-labelledby={titleId} className="mt-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <p id={titleId} className="flex items-center gap-2 text-sm font-medium">
          <WandSparkles aria-hidden="true" className="size-4 text-link" />
          Use the picture’s colors
        </p>
        {before && isAnyChosen && (
          <Button tone="quiet" size="small" className="-me-3" onClick={undo}>
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
        )}
      </div>
      <div className="mt-1.5 grid grid-cols-2 gap-2 min-[23rem]:grid-cols-3 sm:gap-3">
        {palettes.map((palette) => (
          <PaletteButton
            key={palette.name}
            palette={palette}
            isChosen={isChosen(palette)}
            onTake={() => take(palette)}
          />
        ))}
      </div>
    </div>
  );
}

interface PaletteButtonProps {
  palette: ImagePalette;
  isChosen: boolean;
  onTake: () => void;
}

/** A piece of a page in the palette, with text and button as they are adjusted to be readable. */
function PaletteButton({ palette, isChosen, onTake }: PaletteButtonProps) {
  const look = createPalette({
    colours: splitColours(palette.mainColors),
    background: palette.pageBackground,
  });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onTake}
      className={cx(
        'overflow-hidden rounded-control border text-start transition-shadow duration-120 hover:shadow-float',
        isChosen ? 'chosen border-link ring-2 ring-link' : 'border-line-strong/60',
      )}
    >
      <span
        aria-hidden="true"
        className="block px-3.5 pt-3 pb-3.5 forced-color-adjust-none"
        style={{ background: look.background }}
      >
        <span
          className="block font-display text-lg leading-tight font-extrabold"
          style={{ color: look.text }}
        >
          Aa
        </span>
        <span className="block text-xs" style={{ color: look.primaryText }}>
          To read
        </span>
        <span className="mt-2.5 flex items-center gap-1.5">
          <span
            className="rounded-full border px-2.5 py-0.5 text-xs font-semibold"
            style={{ background: look.primary, color: look.onPrimary, borderColor: look.primaryEdge }}
          >
            Buy
          </span>
          <span
            className="size-4.5 rounded-full border"
            style={{ background: look.secondary, borderColor: look.secondaryEdge }}
          />
        </span>
      </span>
      <span className="flex min-h-9 items-center justify-between gap-2 border-t border-line bg-surface px-3.5 text-sm font-medium">
        {palette.name}
        {isChosen && <Check aria-hidden="true" className="size-4 text-link" />}
      </span>
    </button>
  );
}
