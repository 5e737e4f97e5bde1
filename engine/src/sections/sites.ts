import type { IconName } from './parts/icons.tsx';

/** A site as pages name it. */
export interface Site {
  readonly name: string;
  readonly icon: IconName;
}

/** Sites that have an icon, by their exact hosts, in the order in which a list shows them; any other is the coin's own and comes first. */
const knownSites: readonly (Site & { readonly hosts: string })[] = [
  { name: 'Discord', icon: 'discord', hosts: 'discord.gg discord.com' },
  { name: 'Telegram', icon: 'telegram', hosts: 't.me telegram.me' },
  { name: 'X', icon: 'x', hosts: 'x.com twitter.com' },
  { name: 'YouTube', icon: 'youtube', hosts: 'youtube.com m.youtube.com youtu.be' },
  { name: 'TikTok', icon: 'tiktok', hosts: 'tiktok.com vm.tiktok.com' },
  { name: 'Instagram', icon: 'instagram', hosts: 'instagram.com' },
  { name: 'GitHub', icon: 'github', hosts: 'github.com' },
];
const places = new Map(
  knownSites.flatMap((site, place) => site.hosts.split(' ').map((host) => [host, { site, place }] as const)),
);
const documentHost = /^docs\.|\.gitbook\.io$/;

/** Who is behind a link, by its host alone. */
export function siteOf(host: string): Site {
  return lookUp(host).site;
}

/** Where a link stands in a list: the coin's own site first, its documents last. */
export function placeOf(host: string): number {
  return lookUp(host).place;
}

function lookUp(host: string): { site: Site; place: number } {
  const name = host.replace(/^www\./, '');
  const known = places.get(name);
  if (known !== undefined) return known;
  return documentHost.test(name)
    ? { site: { name, icon: 'document' }, place: knownSites.length }
    : { site: { name, icon: 'website' }, place: -1 };
}
