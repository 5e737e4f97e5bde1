import { englishOnly } from '../shared/english-only.ts';
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
    <AppWindow view={view} kind="countdown half" icon="clock" title={['Launch', 'scr']}>
      <div className="inside">
        <CountdownBody {...view} />
        <LaunchTimes context={view.context} />
      </div>
      <div className="tiles" />
    </AppWindow>
  ),
  story: (view) => (
    <AppWindow view={view} kind="story half" icon="text" title={['Readme.txt', 'txt']}>
      <Menu words="File Edit Search Help" context={view.context} />
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
    <AppWindow view={view} kind="how-to-buy wide" icon="disk" title={['Setup', 'msi']}>
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
    <AppWindow view={view} kind="tokenomics half" icon="chart" title={['Sheet1', 'xls']}>
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <StatedFactsList context={view.context} />
      </div>
    </AppWindow>
  ),
  chart: (view) => (
    <AppWindow view={view} kind="chart half" icon="chart" title={['Monitor', 'exe']}>
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <div className="scope">
          <ChartView context={view.context} />
        </div>
      </div>
    </AppWindow>
  ),
  roadmap: (view) => (
    <AppWindow view={view} kind="roadmap half" icon="text" title={['To do', 'doc']}>
      <div className="inside">
        <SectionIntro {...view} textClass="section-text" />
        <RoadmapSteps context={view.context} />
      </div>
    </AppWindow>
  ),
  gallery: (view) => (
    <AppWindow view={view} kind="gallery wide" icon="folder" title={['My pictures', 'bmp']}>
      <Menu words="File Edit View Help" context={view.context} />
      <div className="well">
        <SectionIntro {...view} textClass="section-text" />
        <GalleryPictures context={view.context} />
      </div>
    </AppWindow>
  ),
  community: (view) => (
    <AppWindow view={view} kind="community half" icon="plane" title={['Dial-up', 'net']}>
      <div className="inside">
        <SectionIntro {...view} />
        <DialLine />
        <SocialLinks context={view.context} />
      </div>
    </AppWindow>
  ),
  faq: (view) => (
    <AppWindow view={view} kind="faq half" icon="book" title={['Help', 'hlp']}>
      {englishOnly(
        view.context,
        <p className="tabs" aria-hidden="true">
          <span>Contents</span>
          <span>Index</span>
          <span>Search</span>
        </p>,
      )}
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
    <svg className="dial" viewBox="0 0 120 28" aria-hidden="true">
      <path className="dial-line" d="M30 12h60" />
      <use href="#_screen" width="32" height="28" />
      <use href="#_screen" x="88" width="32" height="28" />
    </svg>
  );
}
