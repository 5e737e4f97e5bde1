export interface PublicSettings {
  readonly productName: string;
  /** Public origin, no trailing slash. */
  readonly appUrl: string;
  /** Whether building is free. */
  readonly beta: boolean;
  /** Of a page build after the beta, such as `$50`. */
  readonly price: string;
  /** Whether builds can be paid for: after the beta, where Stripe is set up. */
  readonly isSold: boolean;
  /** Whether pages are edited here. */
  readonly studio: boolean;
  /** Whether live pages have hosts of their own, or paths of the product's. */
  readonly pagesHosting: 'path' | 'own-host';
  readonly shareSteps: 'off' | 'invite' | 'required';
  /** Who is asked for the words of pages: a language model, or our own composer alone. */
  readonly writer: 'model' | 'composer';
}
