import { GalleryPictures } from '../parts/gallery-pictures.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionView } from '../section.ts';

export function Gallery({ id, props, context }: SectionView<'gallery'>) {
  return (
    <section className="section gallery" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="section-text" text={props.text} context={context} />
      <GalleryPictures context={context} />
    </section>
  );
}
