import type { SectionDefinition } from '../section.ts';
import { HowToBuy } from './component.tsx';
import css from './style.css?inline';

export const howToBuy: SectionDefinition<'how-to-buy'> = {
  kind: 'how-to-buy',
  label: 'How to buy',
  defaults: (texts) => ({ heading: texts.buy, intro: texts.buyIntro, notes: ['', '', '', ''] }),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'intro', label: 'Introduction', type: 'textarea' },
    {
      name: 'notes',
      label: 'A remark under each step',
      type: 'list',
      item: [{ name: '', label: 'Remark', type: 'text' }],
    },
  ],
  Component: HowToBuy,
  css,
};
