import type { MetaDescriptor } from 'react-router';
import type { PublicSettings } from './settings.ts';

/** What React Router hands to every route's `meta`, as far as titles need it. */
interface MetaArguments {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** The product's name, and ` | ` with the page's own title when it has one. */
export function pageTitle(settings: Pick<PublicSettings, 'productName'>, own?: string): string {
  return own ? `${settings.productName} | ${own}` : settings.productName;
}

/** What a route's `meta` returns: its title, and a description for the pages that search engines may keep. */
export function pageMeta({ matches }: MetaArguments, own?: string, description?: string): MetaDescriptor[] {
  const settings = settingsOf(matches);
  const title = { title: settings ? pageTitle(settings, own) : (own ?? '') };
  return description ? [title, { name: 'description', content: description }] : [title];
}

/** A whole `meta` for a route with a fixed title: `export const meta = titled('Home')`. */
export function titled(own?: string, description?: string) {
  return (args: MetaArguments): MetaDescriptor[] => pageMeta(args, own, description);
}

/** The root's data among the matches; React Router types them by route, and this serves every route. */
function settingsOf(matches: MetaArguments['matches']): PublicSettings | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { readonly settings?: PublicSettings } | undefined)?.settings;
}
