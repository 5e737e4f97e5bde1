/** Seven days in seconds (specification, section 2). */
const keptForInSeconds = 7 * 24 * 60 * 60;
const name = 'sidebar_state';

/** Whether the sidebar stands open; it does until someone closes it. @param cookies a `Cookie` header. */
export function readSidebarState(cookies: string | null): 'open' | 'collapsed' {
  return /(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies ?? '') ? 'collapsed' : 'open';
}

export function sidebarCookie(state: 'open' | 'collapsed'): string {
  return `${name}=${state === 'open'}; Path=/; Max-Age=${keptForInSeconds}; SameSite=Lax`;
}
