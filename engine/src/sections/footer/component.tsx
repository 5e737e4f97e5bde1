import type { PageContext } from '../page-context.ts';
import { Paragraph } from '../parts/paragraph.tsx';
import type { SectionView } from '../section.ts';

/** Everything here but the note stands on every page, whatever its creator does. */
export function Footer({ id, props, context }: SectionView<'footer'>) {
  const { name } = context.tokens;
  return (
    <footer className="section footer" id={id}>
      <Paragraph className="footer-note" text={props.note} context={context} />
      <p className="risk">
        <strong>Risk.</strong> <bdi>{name}</bdi> is a meme coin: its price can fall to nothing and stay there.
        Nothing here is financial advice. Put in only what you can afford to lose. Claims are stated by the
        creator, not checked.
      </p>
      <p className="affiliation">
        <bdi>{name}</bdi> is not affiliated with, endorsed by or run by{' '}
        {context.chain.blockchain === 'Other' ? 'any blockchain' : context.chain.blockchain}, any wallet or
        exchange named here, or any person, brand or character that it may bring to mind.
      </p>
      <p className="footer-links">
        <ReportLink context={context} />
        <span>
          Last updated{' '}
          <time dateTime={new Date(context.updatedAt).toISOString()}>{dayOf(context.updatedAt)}</time>
        </span>
      </p>
    </footer>
  );
}

function ReportLink({ context }: { context: PageContext }) {
  const target =
    context.mode === 'live' ? { href: context.reportUrl, target: '_blank', rel: 'noopener' } : {};
  return <a {...target}>Report this page</a>;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function dayOf(instant: number): string {
  return dayFormat.format(instant);
}
