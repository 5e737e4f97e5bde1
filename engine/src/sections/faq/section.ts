import type { SectionDefinition } from '../section.ts';
import { Faq } from './component.tsx';
import css from './style.css?inline';

export const faq: SectionDefinition<'faq'> = {
  kind: 'faq',
  label: 'Questions and answers',
  defaults: {
    heading: 'Questions',
    items: [
      { question: 'What is {name}?', answer: 'A meme coin on {chain}.' },
      { question: 'Where is the contract address?', answer: 'On this page, or it does not exist yet.' },
    ],
  },
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
