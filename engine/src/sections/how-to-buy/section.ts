import type { SectionDefinition } from '../section.ts';
import { HowToBuy } from './component.tsx';
import css from './style.css?inline';

export const howToBuy: SectionDefinition<'how-to-buy'> = {
  kind: 'how-to-buy',
  label: 'How to buy',
  defaults: { heading: 'How to buy {ticker}', intro: 'Four steps, in this order.', notes: ['', '', '', ''] },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', max: 100, optional: false },
    { name: 'intro', label: 'Introduction', type: 'textarea', max: 300, optional: false },
    {
      name: 'notes',
      label: 'A remark under each step',
      type: 'list',
      minItems: 4,
      maxItems: 4,
      item: [{ name: '', label: 'Remark', type: 'text', max: 240, optional: true }],
    },
  ],
  Component: HowToBuy,
  css,
};
