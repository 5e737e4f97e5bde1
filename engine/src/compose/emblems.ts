import type { CreatureKind, CreatureMood } from '../creatures/creature.ts';
import { emblemsOf, parseEmblem } from '../creatures/emblem.ts';
import type { Facts } from '../facts.ts';
import type { Reading } from './reading/reading.ts';

/**
 * What is drawn as each kind. By hand, and short: a page with a wrong creature is worse than one with none, so what differs from the
 * drawing in shape is not here.
 */
const nouns: Record<CreatureKind, string> = {
  cat: 'cat kitten kitty kitteh tomcat tabby',
  dog: 'dog doggo doggy doge puppy pup hound mutt mongrel pooch shiba corgi beagle retriever labrador terrier spaniel',
  frog: 'frog toad',
  bear: 'bear grizzly teddy',
  rodent: 'mouse rat',
  bird: 'bird birdie duck duckling chick pigeon dove sparrow finch canary parrot parakeet crow raven robin seagull gull',
  fish: 'fish goldfish carp trout cod herring minnow',
  reptile: 'crocodile croc alligator gator caiman',
  hooved: 'cow bull calf ox',
  monkey: 'monkey chimp chimpanzee macaque ape',
  insect: 'bee bumblebee honeybee',
  dinosaur: 'dinosaur dino t-rex tyrannosaurus',
  person: 'guy man boy girl kid person student intern hacker gamer nerd',
  robot: 'robot bot android droid automaton',
  ghost: 'ghost phantom spook',
  bread: 'bread toast',
  drink: 'boba smoothie milkshake soda cola juice lemonade',
  fruit: 'apple fruit',
  wrap: 'taco',
  bowl: 'ramen noodle noodles udon',
  rocket: 'rocket spaceship',
  phone: 'phone cellphone',
  garment: 'sweater jumper pullover sweatshirt',
  cup: 'cup mug coffee cocoa latte cappuccino',
  brick: 'brick',
};

let kindByNoun: Map<string, CreatureKind> | null = null;

/** What a creature may be called beside its noun: a hot dog is none, and no prairie dog is drawn. */
const descriptions = new Set(
  `angry baby big blue brave brown cheeky cute fat fluffy funny furious green grumpy happy hungry lazy little lonely mad old orange
  pink pixel poor purple red rich sad silly sleepy small smug tiny tired white black yellow young`.split(
    /\s+/,
  ),
);

/** What is drawn for a subject such as `sad frog`; null for what is not. */
export function creatureKindOf(noun: string): CreatureKind | null {
  kindByNoun ??= new Map(
    Object.entries(nouns).flatMap(([kind, list]) =>
      list.split(' ').map((each) => [each, kind as CreatureKind] as const),
    ),
  );
  const words = noun.toLowerCase().split(/\s+/);
  const last = words.pop() ?? '';
  if (!words.every((word) => descriptions.has(word))) return null;
  return kindByNoun.get(last) ?? kindByNoun.get(last.replace(/s$/, '')) ?? null;
}

const moodWords: readonly (readonly [CreatureMood, RegExp])[] = [
  ['sad', /\b(?:sad(?:dest)?|cr(?:y|ies|ied|ying)|tears?|lonely|depressed|heartbroken|weeps?)\b/i],
  ['angry', /\b(?:angry|angriest|mad|rage|furious|grumpy|hates?|fights?|revenge)\b/i],
  ['sleepy', /\b(?:sleepy|sleeps?|asleep|nap|naps|tired|lazy|yawns?|snores?)\b/i],
  ['rich', /\b(?:rich(?:est)?|wealthy|millionaire|billionaire|luxury|fancy|yacht)\b/i],
  ['smug', /\b(?:smug|gigachad|chad|unbothered|sunglasses|sigma)\b/i],
];

/** Six emblems to choose from, by what the coin is about and how its words sound; the first is taken where nothing is chosen. */
export function emblemsFor(
  { name }: Pick<Facts, 'name'>,
  { subject, sentences }: Pick<Reading, 'subject' | 'sentences'>,
): readonly string[] {
  const said = sentences.filter(
    (sentence) => !/\b(?:no|not|never|nobody|without)\b|n[’']t\b/i.test(sentence),
  );
  const words = [name, subject?.noun, ...said].join(' ');
  const mood = moodWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'happy';
  return emblemsOf(subject && creatureKindOf(subject.noun), mood);
}

/** The creator's choice, or the first of what suits. */
export function emblemFor(facts: Facts, reading: Reading): string {
  const { emblem } = facts.about;
  if (emblem !== null && parseEmblem(emblem) !== null) return emblem;
  return emblemsFor(facts, reading)[0] ?? 'ticker-0';
}
