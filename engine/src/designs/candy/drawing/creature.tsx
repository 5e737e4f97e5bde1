import { hexOf, shade, toneOf } from '../../../colour/colour.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { Inked, type Inks } from '../../shared/inked.tsx';
import { candyTokens } from '../tokens.ts';

/** A creature of jelly: no line around it, light that goes in at the upper left of every part and gathers at its rim. */
export function JellyCreature({ shapes, palette }: CreatureProps) {
  const shop = candyTokens(palette);
  const { '--primary': primary, '--secondary': secondary, '--deep': deep } = shop;
  const { hue, chroma } = toneOf(primary);
  const ink = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
  const light = (colour: string) => shade(colour, toneOf(colour).lightness > 0.8 ? 0.05 : 0.16);
  const inks: Inks = {
    main: { fill: 'url(#j1)' },
    pale: { fill: shade(primary, toneOf(primary).lightness > 0.86 ? -0.05 : 0.14), stroke: 'none' },
    deep: { fill: 'url(#j2)', stroke: 'none' },
    accent: { fill: 'url(#j3)', stroke: 'none' },
    white: { fill: '#fff', stroke: 'none' },
    ink: { fill: ink, stroke: 'none' },
    line: { fill: 'none', stroke: ink, strokeWidth: 7 },
  };
  return (
    <Drawing viewBox="0 0 400 400" stroke={shop['--primary-edge']} strokeWidth="4" {...rounded}>
      <Jelly id="j1" lit={light(primary)} colour={primary} rim={deep} />
      <Jelly id="j2" lit={primary} colour={deep} />
      <Jelly id="j3" lit={light(secondary)} colour={secondary} />
      <ellipse cx="200" cy="386" rx="150" ry="13" fillOpacity=".13" stroke="none" />
      <Inked shapes={shapes} inks={inks} />
    </Drawing>
  );
}

/** @param jelly.rim its colour where it ends; that of the rest unless given */
function Jelly(jelly: { id: string; lit: string; colour: string; rim?: string }) {
  const { id, lit, colour, rim } = jelly;
  return (
    <radialGradient id={id} cx=".34" cy=".22" r=".95">
      <stop stopColor="#fff" />
      <stop offset=".09" stopColor={lit} />
      <stop offset=".4" stopColor={colour} />
      {rim === undefined ? null : <stop offset="1" stopColor={rim} />}
    </radialGradient>
  );
}
