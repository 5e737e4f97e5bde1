import type { Archetype } from '../outline/archetypes.ts';
import { shuffled } from '../outline/random.ts';
import type { FaqTopic } from '../../designs/voice.ts';

/** What a description raises, and what may be asked of any coin. */
const own: FaqTopic[] = ['denials', 'habit', 'claim', 'traits', 'prop', 'denial', 'called', 'count'];
const general: FaqTopic[] = ['chain', 'fake', 'when', 'wants', 'who'];

/** First what the coin is, then what the page's argument leads with, what its description raises and the rest; money is last. */
export function orderQuestions(
  topics: ReadonlyMap<FaqTopic, unknown>,
  { least, most, lead }: Archetype['questions'],
  random: () => number,
): FaqTopic[] {
  const wanted = least + Math.floor(random() * (most - least + 1));
  const raised = own.filter((topic) => topics.has(topic) && !lead.includes(topic));
  const middle = [
    ...lead.filter((topic) => topics.has(topic)),
    ...shuffled(random, raised),
    ...shuffled(
      random,
      general.filter((topic) => topics.has(topic) && !lead.includes(topic)),
    ),
  ];
  return ['what', ...shuffled(random, middle.slice(0, wanted - (topics.has('what') ? 2 : 1))), 'money'];
}
