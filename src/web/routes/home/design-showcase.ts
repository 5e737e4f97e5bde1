import { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';

/** A design as the hero shows it: one coin's page in it, on a desk and on a phone. */
export interface ShownDesign {
  /** Also in the names of its pictures. */
  readonly name: DesignName;
  readonly label: string;
  /** Its place among the designs that are shown in turn, from 0; the others wait until they are picked. */
  readonly turn?: number;
}

/** The coin of the pictures, which `scripts/home-pictures.ts` takes. */
export const coinShown = { name: 'Captain Mop', slug: 'captain-mop' };

/** In the order of the strip. */
export const designShowcase: readonly ShownDesign[] = designNames.map((name) => ({
  name,
  ...showcases[name],
}));

const files = import.meta.glob<string>('./design-pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture: `{design}-desk-{width}` or `{design}-phone-{width}`. */
export function pictureUrl(name: string): string {
  const url = files[`./design-pictures/${name}.avif`];
  if (url === undefined)
    throw new Error(`There is no picture ${name}; take them with scripts/home-pictures.ts.`);
  return url;
}
