import { hexOf, shade, toneOf } from '../../../colour/colour.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { Inked, type Inks } from '../../shared/inked.tsx';
import { sunsetTokens } from '../tokens.ts';

/** A creature in tubes of neon on the horizon, chrome from head to foot, the striped sun behind it. */
export function NeonCreature({ shapes, palette }: CreatureProps) {
  const tokens = sunsetTokens(palette);
  const { primary, secondary } = palette;
  const { chroma, hue } = toneOf(secondary);
  const neon = hexOf({ lightness: 0.88, chroma: Math.min(chroma, 0.13), hue });
  const night = hexOf({ lightness: 0.16, chroma: Math.min(chroma, 0.05), hue });
  const inks: Inks = {
    main: { fill: 'url(#v1)' },
    pale: { fill: shade(primary, 0.16) },
    deep: { fill: shade(primary, -0.16) },
    accent: { fill: secondary },
    white: { fill: '#fff' },
    ink: { fill: night },
    line: { fill: 'none' },
  };
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      <defs>
        <linearGradient id="v2" x2="0" y2="374" gradientUnits="userSpaceOnUse">
          <stop offset=".2" stopColor={tokens['--sun-high']} />
          <stop offset="1" stopColor={tokens['--sun-low']} />
        </linearGradient>
        <linearGradient id="v1" x2="0" y1="40" y2="388" gradientUnits="userSpaceOnUse">
          <stop stopColor={shade(primary, 0.2)} />
          <stop offset=".35" stopColor={primary} />
          <stop offset=".64" stopColor={primary} />
          <stop offset=".65" stopColor={shade(primary, -0.16)} />
          <stop offset="1" stopColor={primary} />
        </linearGradient>
        <g id="v3">
          <Inked shapes={shapes} inks={inks} />
        </g>
      </defs>
      <path
        d="M200 6a184 184 0 0 1 166 105H34A184 184 0 0 1 200 6M26 132H374q10 26 10 50H16q0-24 10-50M16 206H384q-2 22-8 40H24q-6-18-8-40M36 272H364q-12 20-26 34H62q-14-14-26-34M94 334H306q-44 40-106 40T94 334"
        fill="url(#v2)"
      />
      <g transform="translate(34 58) scale(.83)">
        <use href="#v3" stroke={night} strokeWidth="26" />
        <use href="#v3" stroke={neon} strokeWidth="5" />
      </g>
    </Drawing>
  );
}
