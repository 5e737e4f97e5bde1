import type { PageContext } from '../page-context.ts';
import { withMarks } from './words.tsx';

/** The creator's further pictures, loaded when they come near; a picture without a caption is decoration. */
export function GalleryPictures({ context }: { context: PageContext }) {
  return (
    <div className="pictures">
      {context.facts.gallery.map(({ url, width, height, caption }) => (
        <figure className="picture" key={url}>
          <img src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
          {caption === null ? null : <figcaption dir="auto">{withMarks(caption, context)}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
