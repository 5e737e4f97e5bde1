import { ContractBarBody } from '../../sections/contract-bar/component.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Panel } from './panel.tsx';

/** A narrow strip of blank paper, so that the address is the only thing on it. */
export function ComicContractBar(view: SectionView<'contract-bar'>) {
  return (
    <Panel id={view.id} kind="contract-bar" ground="dots">
      <ContractBarBody {...view} />
    </Panel>
  );
}
