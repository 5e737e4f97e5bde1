import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Whoever stands behind the counter of a sweet shop: labels, spoonfuls, and a kind word for everybody who comes in. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · flavour: ${bare}`,
    ({ a }) => `{name} · today in the window: ${a}`,
    ({ prop }) => prop && `{name} · may contain ${prop}`,
    ({ denial }) => denial && `{name} · made without ${denial}`,
    ({ sound }) => sound && `{name} · squeeze here for ${sound}`,
    ({ traits }) => traits && `{name} · tasting notes: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ bare }) => `One scoop of ${bare}, please`,
    ({ a }) => `Oopsie, we made ${a}`,
    ({ a }) => `Have you hugged ${a} today?`,
    ({ bare }) => `Handle with hugs: ${bare}`,
    ({ a, denial }) => denial && `Made without ${denial}, made with ${a}`,
    ({ The, prop }) => prop && `${The}, the ${prop}, and a cherry on top`,
    ({ sound, noun }) => sound && noun && `Press the middle and the ${noun} says ${sound}`,
    ({ the, wants }) => wants && `Will hug for ${wants}: ${the}`,
    ({ The, traits }) => traits && `${The}, freshly made: ${traits}`,
    ({ called }) => called && `Somebody save a seat for ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `It says so on the wrapper, right under the bow: “${quote}”`,
    ({ quote, the }) => quote && `The little card tied to ${the} reads: “${quote}” (We cried a bit.)`,
    ({ habit, the }) =>
      habit && `A tiny note for the parents: ${the} ${habit}. We find it adorable, and we have tried not to.`,
    ({ a }) => `Some days need sprinkles, some days need ${a}, and today, dear, is not a sprinkles day.`,
    ({ denial, a, v }) =>
      denial &&
      `We looked on every shelf for the ${denial} and there ${v('was', 'were')} only ${a}, so we tied a ribbon round everything.`,
    ({ sound, the, v }) =>
      sound &&
      `Give ${the} a gentle squeeze, dear. Hear that “${sound}”? That is how ${the} ${v('says', 'say')} thank you.`,
    ({ spoken, the }) => spoken && `Give ${the} a gentle squeeze and listen: “${spoken}”. Aww.`,
  ],
  contractLabel: [
    ({ the }) => `The label on ${the}`,
    ({ bare }) => `Read the wrapper: ${bare}`,
    ({ the }) => `From the jar of ${the}`,
    ({ full }) => `Where to find ${full}`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `Every little letter counts! One different letter and it is somebody else’s ${noun}, and that one is sour.`,
    ({ the }) =>
      `Please check the whole label, dear. There are jars that look just like ${the} and are full of buttons.`,
    ({ the, prop }) =>
      prop &&
      `The real jar has ${the} and the ${prop} in it. The pretend jar has one letter swapped and a funny smell.`,
    ({ full }) => `Only this label sticks to ${full}. All the others come off in warm water.`,
  ],
  marquee: [
    ({ the }) => `Yum, ${the}`,
    ({ bare }) => `Hello, ${bare}`,
    ({ bare }) => `More ${bare}`,
    ({ a }) => `With a bow: ${a}`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `Squish the ${noun}: ${sound}`,
    ({ prop, the }) => prop && `${capital(prop)} on top of ${the}`,
    ({ denial, the }) => denial && `Zero ${denial}, only ${the}`,
    ({ wants, the }) => wants && `Trade ${wants} for ${the}`,
    ({ part, the }) => part && `Sugar on the ${part} of ${the}`,
    ({ place, the }) => place && `${capital(place)} smells of ${the}`,
    ({ traits }) => traits && `Flavour: ${traits}`,
    ({ nouns }) => nouns && `Please be kind to ${nouns}`,
    ({ called }) => called && `Hugs for ${called}`,
    ({ spoken }) => spoken && `It whispers “${spoken}”`,
    ({ count }) => count && `In the bag: ${count}`,
  ],
  countdownHeading: [
    ({ The, v }) => `${The} ${v('is', 'are')} in the oven`,
    ({ bare }) => `Still cooling: ${bare}`,
    ({ noun }) => noun && `One more nap, then ${noun}`,
    ({ the }) => `No licking the spoon before ${the}`,
    ({ The, wants }) => wants && `${The} will come out for ${wants}`,
  ],
  liveHeading: [
    ({ the, v }) => `Ta-da, ${v('it is', 'they are')} done: ${the}`,
    ({ The }) => `${The}, warm from the oven`,
    ({ sound, noun }) => sound && noun && `${capital(sound)}! Fresh ${noun}!`,
    ({ the }) => `Open wide for ${the}`,
  ],
  liveText: [
    ({ quote }) => quote && `The ribbon is off, and the card inside says: “${quote}”`,
    ({ The, v }) =>
      `Careful, still warm! ${The} ${v('needs', 'need')} one minute, one hug and no pointing fingers.`,
    ({ part, the }) =>
      part && `Sugar on the ${part}, sugar on the counter, sugar on us: it can only be ${the}.`,
    ({ prop, the, v }) =>
      prop &&
      `We put the ${prop} on last, like a cherry, and ${the} ${v('has', 'have')} been glowing ever since.`,
  ],
  storyHeading: [
    ({ bare }) => `From the recipe box: ${bare}`,
    ({ the }) => `How ${the} came out so sweet`,
    ({ full }) => `A small tale of ${full}`,
    ({ the }) => `The secret recipe for ${the}`,
  ],
  storyEnd: [
    ({ the }) =>
      `And that is the whole recipe. If you were hoping for a secret ingredient, it is ${the}. It was always ${the}.`,
    ({ denial, the }) =>
      denial &&
      `Somebody at the counter asked about the ${denial}. We gave them a lolly and a good long look at ${the}, and they forgot what they had come for.`,
    ({ part, wants, place, the, v }) =>
      part &&
      wants &&
      place &&
      `At closing time ${the} ${v('goes', 'go')} home to ${place}, ${part} first, with ${wants} in a paper bag. We never count what is in the bag.`,
    ({ prop, the }) =>
      prop &&
      `We tried the recipe without the ${prop} once. It came out lumpy, and ${the} would not look at us until teatime.`,
    ({ habit, the }) =>
      habit &&
      `The inspector pointed at the words “${habit}” and sighed a deep sigh. Then ${the} got a gold sticker anyway, because who could not.`,
    ({ count, the }) =>
      count &&
      `We counted ${count} into the paper bag, and then one more look at ${the}, because looking is free here.`,
    ({ refrain, the }) =>
      refrain && `You may have noticed “${refrain}” twice. That is partly the sugar and partly ${the}.`,
  ],
  buyHeading: [
    ({ the }) => `Four spoonfuls to ${the}`,
    ({ the }) => `How to bring ${the} home`,
    ({ the }) => `Bake along with ${the}`,
    ({ bare }) => `Your own little bag of ${bare}`,
  ],
  buyIntro: [
    ({ The }) =>
      `Four gentle steps on {chain}, and nobody here will hurry you. ${The} took the whole afternoon.`,
    ({ the, v }) =>
      `Stir, stir, stir and taste! Four little spoons, no hurry at all, and there ${v('is', 'are')} ${the}.`,
    ({ wants, The }) =>
      wants &&
      `Four things go into the bowl. ${The} will ask for ${wants} as well, and that part is optional.`,
    ({ the, prop }) =>
      prop && `Hands washed? Apron on? Four little steps, then ${the}. Save the ${prop} for dessert!`,
  ],
  walletNote: [
    ({ the, v }) =>
      `Lid on, keys in, nobody peeking! This is your own cookie jar, and ${the} only ${v('gets', 'get')} to admire it.`,
    ({ the }) => `Keep your keys where you keep the good chocolate: told to nobody, not even to ${the}.`,
    ({ noun }) => noun && `A nice ${noun} never asks for your keys. If one does, it is not the nice ${noun}.`,
  ],
  fundNote: [
    ({ The }) =>
      `Only put in what you would happily spend on sweets, because all of it can melt. ${The} would hate to see you cry.`,
    ({ wants, The }) =>
      wants && `The till takes {native}. ${The} once tried to pay with ${wants} and got a very kind no.`,
    ({ prop, The }) => prop && `Keep the ${prop} out of the till, please. ${The} put it there twice.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Peek at the address bar, spell it, peek again! Some shops hang up a lovely ${noun} and sell only wrappers.`,
    ({ the }) => `Spell the name of the shop out loud, one letter at a time, as if you were teaching ${the}.`,
    ({ full }) =>
      `There is one right shop window for ${full}. If a letter looks funny, do not go in, not even to be polite.`,
  ],
  addressNote: [
    ({ the }) =>
      `Copy it from here, sweetheart, and not from a stranger’s napkin. The napkin never leads to ${the}.`,
    ({ The }) => `Check the front, check the back, check the gooey middle! ${The} can wait, and so can we.`,
    ({ noun, prop }) =>
      noun && prop && `One letter off, and you get a different ${noun} with the ${prop} glued on crooked.`,
  ],
  tokenomicsHeading: [
    ({ bare }) => `Nutrition label: ${bare}`,
    ({ the }) => `What is said to be in ${the}`,
    ({ bare }) => `Per serving of ${bare}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The creator of ${the} wrote this label by hand. These are the creator’s own statements, and nobody in the shop has tasted them.`,
    ({ full }) => `All of this is what the creator says about ${full}. We only drew the pretty border.`,
    ({ the, sound, v }) =>
      sound &&
      `The creator states it, nobody has checked it, and ${the} ${v('has', 'have')} one comment only, which is “${sound}”.`,
  ],
  chartHeading: [
    ({ the }) => `The wobbly line of ${the}`,
    ({ bare }) => `Sugar levels: ${bare}`,
    ({ the }) => `Ups, downs and ${the}`,
  ],
  chartText: [
    ({ the, v }) =>
      `Wobble, wobble, wobble! Everybody is poking the line, and ${the} ${v('is', 'are')} not. Well, perhaps a little.`,
    ({ the }) => `If the line gives you a tummy ache, put it away and look at ${the} instead.`,
    ({ the, wants }) =>
      wants && `Lines go up and lines go down, and through all of it ${the} would quite like ${wants}.`,
    ({ the, prop }) =>
      prop && `The line has never met ${the} and knows nothing about the ${prop}. Be gentle with all three.`,
  ],
  roadmapHeading: [
    ({ bare }) => `Still in the mixing bowl: ${bare}`,
    ({ the }) => `Things we might bake with ${the}`,
    ({ the }) => `Birthday wishes for ${the}`,
  ],
  roadmapText: [
    ({ the, v }) =>
      `These are the creator’s plans, written in icing. Icing is not a promise, and ${the} ${v('has', 'have')} been licking it.`,
    ({ full }) =>
      `The creator would love to do all this for ${full}. It is a plan and no promise, so be brave if a cookie breaks.`,
    ({ the, prop }) =>
      prop &&
      `Plans of the creator, with no promises baked in. Somewhere in that batter are ${the} and the ${prop}.`,
  ],
  galleryHeading: [
    ({ the }) => `The window display: ${the}`,
    ({ bare }) => `Too cute to eat: ${bare}`,
    ({ full }) => `Postcards of ${full}`,
  ],
  galleryText: [
    ({ The }) => `Look, point, sigh, but please do not kiss the glass! ${The} already did.`,
    ({ part, the }) => part && `We could not agree on the best side of ${the}, so we let the ${part} choose.`,
    ({ prop, the }) => prop && `Whoever spots the ${prop} first may hug ${the} first. Those are the rules.`,
    ({ The }) => `${The} smiled in every one. Some smiles are on the inside.`,
  ],
  communityHeading: [
    ({ the }) => `The sweet-toothed friends of ${the}`,
    ({ the }) => `A tea party for ${the}`,
    ({ bare }) => `Come and share: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `Cups up, chairs in, mouths full! Here everybody talks about ${full}, and whoever slips you a note first is not from our shop.`,
    ({ the, prop }) =>
      prop &&
      `Take turns, say please, and leave the ${prop} where ${the} can reach it. Notes from strangers go straight in the bin.`,
    ({ the, wants }) =>
      wants && `Bring a joke, bring ${wants}, bring a friend for ${the}. Nobody nice will message you first.`,
  ],
  communitySilence: [
    ({ the }) =>
      `No channel yet, only the hum of the fridge. A note from ${the} is not from ${the}, sweetheart.`,
    ({ full }) => `The guest book is still blank. If somebody speaks for ${full}, smile, wave and walk on.`,
  ],
  faqHeading: [
    ({ the }) => `You may ask anything about ${the}`,
    ({ bare }) => `Sticky questions: ${bare}`,
    ({ the }) => `Little questions about ${the}`,
  ],
  faq,
  closingHeading: [
    ({ bare }) => `One for the road: ${bare}`,
    ({ the }) => `Shall we wrap up ${the} for you?`,
    ({ noun }) => noun && `Room for one more ${noun}?`,
  ],
  closingText: [
    ({ quote }) => quote && `Tie the ribbon, close the lid, and remember: “${quote}”`,
    ({ a }) => `That was ${a}, wrapped in {chain}, with a bow on. Come back soon, dear.`,
    ({ a }) =>
      `Snip, curl, done! That was ${a}, with a bow on, and you may bring your grandmother next time.`,
    ({ the, wants }) => wants && `Leave ${wants} on the counter for ${the}, take a paper bag, mind the step.`,
    ({ The, prop }) =>
      prop &&
      `Off you go, pockets full of sugar. ${The} will wave from behind the ${prop} until you are round the corner.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were nibbled.`,
    ({ The }) => `${The} might be sticky. Sorry! (Not very sorry.)`,
    ({ the }) => `Store ${the} in a cool, dry place and praise daily.`,
  ],
};
