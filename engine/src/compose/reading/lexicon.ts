/** What a voice may joke about once it knows what a coin is. All of it is true of every such creature or thing. */
export interface Entry {
  noun: string;
  /** Where it is not the noun with an s. */
  plural?: string;
  /** Other words, names, emoji and scripts for it, in lower case. */
  also?: readonly string[];
  kind: 'animal' | 'food' | 'object' | 'character';
  /** As a comic book letters it, without its exclamation mark. */
  sound: string;
  /** Of its body: `the tail`. */
  part: string;
  /** Plural or without number: `asked for biscuits`. */
  wants: string;
  /** With its article: `the yard`. */
  place: string;
}

function entry(
  kind: Entry['kind'],
  nouns: string,
  [sound, part, wants, place]: readonly [string, string, string, string],
): Entry {
  const [spelled = '', ...also] = nouns.split(' ');
  const [noun = '', plural] = spelled.split('/');
  return { noun, ...(plural === undefined ? {} : { plural }), also, kind, sound, part, wants, place };
}

/** First match wins where two entries could claim a word. */
export const lexicon: readonly Entry[] = [
  entry('animal', 'dog doge doggo puppy pup puppies inu shiba shib hound pug corgi mutt 狗 犬 🐶 🐕 🦮 🐩', [
    'Woof',
    'tail',
    'biscuits',
    'the yard',
  ]),
  entry('animal', 'cat kitty kitten kittens kitties neko meow 猫 貓 🐱 🐈 😼 😹 😺', [
    'Meow',
    'whiskers',
    'tuna',
    'the windowsill',
  ]),
  entry('animal', 'frog pepe toad kek ribbit 蛙 🐸', ['Ribbit', 'tongue', 'flies', 'the pond']),
  entry('animal', 'fish/fish goldfish fishes blub guppy 鱼 🐟 🐠', ['Blub', 'fin', 'flakes', 'the tank']),
  entry('animal', 'bear teddy 熊 🐻', ['Growl', 'paw', 'honey', 'the cave']),
  entry('animal', 'bull ox 🐂 🐃', ['Snort', 'horns', 'hay', 'the field']),
  entry('animal', 'monkey monke chimp 猴 🐒 🐵', ['Ook', 'tail', 'bananas', 'the tree']),
  entry('animal', 'ape gorilla harambe 🦍 🦧', ['Oook', 'knuckles', 'bananas', 'the canopy']),
  entry('animal', 'penguin pengu 🐧', ['Honk', 'flippers', 'herring', 'the ice floe']),
  entry('animal', 'duck ducky duckling 🦆', ['Quack', 'bill', 'peas', 'the bathtub']),
  entry('animal', 'goose/geese 🪿', ['Honk', 'neck', 'grass', 'the car park']),
  entry('animal', 'chicken hen rooster 🐔 🐓', ['Cluck', 'beak', 'corn', 'the coop']),
  entry('animal', 'bird birb pigeon 🐦', ['Tweet', 'beak', 'crumbs', 'the wire']),
  entry('animal', 'owl 🦉', ['Hoot', 'feathers', 'mice', 'the barn']),
  entry('animal', 'hamster hammy 🐹', ['Squeak', 'cheeks', 'seeds', 'the wheel']),
  entry('animal', 'mouse/mice 🐭 🐁', ['Squeak', 'tail', 'cheese', 'the skirting board']),
  entry('animal', 'rat 🐀', ['Squeak', 'tail', 'pizza crusts', 'the subway']),
  entry('animal', 'rabbit bunny bunnies hare 🐰 🐇', ['Thump', 'ears', 'lettuce', 'the burrow']),
  entry('animal', 'squirrel chipmunk 🐿', ['Chitter', 'tail', 'acorns', 'the oak']),
  entry('animal', 'raccoon trash-panda 🦝', ['Rustle', 'hands', 'leftovers', 'the bin']),
  entry('animal', 'panda 🐼', ['Crunch', 'belly', 'bamboo', 'the bamboo']),
  entry('animal', 'capybara capy capybaras', ['Splosh', 'nose', 'watermelon', 'the hot spring']),
  entry('animal', 'hippo hippopotamus moodeng 🦛', ['Splash', 'jaw', 'cabbage', 'the river']),
  entry('animal', 'pig piggy hog 🐷 🐖', ['Oink', 'snout', 'slops', 'the sty']),
  entry('animal', 'cow 🐮 🐄', ['Moo', 'tail', 'clover', 'the meadow']),
  entry('animal', 'sheep/sheep lamb 🐑', ['Baa', 'wool', 'grass', 'the hill']),
  entry('animal', 'goat 🐐', ['Bleat', 'beard', 'tin cans', 'the roof of the shed']),
  entry('animal', 'llama alpaca 🦙', ['Ptooey', 'neck', 'hay', 'the hillside']),
  entry('animal', 'horse pony donkey 🐴 🐎', ['Neigh', 'mane', 'carrots', 'the stable']),
  entry('animal', 'unicorn 🦄', ['Sparkle', 'horn', 'sugar cubes', 'the glade']),
  entry('animal', 'fox/foxes 🦊', ['Yip', 'tail', 'eggs', 'the hedge']),
  entry('animal', 'wolf/wolves 🐺', ['Awoo', 'tail', 'sausages', 'the forest']),
  entry('animal', 'lion 🦁', ['Roar', 'mane', 'steak', 'the savanna']),
  entry('animal', 'tiger 🐯 🐅', ['Roar', 'stripes', 'steak', 'the jungle']),
  entry('animal', 'snake python viper 🐍', ['Hiss', 'tongue', 'eggs', 'the long grass']),
  entry('animal', 'turtle tortoise 🐢', ['Plod', 'shell', 'lettuce', 'the beach']),
  entry('animal', 'crocodile croc alligator gator 🐊', ['Snap', 'teeth', 'drumsticks', 'the swamp']),
  entry('animal', 'lizard gecko iguana 🦎', ['Lick', 'tail', 'crickets', 'the warm rock']),
  entry('animal', 'dinosaur dino rex 🦖 🦕', ['Roar', 'tiny arms', 'ferns', 'the museum']),
  entry('animal', 'dragon 🐉 🐲 龙', ['Fwoosh', 'wings', 'marshmallows', 'the hoard']),
  entry('animal', 'whale 🐳 🐋', ['Fwoosh', 'blowhole', 'krill', 'the deep end']),
  entry('animal', 'shark 🦈', ['Chomp', 'fin', 'surfboards', 'the bay']),
  entry('animal', 'octopus/octopuses squid kraken 🐙 🦑', ['Splorch', 'eighth arm', 'shrimp', 'the reef']),
  entry('animal', 'crab lobster 🦀 🦞', ['Clack', 'claws', 'sandwich crusts', 'the rock pool']),
  entry('animal', 'snail slug 🐌', ['Slither', 'shell', 'lettuce', 'the garden path']),
  entry('animal', 'bee bumblebee 🐝', ['Bzzz', 'stripes', 'nectar', 'the hive']),
  entry('animal', 'ant 🐜', ['Tap tap', 'feelers', 'sugar', 'the picnic']),
  entry('animal', 'spider 🕷', ['Skitter', 'eight knees', 'flies', 'the corner of the ceiling']),
  entry('animal', 'bat 🦇', ['Eek', 'wings', 'figs', 'the belfry']),
  entry('animal', 'sloth 🦥', ['Zzz', 'toes', 'leaves', 'the branch']),
  entry('animal', 'koala 🐨', ['Zzz', 'nose', 'eucalyptus', 'the gum tree']),
  entry('animal', 'kangaroo wallaby roo 🦘', ['Boing', 'pouch', 'grass', 'the outback']),
  entry('animal', 'elephant mammoth 🐘', ['Toot', 'trunk', 'peanuts', 'the room']),
  entry('animal', 'giraffe 🦒', ['Stretch', 'neck', 'leaves', 'the treetops']),
  entry('animal', 'hedgehog porcupine 🦔', ['Snuffle', 'spines', 'slugs', 'the compost']),
  entry('animal', 'otter beaver 🦦 🦫', ['Splash', 'whiskers', 'clams', 'the river']),
  entry('animal', 'axolotl', ['Bloop', 'gills', 'worms', 'the tank']),
  entry('food', 'potato/potatoes spud 🥔', ['Thud', 'skin', 'gravy', 'the field']),
  entry('food', 'banana 🍌', ['Slip', 'peel', 'a bowl', 'the fruit bowl']),
  entry('food', 'pickle gherkin 🥒', ['Crunch', 'warts', 'vinegar', 'the jar']),
  entry('food', 'pizza 🍕', ['Slap', 'crust', 'extra cheese', 'the box']),
  entry('food', 'burger cheeseburger 🍔', ['Sizzle', 'bun', 'ketchup', 'the grill']),
  entry('food', 'taco burrito 🌮 🌯', ['Crunch', 'shell', 'salsa', 'the truck']),
  entry('food', 'noodle ramen noodles 🍜', ['Slurp', 'broth', 'an egg', 'the bowl']),
  entry('food', 'egg 🥚 🍳', ['Crack', 'shell', 'salt', 'the carton']),
  entry('food', 'onion 🧅', ['Sniff', 'layers', 'butter', 'the pan']),
  entry('food', 'avocado guacamole 🥑', ['Squish', 'stone', 'lime', 'the toast']),
  entry('food', 'bread toast baguette loaf 🍞 🥖', ['Crunch', 'crust', 'butter', 'the breadbin']),
  entry('food', 'cookie biscuit 🍪', ['Crunch', 'chips', 'milk', 'the jar']),
  entry('food', 'donut doughnut 🍩', ['Munch', 'hole', 'sprinkles', 'the box']),
  entry('food', 'cheese 🧀', ['Squeak', 'rind', 'crackers', 'the fridge']),
  entry('food', 'coffee espresso ☕', ['Slurp', 'foam', 'a second cup', 'the mug']),
  entry('food', 'hotdog sausage 🌭', ['Sizzle', 'bun', 'mustard', 'the cart']),
  entry('object', 'toaster', ['Ding', 'crumb tray', 'bread', 'the kitchen']),
  entry('object', 'rock pebble stone 🪨', ['Thud', 'flat side', 'nothing', 'the ground']),
  entry('object', 'chair armchair stool 🪑', ['Creak', 'fourth leg', 'visitors', 'the corner']),
  entry('object', 'sock 🧦', ['Flop', 'heel', 'its other half', 'the laundry']),
  entry('object', 'hat fedora 🎩 🧢', ['Fwip', 'brim', 'a head', 'the hat stand']),
  entry('object', 'robot bot android 🤖', ['Beep', 'antenna', 'batteries', 'the charging dock']),
  entry('object', 'computer laptop modem 💻 🖥', ['Bleep', 'power light', 'updates', 'the desk']),
  entry('object', 'toilet loo 🚽', ['Flush', 'lid', 'privacy', 'the end of the hall']),
  entry('object', 'brick 🧱', ['Thud', 'corner', 'mortar', 'the wall']),
  entry('object', 'balloon 🎈', ['Pop', 'string', 'helium', 'the ceiling']),
  entry('object', 'car truck taxi van 🚗', ['Vroom', 'horn', 'petrol', 'the garage']),
  entry('character', 'wizard witch sorcerer 🧙', ['Zap', 'beard', 'candles', 'the tower']),
  entry('character', 'ghost spectre 👻', ['Boo', 'sheet', 'company', 'the attic']),
  entry('character', 'alien martian ufo 👽 🛸', ['Bzzorp', 'third eye', 'directions', 'the crop circle']),
  entry('character', 'ninja samurai 🥷', ['Swish', 'mask', 'silence', 'the rooftop']),
  entry('character', 'pirate 🏴‍☠️', ['Arr', 'eye patch', 'rum', 'the crow’s nest']),
  entry('character', 'clown 🤡', ['Honk', 'nose', 'custard pies', 'the tiny car']),
  entry('character', 'zombie skeleton skull 💀 🧟', ['Rattle', 'jaw', 'brains', 'the graveyard']),
  entry('character', 'grandma granny nana grandmother 👵', [
    'Tsk',
    'knitting',
    'a phone call',
    'the rocking chair',
  ]),
  entry('character', 'king emperor 👑', ['Ahem', 'crown', 'grapes', 'the throne']),
  entry('character', 'troll goblin orc gremlin', ['Grr', 'warts', 'tolls', 'the bridge']),
  entry('character', 'wojak doomer', ['Sigh', 'forehead', 'a hug', 'the bedroom']),
];

const singles = new Map<string, Entry>();
const plurals = new Map<string, Entry>();
for (const each of lexicon) {
  for (const word of [each.noun, ...(each.also ?? [])]) if (!singles.has(word)) singles.set(word, each);
  plurals.set(each.plural ?? `${each.noun}s`, each);
  for (const word of each.also ?? []) plurals.set(`${word}s`, each);
}

/** The entry of a lower-case word, and whether the word names several. A word that is its own plural counts as one. */
export function lookUp(word: string): { entry: Entry; isPlural: boolean } | null {
  const single = singles.get(word);
  if (single !== undefined) return { entry: single, isPlural: false };
  const plural = plurals.get(word);
  return plural === undefined ? null : { entry: plural, isPlural: true };
}

/** Entries named by a character rather than a word: emoji and Han. */
export function lookUpSymbols(text: string): Entry | null {
  for (const character of text) {
    const found = /[\p{Extended_Pictographic}\p{sc=Han}]/u.test(character)
      ? singles.get(character)
      : undefined;
    if (found !== undefined) return found;
  }
  return null;
}
