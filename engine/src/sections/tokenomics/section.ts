import { givenSection } from '../parts/given-section.tsx';
import type { SectionDefinition } from '../section.ts';
import { statedFacts, StatedFactsList } from '../parts/stated-facts.tsx';
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
  Component: givenSection('tokenomics', StatedFactsList),
  css,
};
