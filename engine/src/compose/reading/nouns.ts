import { compounds, nounsByKind } from 'virtual:nouns';
import type { SubjectKind } from '../../designs/affinity.ts';

/** Words that WordNet lacks, or files among other things. */
const more: readonly (readonly [string, SubjectKind])[] = [
  ['hoodie', 'object'],
  ['emoji', 'object'],
  ['printer', 'object'],
  ['payphone', 'object'],
];

/** People and beings that a page may be about. By hand: WordNet's persons hold every insult. */
const people = `accountant actor alchemist alien angel apprentice archer artist astronaut aunt baker barber bard barista bartender biker
  boxer bride breadwinner bricklayer bureaucrat butcher butler caveman cashier chef clerk climber clown cobbler coach
  composer cook cowboy cowgirl cyclist cyclops dancer dentist detective diver doctor dragon driver druid dwarf electrician elf emperor
  explorer fairy farmer fireman firefighter fisherman florist gambler gardener genie ghost gladiator goblin golfer grandfather
  grandma grandmother grandpa granny guard guy hacker hermit horseman hunter inspector intern inventor janitor jester jogger juggler
  kid knight landlord lawyer librarian lifeguard lumberjack magician maid mailman manager mechanic mermaid messenger miner minotaur
  monk monster mummy musician nerd neighbor neighbour ninja novelist nun nurse ogre painter pilot pirate plumber poet policeman postman priest
  prince princess principal professor prophet puppet referee retiree robot runner sailor salesman samurai scientist sculptor secretary sheriff
  shepherd shopkeeper singer skateboarder skater skeleton sleepwalker soldier sorcerer sphinx student surfer swimmer tailor teacher
  tourist trainee troll uncle unicorn vampire viking villager waiter waitress warrior werewolf witch wizard
  wrestler yeti zombie`;

/** What `X is a …` says of coins without saying what they are about, or of people in relation to others. */
const vague = new Set(
  `agent aggregator altcoin asset assistant baby bag bank base bit block boy branch bridge brother buck bunch business buyer card cash chain child classic
  club code coin counter cousin creature currency dad dashboard daughter doge dose drop dump engine exchange family farm father floor fork founder
  friend game gate gem generation giant girl group guide hand hero holder home hub husband hybrid icon idiot investor item joke key kind king lab last
  launch launchpad leader ledger legend light line loser lot lover machine man market mascot member meme memecoin mine mint mom mother movement
  net network number one oracle owner pack package pair person piece pit place plan platform player point pool portal pot president product
  project pump queen road root router rug run safe scanner seed sell short shot side sign single sister sniper society solid son sort spot
  stable star start store street switch symbol system team terminal thing ticket toddler token tool top tower trader treasure trip type unit vault
  vehicle victim vision wallet wave way web wife winner woman world`.split(/\s+/),
);

/** Things that no line of ours makes light of, and slurs that are things too. */
const unsaid = new Set(
  `ammo ammunition bomb bong bullet chink cocaine condom coffin corpse crack crook gun handgun grenade heroin joint missile noose
  pill pistol revolver rifle shotgun swastika syringe torpedo weapon`.split(/\s+/),
);

/** Nouns that are people's names more often. */
const givenNames = new Set(
  `art basil bill bob chuck daisy dick don dot drew frank gene ginger hank iris ivy jack jacks jade jasmine jay jenny jerry jessie jimmy
  john josh kit lee lily mark martin max mike miles myrtle nancy nick nip olive pat peg penny pepper peter pip ray rich rob robin rose ruby
  sally spike tad tom tony victor violet will`.split(/\s+/),
);

/** What stands in a name beside the thing that it names and says only how it is, or when. */
const describing = new Set(
  `a an angry baby bad big black blue brave broken brown burnt busy chubby cold cool cozy crazy curious cute cursed dancing dizzy drunk dumb
  evil extra fancy fat fast flat flying free fried frozen funky funny giant golden good gray great green grumpy happy haunted heavy hot huge
  hungry just large last lazy left little lonely long lost loud lucky mad magic mega melted mighty mini moldy mr mrs my naked nervous new nice
  old one only orange original our pink plain polite poor proud purple quiet rare raw really red retired rich right round royal rusty sad
  salty scared serious shiny short shy silent silly single sleepy slow small smart smelly smol sneaky soggy solid sour space spicy spotted
  stale stoned strange super sweet tall the thick thin three tiny tired tough tragic turbo twin two ugly unlucky very warm weird wet white
  wild wise wooden yellow young your
  monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
);

const inWordNet = ['animal', 'food', 'object', 'plant'] as const;

let kindByNoun: Map<string, SubjectKind> | null = null;

/** Unpacked with the first reading of a process, in a few milliseconds. */
function kinds(): Map<string, SubjectKind> {
  if (kindByNoun !== null) return kindByNoun;
  kindByNoun = new Map();
  for (const noun of people.split(/\s+/)) kindByNoun.set(noun, 'person');
  for (const kind of inWordNet) for (const noun of nounsByKind[kind].split(',')) kindByNoun.set(noun, kind);
  for (const [noun, kind] of more) kindByNoun.set(noun, kind);
  return kindByNoun;
}

/** Whether a word of a coin's name is more likely somebody's name than a noun. */
export function isGivenName(word: string): boolean {
  return givenNames.has(word.toLowerCase());
}

/** What a noun names, in its singular or plural; null for what is no living being and no thing, and for what says too little. */
export function nounOf(word: string): { noun: string; kind: SubjectKind } | null {
  // Of two letters are `ai`, which is a sloth, and other words of puzzles.
  for (const noun of singularsOf(word.toLowerCase()).filter(({ length }) => length > 2)) {
    if (vague.has(noun) || unsaid.has(noun)) return null;
    const kind = kinds().get(noun);
    if (kind !== undefined) return { noun, kind };
  }
  return null;
}

/** Whether a word says no more than how the thing beside it is. */
export function describes(word: string): boolean {
  return describing.has(word.toLowerCase());
}

/** Whether a word is a noun in its plural: `birds`, but not `fries`, which are one dish. */
export function isPlural(word: string): boolean {
  return (
    (/[^s]s$/i.test(word) && nounOf(word.slice(0, -1)) !== null) ||
    /^(?:people|men|women|children)$/i.test(word)
  );
}

/** What people are called. */
const idioms = ['bean counter', 'couch potato', 'smart cookie', 'tough cookie'];

let otherCompounds: Set<string> | null = null;

/** Whether two words together are neither the one nor the other: `snake oil`, `cold turkey`. */
export function isCompound(pair: string): boolean {
  otherCompounds ??= new Set([...compounds.split(','), ...idioms]);
  return otherCompounds.has(pair.toLowerCase());
}

/** The word itself and what it may be the plural of, the likeliest first. */
function singularsOf(word: string): string[] {
  const singulars = [word];
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (/(?:[sxz]|[cs]h|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) singulars.push(word.slice(0, -1));
  return singulars;
}
