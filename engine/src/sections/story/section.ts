import type { SectionDefinition } from '../section.ts';
import { Story } from './component.tsx';
import css from './style.css?inline';

export const story: SectionDefinition<'story'> = {
  kind: 'story',
  label: 'Story',
  defaults: (texts) => ({ heading: texts.story, paragraphs: [texts.tagline], pullQuote: '' }),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    {
      name: 'paragraphs',
      label: 'Paragraphs',
      type: 'list',
      item: [{ name: '', label: 'Paragraph', type: 'textarea' }],
    },
    { name: 'pullQuote', label: 'Pull quote', type: 'text' },
  ],
  Component: Story,
  css,
};
