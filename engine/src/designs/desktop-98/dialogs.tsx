import { ClosingWords } from '../../sections/closing/component.tsx';
import { ContractLabel, ContractNote } from '../../sections/contract-bar/component.tsx';
import { CopyAddress } from '../../sections/parts/copy-address.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Glyph } from './drawing/glyphs.tsx';
import { AppWindow, TitleBar } from './window.tsx';

/** A dialog about one address; a warning where there is none. Its heading is the title in its bar. */
export function DesktopContractBar(view: SectionView<'contract-bar'>) {
  const icon = view.context.facts.contractAddress === null ? 'warning' : 'lens';
  return (
    <SectionBox id={view.id} kind="win contract-bar wide">
      <TitleBar icon={icon}>
        <ContractLabel {...view} className=" bar-name" />
      </TitleBar>
      <div className="notice">
        <Glyph name={icon} />
        <div className="notice-text">
          <CopyAddress id={view.id} context={view.context} />
          <ContractNote {...view} />
        </div>
      </div>
    </SectionBox>
  );
}

/** A dialog dragged across a machine that had stopped: a copy is left behind at every step. */
export function DesktopClosing(view: SectionView<'closing'>) {
  return (
    <AppWindow view={view} kind="closing" icon="stop" title={['Shut down?', 'bat']}>
      <div className="ghosts" aria-hidden="true">
        <Ghost left={6} />
      </div>
      <div className="notice">
        <Mascot context={view.context} purpose="decoration" />
        <div className="notice-text">
          <ClosingWords {...view} />
        </div>
      </div>
    </AppWindow>
  );
}

/** One copy with the later ones inside it; the last is where the dialog itself is. */
function Ghost({ left }: { left: number }) {
  return <i className="ghost">{left === 1 ? null : <Ghost left={left - 1} />}</i>;
}
