import { hasChannels } from '../../facts.ts';
import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';
import { withMarks } from './words.tsx';

/** The coin's own channels, those that it has; without any a warning, because others will pose as the coin. */
export function SocialLinks({ context }: { context: PageContext }) {
  const { places } = context.links;
  if (!hasChannels(context.facts)) return <NoSocials context={context} />;
  return (
    <>
      {places.length === 0 ? null : (
        <ul className="socials">
          {places.map(({ name, icon, url }) => (
            <li key={url}>
              <OutsideLink className="social" href={url} context={context}>
                <Icon name={icon} />
                <span className="social-name">{name}</span>
                {readable(url) === name ? null : <span className="social-address">{readable(url)}</span>}
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
      {context.facts.channelNotes.map(({ name, text }) => (
        <p key={name} className="channel-note">
          {name}: <bdi>{withMarks(text, context)}</bdi>
        </p>
      ))}
    </>
  );
}

export function NoSocials({ context }: { context: PageContext }) {
  return <p className="channel-note">{context.texts.noChannels}</p>;
}

/** `https://t.me/pepe` as people say it: `t.me/pepe`. */
function readable(url: string): string {
  return url.replace('https://', '').replace(/\/$/, '');
}
