import { typefaceSample } from '@moonpage/engine/designs/type.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { type Typeface, typefaces, typefacesOf } from '@moonpage/engine/document/typefaces.ts';
import { fontAsset } from '@moonpage/engine/render/font-choice.ts';
import { useEffect } from 'react';
import { useStudio } from '../state/studio-context.ts';
import { LookChoice, type LookOption } from './look-choice.tsx';
import { segments } from './segments.ts';

const labels: Record<Typeface, string> = {
  bold: 'Bold',
  serif: 'Serif',
  rounded: 'Rounded',
  mono: 'Typewriter',
};
const own: LookOption = { name: 'own', label: 'The design’s type', look: { typeface: undefined } };

/** What the page is set in, among what its design can be set in; each label is a sample. */
export function TypeChoice() {
  const { document, fonts } = useStudio();
  const { design, typeface } = document;
  const offered = typefacesOf(design);
  useSamples(fonts);
  if (offered.length === 0) {
    return (
      <p className="text-sm text-muted">{showcases[design].label} is set in its own type, and in no other.</p>
    );
  }
  const options = offered.map((name) => ({
    name,
    label: labels[name],
    look: { typeface: name },
    picture: <span style={{ fontFamily: `'${sampleName(name)}'` }}>{labels[name]}</span>,
  }));
  return (
    <LookChoice
      heading="Type"
      options={[own, ...options]}
      chosen={typeface !== undefined && offered.includes(typeface) ? typeface : own.name}
      {...segments}
    />
  );
}

const sampleName = (typeface: Typeface) => `Sample ${typeface}`;

/** Loads what the labels are set in; until it is there, and where it cannot be read, they are set as any other. */
function useSamples(paths: Readonly<Record<string, string>>) {
  useEffect(() => {
    if (typeof FontFace === 'undefined') return undefined;
    const faces = typefaces.flatMap((name) => {
      const face = typefaceSample(name);
      const path = face && paths[fontAsset({ face, letters: 'core' })];
      return path === undefined ? [] : [new FontFace(sampleName(name), `url(${JSON.stringify(path)})`)];
    });
    for (const face of faces) {
      globalThis.document.fonts.add(face);
      void face.load().catch(() => {});
    }
    return () => {
      for (const face of faces) globalThis.document.fonts.delete(face);
    };
  }, [paths]);
}
