import type { SectionDefinition } from '../section.ts';
import { Marquee } from './component.tsx';
import css from './style.css?inline';

export const marquee: SectionDefinition<'marquee'> = {
  kind: 'marquee',
  label: 'Marquee',
  defaults: () => ({ phrases: ['{name}', '{ticker}'] }),
  fields: [
    {
      name: 'phrases',
      label: 'Phrases',
      type: 'list',
      item: [{ name: '', label: 'Phrase', type: 'text' }],
    },
  ],
  Component: Marquee,
  css,
};
