import type { SectionDefinition } from '../section.ts';
import { statedFacts } from '../parts/stated-facts.tsx';
import { Tokenomics } from './component.tsx';
import css from './style.css?inline';

export const tokenomics: SectionDefinition<'tokenomics'> = {
  kind: 'tokenomics',
  label: 'Tokenomics',
  defaults: {
    heading: 'What the creator states',
    text: 'Nobody has checked these figures. Compare them with the contract.',
  },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'text', label: 'Text', type: 'textarea' },
  ],
  shows: ({ facts }) => statedFacts(facts.creatorStated).length > 0,
  Component: Tokenomics,
  css,
};
