/** How the home page shows a design: light data, so that a browser's bundle need not hold whole designs. */
export interface Showcase {
  label: string;
  /** What the creator of the coin in the pictures has picked, as in the build form. */
  mainColors: string;
  pageBackground: string;
  /** Its place among the designs that are shown in turn, from 0; the others are shown when they are picked. */
  turn?: number;
}
