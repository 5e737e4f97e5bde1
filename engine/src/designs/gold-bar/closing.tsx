import { ClosingWords } from '../../sections/closing/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Vault } from './drawing/vault.tsx';

/** A wall of gold with the last word on it, and the door that the mascot is behind. */
export function GoldBarClosing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="closing">
      <div className="closing-words">
        <ClosingWords {...view} />
      </div>
      <Vault context={view.context} />
    </SectionBox>
  );
}
