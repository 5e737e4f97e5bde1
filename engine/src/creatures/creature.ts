/** What a creature or thing may be, each a silhouette of its own. */
export const creatureKinds = [
  'cat',
  'dog',
  'frog',
  'bear',
  'rodent',
  'bird',
  'fish',
  'reptile',
  'hooved',
  'monkey',
  'insect',
  'dinosaur',
  'person',
  'robot',
  'ghost',
  'bread',
  'drink',
  'fruit',
  'wrap',
  'bowl',
  'rocket',
  'phone',
  'garment',
  'cup',
  'brick',
] as const;
export type CreatureKind = (typeof creatureKinds)[number];

/** How it looks at the reader. */
export const creatureMoods = ['happy', 'sad', 'angry', 'sleepy', 'rich', 'smug'] as const;
export type CreatureMood = (typeof creatureMoods)[number];

/**
 * What a shape is, which decides how a design inks it: `main` is the coin's first colour and most of the silhouette, `pale` a lighter
 * part of it (belly, muzzle), `deep` a darker one (inner ear, marking, far leg), `accent` the second colour (collar, hat, label), `white`
 * an eye or a shine, `ink` what is nearly black (pupil, nose, open mouth), `line` a stroke without a filling (whisker, closed mouth).
 */
export type Role = 'main' | 'pale' | 'deep' | 'accent' | 'white' | 'ink' | 'line';

/**
 * One or more closed shapes of the same role, or for `line` open strokes, in a square of 400 units. A shape that ends without Z is filled
 * as if it were closed and has no edge where it is open: an arm that grows out of its body.
 */
export interface Shape {
  readonly role: Role;
  /** SVG path data of whole numbers and the absolute commands M, L, C, Q and Z alone, so that designs may also draw it in cells. */
  readonly d: string;
}

/** Where a creature's face is, so that every mood fits every kind. */
export interface Face {
  /** The middle between the eyes. */
  readonly x: number;
  readonly y: number;
  /** From the middle to the middle of an eye. */
  readonly apart: number;
  /** Of an eye. */
  readonly radius: number;
  /** The middle of the mouth, which is under a nose or a beak where there is one. */
  readonly mouth: { readonly x: number; readonly y: number; readonly width: number };
  /** Where a hat sits: its middle, the height of its brim, and the width of the head there. */
  readonly hat: { readonly x: number; readonly y: number; readonly width: number };
}

/** A kind as it is drawn: seen from the front, its head more than half of it, standing on y 388 and reaching up to y 40. */
export interface Drawn {
  /** From the back to the front, without eyes, brows, mouth and hat, which the mood draws. */
  readonly shapes: readonly Shape[];
  /** Shapes laid over it, such as a patch or stripes, of which a variant takes one set or none. */
  readonly markings: readonly (readonly Shape[])[];
  readonly face: Face;
}
