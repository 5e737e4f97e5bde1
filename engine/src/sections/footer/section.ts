import type { SectionDefinition } from '../section.ts';
import { Footer } from './component.tsx';
import css from './style.css?inline';

export const footer: SectionDefinition<'footer'> = {
  kind: 'footer',
  label: 'Footer',
  defaults: () => ({ note: '' }),
  fields: [{ name: 'note', label: 'Note', type: 'textarea' }],
  Component: Footer,
  css,
};
