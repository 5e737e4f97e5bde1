import type { SVGProps } from 'react';

/** An SVG that is decoration, hidden from readers; for drawings whose attributes fill more than a line. */
export function Drawing(drawing: SVGProps<SVGSVGElement>) {
  const { className, viewBox, preserveAspectRatio, ...rest } = drawing;
  const box = { className, viewBox, preserveAspectRatio };
  return <svg {...box} aria-hidden="true" {...rest} />;
}

/** Attributes of a drawing in rounded strokes. */
export const rounded = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
