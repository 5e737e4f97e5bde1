import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';

/** Links to the coin's own Telegram and X, those that it has; without either a warning, because others will pose as the coin. */
export function SocialLinks({ context }: { context: PageContext }) {
  const { telegram, x } = context.links;
  const places = [
    { name: 'Telegram', icon: 'telegram' as const, address: telegram },
    { name: 'X', icon: 'x' as const, address: x },
  ];
  if (telegram === null && x === null) return <NoSocials />;
  return (
    <ul className="socials">
      {places.map(({ name, icon, address }) =>
        address === null ? null : (
          <li key={name}>
            <OutsideLink className="social" href={address.url} context={context}>
              <Icon name={icon} />
              <span className="social-name">{name}</span>
              <span className="social-address">{readable(address.url)}</span>
            </OutsideLink>
          </li>
        ),
      )}
    </ul>
  );
}

export function NoSocials() {
  return <p className="no-socials">No channels yet. Whoever writes to you first is not us.</p>;
}

/** `https://t.me/pepe` as people say it: `t.me/pepe`. */
function readable(url: string): string {
  return url.replace('https://', '').replace(/\/$/, '');
}
