import { CountdownBody } from '../../sections/countdown/component.tsx';
import { Questions } from '../../sections/faq/component.tsx';
import { ChartView } from '../../sections/parts/chart-view.tsx';
import { GalleryPictures } from '../../sections/parts/gallery-pictures.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { RoadmapSteps } from '../../sections/parts/roadmap-steps.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SocialLinks } from '../../sections/parts/social-links.tsx';
import { SectionIntro } from '../../sections/parts/standard-section.tsx';
import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import { Steps } from '../../sections/parts/steps.tsx';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import type { Arrangements } from '../design.ts';
import { DesktopClosing, DesktopContractBar } from './dialogs.tsx';
import { Glyph } from './drawing/glyphs.tsx';
import { AppWindow, Menu } from './window.tsx';

/** All sections but the first, each as the window of a program. */
export const windows: Arrangements = {
  'contract-bar': DesktopContractBar,
  countdown: (view) => (
    <AppWindow id={view.id} kind="countdown half" icon="clock" file="Launch">
      <div className="inside">
        <CountdownBody {...view} />
        <LaunchTimes context={view.context} />
      </div>
      <div className="tiles" />
    </AppWindow>
  ),
  story: (view) => (
    <AppWindow id={view.id} kind="story half" icon="text" file="Readme.txt">
      <Menu words="File Edit Search Help" />
      <div className="well">
        <SectionHeading {...view} />
        <StoryText {...view} />
        <div className="assistant">
          <PullQuote {...view} />
          <Mascot context={view.context} purpose="decoration" />
        </div>
      </div>
    </AppWindow>
  ),
  'how-to-buy': (view) => (
    <AppWindow id={view.id} kind="how-to-buy wide" icon="disk" file="Setup">
      <div className="wizard">
        <div className="wizard-side">
          <Glyph name="disk" />
        </div>
        <div className="inside">
          <SectionIntro {...view} />
          <Steps notes={view.props.notes} context={view.context} />
        </div>
      </div>
    </AppWindow>
  ),
  tokenomics: (view) => (
    <AppWindow id={view.id} kind="tokenomics half" icon="chart" file="Sheet1">
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <StatedFactsList context={view.context} />
      </div>
    </AppWindow>
  ),
  chart: (view) => (
    <AppWindow id={view.id} kind="chart half" icon="chart" file="Monitor">
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <div className="scope">
          <ChartView context={view.context} />
        </div>
      </div>
    </AppWindow>
  ),
  roadmap: (view) => (
    <AppWindow id={view.id} kind="roadmap half" icon="text" file="To do">
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <RoadmapSteps context={view.context} />
      </div>
    </AppWindow>
  ),
  gallery: (view) => (
    <AppWindow id={view.id} kind="gallery wide" icon="folder" file="My pictures">
      <Menu words="File Edit View Help" />
      <div className="well">
        <SectionIntro {...view} textClass="section-text" />
        <GalleryPictures context={view.context} />
      </div>
    </AppWindow>
  ),
  community: (view) => (
    <AppWindow id={view.id} kind="community half" icon="plane" file="Dial-up">
      <div className="inside">
        <SectionIntro {...view} />
        <DialLine />
        <SocialLinks context={view.context} />
      </div>
    </AppWindow>
  ),
  faq: (view) => (
    <AppWindow id={view.id} kind="faq half" icon="book" file="Help">
      <p className="tabs" aria-hidden="true">
        <span>Contents</span>
        <span>Index</span>
        <span>Search</span>
      </p>
      <div className="well">
        <SectionHeading {...view} />
        <Questions {...view} mark={<Glyph name="book" />} />
      </div>
    </AppWindow>
  ),
  closing: DesktopClosing,
};

/** Two machines and the line between them. */
function DialLine() {
  return (
    <svg className="dial" viewBox="0 0 120 28" aria-hidden="true" focusable="false">
      <path className="dial-line" d="M30 12h60" />
      <use href="#_screen" width="32" height="28" />
      <use href="#_screen" x="88" width="32" height="28" />
    </svg>
  );
}
