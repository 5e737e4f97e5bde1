import { en } from '../languages/en.ts';

/** What a card says of a coin on a page in English, for tests. */
export const testCard = {
  name: 'Pepe',
  ticker: '$PEPE',
  headline: 'A frog.',
  chain: 'on Ethereum',
  chainName: 'Ethereum',
  texts: en,
  isEnglish: true,
};
