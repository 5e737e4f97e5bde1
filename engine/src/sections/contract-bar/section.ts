import type { SectionDefinition } from '../section.ts';
import { ContractBar } from './component.tsx';
import css from './style.css?inline';

export const contractBar: SectionDefinition<'contract-bar'> = {
  kind: 'contract-bar',
  label: 'Contract',
  defaults: (texts) => ({ label: texts.contract, note: texts.contractNote, noneYet: '' }),
  fields: [
    { name: 'label', label: 'Label', type: 'text' },
    { name: 'note', label: 'Note', type: 'text' },
    { name: 'noneYet', label: 'Note until there is a contract', type: 'text' },
  ],
  Component: ContractBar,
  css,
};
