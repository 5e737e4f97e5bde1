import type { SectionDefinition } from '../section.ts';
import { Faq } from './component.tsx';
import css from './style.css?inline';

export const faq: SectionDefinition<'faq'> = {
  kind: 'faq',
  label: 'Questions and answers',
  defaults: (texts) => ({ heading: texts.faq, items: [texts.questions.what, texts.questions.risk] }),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    {
      name: 'items',
      label: 'Questions',
      type: 'list',
      item: [
        { name: 'question', label: 'Question', type: 'text' },
        { name: 'answer', label: 'Answer', type: 'textarea' },
      ],
    },
  ],
  Component: Faq,
  css,
};
