import { givenSection } from '../parts/given-section.tsx';
import { headingAndText, type SectionDefinition } from '../section.ts';
import { statedFacts, StatedFactsList } from '../parts/stated-facts.tsx';
import css from './style.css?inline';

export const tokenomics: SectionDefinition<'tokenomics'> = {
  kind: 'tokenomics',
  label: 'Tokenomics',
  defaults: (texts) => ({ heading: texts.tokenomics, text: texts.tokenomicsText }),
  fields: headingAndText,
  shows: (context) => statedFacts(context).length > 0,
  Component: givenSection('tokenomics', StatedFactsList),
  css,
};
