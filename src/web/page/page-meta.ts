import type { MetaDescriptor } from 'react-router';
import type { PublicSettings } from './settings.ts';

interface MetaArguments {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

export function pageTitle(settings: Pick<PublicSettings, 'productName'>, own?: string): string {
  return own ? `${settings.productName} | ${own}` : settings.productName;
}

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
