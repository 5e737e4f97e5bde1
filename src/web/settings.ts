/** The settings that a browser may know. */
export interface PublicSettings {
  readonly productName: string;
  /** Public origin, no trailing slash. */
  readonly appUrl: string;
  readonly beta: boolean;
  readonly editor: boolean;
  readonly shareSteps: 'off' | 'invite' | 'required';
}
