import { HeroTitle } from '../../sections/hero/component.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Plot } from './drawing/plot.tsx';
import { handleOf, Prompt } from './prompt.tsx';
import { QuoteBoard } from './quote-board.tsx';

/** What the main button does, as a shell would be told; nothing where it shares the page. */
function commandOf({ facts, links, reminderUrl }: PageContext, handle: string): string {
  if (links.action === null) return reminderUrl === null ? '' : 'at launch';
  return facts.contractAddress === null ? `follow ${handle}` : `get ${handle}`;
}

/** A session: somebody asks the machine who this is, and it answers; beside it the plot, below it the facts. */
export function SessionLog(view: SectionView<'hero'>) {
  const { id, props, context } = view;
  const handle = handleOf(context.facts.symbol);
  return (
    <SectionBox id={id} kind="hero">
      <div className="log">
        <div className="log-answer">
          <Prompt command={`whois ${handle}`} />
          <HeroTitle {...view} />
          <Paragraph className="tagline" text={props.tagline} context={context} />
        </div>
        <div className="log-end">
          <Prompt command={commandOf(context, handle)} />
          <BuyButton context={context} />
        </div>
      </div>
      <Plot context={context} />
      <QuoteBoard context={context} />
    </SectionBox>
  );
}
