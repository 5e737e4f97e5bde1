import { Mascot } from '../../../sections/parts/mascot.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow, Menu } from '../window.tsx';

/** A text file, and the mascot as the assistant who has something to say about it. */
export function DesktopStory({ id, props, context }: SectionView<'story'>) {
  return (
    <AppWindow id={id} kind="story half" icon="text" file="Readme.txt">
      <Menu words="File Edit Search Help" />
      <div className="well">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <div className="story-text">
          {props.paragraphs.map((text, position) => (
            <Paragraph className="story-paragraph" text={text} context={context} key={position} />
          ))}
        </div>
        <div className="assistant">
          <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
          <Mascot context={context} purpose="decoration" />
        </div>
      </div>
    </AppWindow>
  );
}
