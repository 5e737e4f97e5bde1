/** The colours that the hero is drawn in, as hex. */
export interface Inks {
  ink: string;
  paper: string;
  body: string;
  shadow: string;
  cape: string;
}
