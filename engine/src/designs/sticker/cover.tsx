import { Footer } from '../../sections/footer/component.tsx';
import type { SectionView } from '../../sections/section.ts';

/** The back of the book: a marbled cover with a label. */
export function StickerFooter(view: SectionView<'footer'>) {
  return (
    <div className="cover">
      <Footer {...view} />
    </div>
  );
}
