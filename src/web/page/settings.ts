export interface PublicSettings {
  readonly productName: string;
  /** Public origin, no trailing slash. */
  readonly appUrl: string;
  readonly beta: boolean;
  /** Whether live pages have hosts of their own, or paths of the product's. */
  readonly pagesHosting: 'path' | 'own-host';
  readonly editor: boolean;
  readonly shareSteps: 'off' | 'invite' | 'required';
}
