import { GalleryPictures } from '../../../sections/parts/gallery-pictures.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow, Menu } from '../window.tsx';

/** A folder that shows its pictures small, their captions as their names. */
export function DesktopGallery({ id, props, context }: SectionView<'gallery'>) {
  return (
    <AppWindow id={id} kind="gallery wide" icon="folder" file="My pictures">
      <Menu words="File Edit View Help" />
      <div className="well">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
        <GalleryPictures context={context} />
      </div>
    </AppWindow>
  );
}
