import type { ComponentType } from 'react';
import { ClosingWords } from '../../sections/closing/component.tsx';
import { ContractLabel, ContractNote } from '../../sections/contract-bar/component.tsx';
import { CountdownBody } from '../../sections/countdown/component.tsx';
import { Questions } from '../../sections/faq/component.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import { ChartView } from '../../sections/parts/chart-view.tsx';
import { CopyAddress } from '../../sections/parts/copy-address.tsx';
import { GalleryPictures } from '../../sections/parts/gallery-pictures.tsx';
import type { GivenKind, GivenView } from '../../sections/parts/given-section.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { RoadmapSteps } from '../../sections/parts/roadmap-steps.tsx';
import { SocialLinks } from '../../sections/parts/social-links.tsx';
import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import { Steps } from '../../sections/parts/steps.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import type { Arrangements } from '../design.ts';
import { EnterKey } from './enter-key.tsx';
import { HeadedPane, Pane } from './pane.tsx';
import { handleOf, Prompt } from './prompt.tsx';

/** All sections but the first, each as the output of a command. */
export const panes: Arrangements = {
  'contract-bar': Contract,
  countdown: (view) => (
    <Pane id={view.id} kind="countdown" command="watch -n1 launch">
      <CountdownBody {...view} />
      <LaunchTimes context={view.context} />
    </Pane>
  ),
  story: (view) => (
    <HeadedPane view={view} kind="story" command="cat -n story.md">
      <StoryText {...view}>
        <PullQuote {...view} />
      </StoryText>
    </HeadedPane>
  ),
  'how-to-buy': (view) => (
    <HeadedPane view={view} kind="how-to-buy" command="./buy.sh --explain">
      <Steps notes={view.props.notes} context={view.context} />
    </HeadedPane>
  ),
  tokenomics: givenPane('tokenomics', 'column -t stated.tsv', StatedFactsList),
  chart: givenPane('chart', 'open chart', ChartView),
  roadmap: givenPane('roadmap', 'git log --reverse plan', RoadmapSteps),
  gallery: givenPane('gallery', 'open *.webp', GalleryPictures),
  community: (view) => (
    <HeadedPane view={view} kind="community" command="who">
      <SocialLinks context={view.context} />
    </HeadedPane>
  ),
  faq: (view) => (
    <HeadedPane view={view} kind="faq" command={`man ${handleOf(view.context.facts.symbol)}`}>
      <Questions {...view} />
    </HeadedPane>
  ),
  closing: (view) => (
    <Pane id={view.id} kind="closing" command="exit?">
      <ClosingWords {...view} />
      <EnterKey />
    </Pane>
  ),
};

function givenPane(kind: GivenKind, command: string, Part: ComponentType<{ context: PageContext }>) {
  return function GivenPane(view: GivenView) {
    return (
      <HeadedPane view={view} kind={kind} command={command}>
        <Part context={view.context} />
      </HeadedPane>
    );
  };
}

/** The address as the last word of a command; without one, the command's error. */
function Contract(view: SectionView<'contract-bar'>) {
  const { facts, chain } = view.context;
  const pay = chain.native === null ? '' : ` --pay ${handleOf(chain.native)}`;
  return (
    <Pane id={view.id} kind="contract-bar" command="cat contract">
      <ContractLabel {...view} />
      <div className="command">
        {facts.contractAddress === null ? null : <Prompt command={`swap${pay} --get \\`} />}
        <CopyAddress id={view.id} context={view.context} />
      </div>
      <ContractNote {...view} />
    </Pane>
  );
}
