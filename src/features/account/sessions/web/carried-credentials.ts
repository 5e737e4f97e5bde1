/** What was typed on sign-up or sign-in, taken along to the other. It lives in this tab's memory and nowhere else. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const none: Credentials = { email: '', password: '' };
let carried = none;

/** Called with what a form holds whenever that changes, so never while a page is rendered on the server. */
export function carryCredentials({ email, password }: Partial<Credentials>): void {
  carried = { email: email ?? carried.email, password: password ?? carried.password };
}

export function carriedCredentials(): Credentials {
  return carried;
}

/** Once they have done their work. */
export function forgetCredentials(): void {
  carried = none;
}
