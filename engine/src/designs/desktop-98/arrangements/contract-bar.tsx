import { CopyAddress } from '../../../sections/parts/copy-address.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { Words } from '../../../sections/parts/words.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Glyph } from '../drawing/glyphs.tsx';
import { TitleBar } from '../window.tsx';

/** A dialog about one address; a warning where there is none. Its heading is the title in its bar. */
export function DesktopContractBar({ id, props, context }: SectionView<'contract-bar'>) {
  const icon = context.facts.contractAddress === null ? 'warning' : 'lens';
  return (
    <section className="section win contract-bar wide" id={id} aria-labelledby={`${id}-title`}>
      <TitleBar icon={icon}>
        <h2 className="contract-label bar-name" id={`${id}-title`} dir="auto">
          <Words text={props.label} context={context} />
        </h2>
      </TitleBar>
      <div className="notice">
        <Glyph name={icon} />
        <div className="notice-text">
          <CopyAddress id={id} context={context} />
          <Paragraph className="contract-note" text={props.note} context={context} />
        </div>
      </div>
    </section>
  );
}
