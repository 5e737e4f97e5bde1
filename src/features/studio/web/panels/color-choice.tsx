import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { useRef, useState } from 'react';
import { unmarkedMessageOf } from '../../../../web/api/display-error.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { imagePalettes } from '../../../coins/web/look/image-palettes.ts';
import { useImageColours } from '../../../coins/web/look/use-image-colours.ts';
import { noteUnshown, saveFacts } from '../facts/save-facts.ts';
import { keepColours, readColours } from '../state/kept.ts';
import { FactsChangedElsewhere } from '../state/send-facts.ts';
import { type PageColours, useStudio } from '../state/studio-context.ts';
import { LookChoice, type LookOption } from './look-choice.tsx';

interface Palette {
  readonly name: string;
  readonly label: string;
  readonly mainColors: string;
  readonly pageBackground: string;
}

/** Of every design as it is shown on the home page. */
const designPalettes = Object.entries(showcases).map(([name, { label, ...palette }]): Palette => ({
  ...palette,
  name,
  label: `As in ${label}`,
}));

/** The coin's colors and the page's background together: the picture's own, those that the designs are shown in, or what they were. */
export function ColorChoice() {
  const studio = useStudio();
  const { facts, userId, changeFacts, refreshFacts, preview, latest } = studio;
  const [before] = useState(() => ({ now: paletteOf(facts), kept: readColours(userId) }));
  const { colours } = useImageColours(facts.image?.url ?? '', null);
  const running = useRef(Promise.resolve());
  const [wanted, setWanted] = useState<string | null>(null);
  /** The last that was pressed. */
  const last = useRef('');
  const ofPicture = imagePalettes(colours).map(({ name, ...palette }): Palette => ({
    ...palette,
    name: `picture-${name}`,
    label: `The picture’s, ${name.toLowerCase()}`,
  }));
  const offered = [...ofPicture, ...designPalettes];
  const isNow = (palette: Palette) => keyOf(palette) === keyOf(paletteOf(facts));
  const isOffered = (palette: Palette) => offered.some((each) => keyOf(each) === keyOf(palette));
  /** Those of before, by hand or from another picture, to go back to. */
  const own = [before.now, before.kept && paletteOf(before.kept)].find((each) => each && !isOffered(each));
  const palettes = own ? [own, ...offered] : offered;
  const options = palettes.map((palette): LookOption => ({
    name: palette.name,
    label: palette.label,
    colours: coloursOf(palette),
    picture: <Swatch palette={palette} />,
  }));

  const save = async ({ name, label }: LookOption) => {
    const palette = palettes.find((each) => each.name === name);
    if (!palette || last.current !== name) return;
    const { mainColors, pageBackground } = palette;
    try {
      await saveFacts({ userId, changeFacts }, `Colors: ${label}`, () => ({ mainColors, pageBackground }));
      // Until the page is read with them.
      if (last.current === name) preview(latest(), coloursOf(palette));
      await refreshFacts().catch(noteUnshown);
    } catch (error) {
      notifyError(
        'The colors could not be changed',
        error instanceof FactsChangedElsewhere
          ? 'They were changed in another window or on another device meanwhile. Choose again to keep yours.'
          : unmarkedMessageOf(error),
      );
    }
    if (last.current !== name) return;
    preview(null);
    setWanted(null);
  };
  const choose = (option: LookOption) => {
    if (!isOffered(paletteOf(facts))) keepColours(userId, facts);
    last.current = option.name;
    setWanted(option.name);
    preview(latest(), option.colours);
    running.current = running.current.then(() => save(option));
  };
  return (
    <LookChoice
      heading="Colors"
      options={options}
      chosen={wanted ?? palettes.find(isNow)?.name ?? null}
      className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2"
      optionClassName="rounded-control"
      onChoose={choose}
    />
  );
}

/** A piece of a page: its ground with the colors of its buttons on it, as they are drawn. */
function Swatch({ palette }: { readonly palette: Palette }) {
  const { background, primary, primaryEdge, secondary, secondaryEdge } = createPalette(coloursOf(palette));
  return (
    <span
      aria-hidden="true"
      style={{ background }}
      className="flex min-h-11 items-center justify-center rounded-control ring-1 ring-line-strong/60 forced-color-adjust-none group-hover:ring-line-strong group-aria-checked:ring-2 group-aria-checked:ring-link"
    >
      <span
        className="size-4 rounded-full border"
        style={{ background: primary, borderColor: primaryEdge }}
      />
      <span
        className="-ms-1 size-4 rounded-full border"
        style={{ background: secondary, borderColor: secondaryEdge }}
      />
    </span>
  );
}

function paletteOf({ colours, background }: PageColours): Palette {
  return { name: 'before', label: 'Your own', mainColors: colours.join(','), pageBackground: background };
}

function coloursOf({ mainColors, pageBackground }: Palette): PageColours {
  return { colours: splitColours(mainColors), background: pageBackground };
}

function keyOf({ mainColors, pageBackground }: Palette): string {
  return `${splitColours(mainColors).join(',')} ${pageBackground}`.toLowerCase();
}
