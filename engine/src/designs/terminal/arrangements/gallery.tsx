import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { GalleryPictures } from '../../../sections/parts/gallery-pictures.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** Each picture in a pane of its own. */
export function TerminalGallery({ id, props, context }: SectionView<'gallery'>) {
  return (
    <Pane id={id} kind="gallery" command="open *.webp">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <GalleryPictures context={context} />
    </Pane>
  );
}
