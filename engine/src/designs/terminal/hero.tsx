import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Plot } from './drawing/plot.tsx';
import { handleOf, Prompt } from './prompt.tsx';
import { QuoteBoard } from './quote-board.tsx';

/** A session: somebody asks the machine who this is, and it answers; beside it the plot, below it the facts. */
export function SessionLog({ id, props, context }: SectionView<'hero'>) {
  const handle = handleOf(context.facts.symbol);
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <div className="log">
        <div className="log-answer">
          <Prompt command={`whois ${handle}`} />
          <Paragraph className="kicker" text={props.kicker} context={context} />
          <Headline text={props.headline} id={`${id}-title`} context={context} />
          <Paragraph className="tagline" text={props.tagline} context={context} />
        </div>
        <div className="log-end">
          <Prompt command={context.links.action === null ? '' : `get ${handle}`} />
          <BuyButton context={context} />
        </div>
      </div>
      <Plot context={context} />
      <QuoteBoard context={context} />
    </section>
  );
}
