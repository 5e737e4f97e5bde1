import { formatDay } from '../../launch/launch.ts';
import type { PageContext } from '../page-context.ts';
import { FixedText } from '../parts/fixed-text.tsx';
import { Icon } from '../parts/icons.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { SectionView } from '../section.ts';

/** Everything here but the note stands on every page, whatever its creator does. */
export function Footer({ id, props, context }: SectionView<'footer'>) {
  const { language, updatedAt } = context;
  const texts = context.texts.footer;
  const values = { name: <bdi>{context.tokens.name}</bdi>, chain: context.tokens.chain };
  const isUnnamed = context.chain.blockchain === 'Other';
  const day = (
    <time dateTime={new Date(updatedAt).toISOString()}>{formatDay(updatedAt, 'long', language)}</time>
  );
  return (
    <footer className="section footer" id={id}>
      <Paragraph className="footer-note" text={props.note} context={context} />
      <p className="risk">
        <strong>{texts.riskLabel}</strong> <FixedText text={texts.risk} values={values} />
      </p>
      <p className="affiliation">
        <FixedText text={isUnnamed ? texts.affiliationUnnamed : texts.affiliation} values={values} />
      </p>
      <Places context={context} />
      <p className="footer-links">
        <ReportLink context={context} />
        <span>
          <FixedText text={texts.updated} values={{ date: day }} />
        </span>
      </p>
    </footer>
  );
}

/** Wherever the coin is, where that is more than its first channels; also on a page whose section of channels is hidden. */
function Places({ context }: { context: PageContext }) {
  const { places } = context.links;
  if (context.facts.moreUrls.length === 0) return null;
  return (
    <p className="footer-links footer-places">
      {places.map(({ name, icon, url }) => (
        <OutsideLink key={url} href={url} context={context}>
          <Icon name={icon} />
          {name}
        </OutsideLink>
      ))}
    </p>
  );
}

function ReportLink({ context }: { context: PageContext }) {
  const target =
    context.mode === 'live' ? { href: context.reportUrl, target: '_blank', rel: 'noopener' } : {};
  return <a {...target}>{context.texts.footer.report}</a>;
}
