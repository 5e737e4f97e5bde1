import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Whoever stands behind the counter of a sweet shop: labels, spoonfuls, and a kind word for everybody who comes in. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · flavour: ${noun}`,
    ({ indefinite }) => `{name} · today in the window: ${indefinite}`,
    ({ prop }) => prop && `{name} · may contain ${prop}`,
    ({ denial }) => denial && `{name} · made without ${denial}`,
    ({ sound }) => sound && `{name} · squeeze here for ${sound}`,
    ({ traits }) => traits && `{name} · tasting notes: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ noun }) => `One scoop of ${noun}, please`,
    ({ indefinite }) => `Oopsie, we made ${indefinite}`,
    ({ indefinite }) => `Have you hugged ${indefinite} today?`,
    ({ noun }) => `Handle with hugs: ${noun}`,
    ({ indefinite, denial }) => denial && `Made without ${denial}, made with ${indefinite}`,
    ({ Definite, prop }) => prop && `${Definite}, the ${prop}, and a cherry on top`,
    ({ sound, headNoun }) => sound && headNoun && `Press the middle and the ${headNoun} says ${sound}`,
    ({ definite, wants }) => wants && `Will hug for ${wants}: ${definite}`,
    ({ Definite, traits }) => traits && `${Definite}, freshly made: ${traits}`,
    ({ called }) => called && `Somebody save a seat for ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `It says so on the wrapper, right under the bow: “${quote}”`,
    ({ quote, definite }) =>
      quote && `The little card tied to ${definite} reads: “${quote}” (We cried a bit.)`,
    ({ habit, definite }) =>
      habit &&
      `A tiny note for the parents: ${definite} ${habit}. We find it adorable, and we have tried not to.`,
    ({ indefinite }) =>
      `Some days need sprinkles, some days need ${indefinite}, and today, dear, is not a sprinkles day.`,
    ({ denial, indefinite, agree }) =>
      denial &&
      `We looked on every shelf for the ${denial} and there ${agree('was', 'were')} only ${indefinite}, so we tied a ribbon round everything.`,
    ({ sound, definite, agree }) =>
      sound &&
      `Give ${definite} a gentle squeeze, dear. Hear that “${sound}”? That is how ${definite} ${agree('says', 'say')} thank you.`,
    ({ spoken, definite }) => spoken && `Give ${definite} a gentle squeeze and listen: “${spoken}”. Aww.`,
  ],
  contractLabel: [
    ({ definite }) => `The label on ${definite}`,
    ({ noun }) => `Read the wrapper: ${noun}`,
    ({ definite }) => `From the jar of ${definite}`,
    ({ full }) => `Where to find ${full}`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `Every little letter counts! One different letter and it is somebody else’s ${headNoun}, and that one is sour.`,
    ({ definite }) =>
      `Please check the whole label, dear. There are jars that look just like ${definite} and are full of buttons.`,
    ({ definite, prop }) =>
      prop &&
      `The real jar has ${definite} and the ${prop} in it. The pretend jar has one letter swapped and a funny smell.`,
    ({ full }) => `Only this label sticks to ${full}. All the others come off in warm water.`,
  ],
  marquee: [
    ({ definite }) => `Yum, ${definite}`,
    ({ noun }) => `Hello, ${noun}`,
    ({ noun }) => `More ${noun}`,
    ({ indefinite }) => `With a bow: ${indefinite}`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `Squish the ${headNoun}: ${sound}`,
    ({ prop, definite }) => prop && `${capital(prop)} on top of ${definite}`,
    ({ denial, definite }) => denial && `Zero ${denial}, only ${definite}`,
    ({ wants, definite }) => wants && `Trade ${wants} for ${definite}`,
    ({ part, definite }) => part && `Sugar on the ${part} of ${definite}`,
    ({ place, definite }) => place && `${capital(place)} smells of ${definite}`,
    ({ traits }) => traits && `Flavour: ${traits}`,
    ({ headPlural }) => headPlural && `Please be kind to ${headPlural}`,
    ({ called }) => called && `Hugs for ${called}`,
    ({ spoken }) => spoken && `It whispers “${spoken}”`,
    ({ count }) => count && `In the bag: ${count}`,
  ],
  countdownHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} in the oven`,
    ({ noun }) => `Still cooling: ${noun}`,
    ({ headNoun }) => headNoun && `One more nap, then ${headNoun}`,
    ({ definite }) => `No licking the spoon before ${definite}`,
    ({ Definite, wants }) => wants && `${Definite} will come out for ${wants}`,
  ],
  liveHeading: [
    ({ definite, agree }) => `Ta-da, ${agree('it is', 'they are')} done: ${definite}`,
    ({ Definite }) => `${Definite}, warm from the oven`,
    ({ sound, headNoun }) => sound && headNoun && `${capital(sound)}! Fresh ${headNoun}!`,
    ({ definite }) => `Open wide for ${definite}`,
  ],
  liveText: [
    ({ quote }) => quote && `The ribbon is off, and the card inside says: “${quote}”`,
    ({ Definite, agree }) =>
      `Careful, still warm! ${Definite} ${agree('needs', 'need')} one minute, one hug and no pointing fingers.`,
    ({ part, definite }) =>
      part && `Sugar on the ${part}, sugar on the counter, sugar on us: it can only be ${definite}.`,
    ({ prop, definite, agree }) =>
      prop &&
      `We put the ${prop} on last, like a cherry, and ${definite} ${agree('has', 'have')} been glowing ever since.`,
  ],
  storyHeading: [
    ({ noun }) => `From the recipe box: ${noun}`,
    ({ definite }) => `How ${definite} came out so sweet`,
    ({ full }) => `A small tale of ${full}`,
    ({ definite }) => `The secret recipe for ${definite}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `And that is the whole recipe. If you were hoping for a secret ingredient, it is ${definite}. It was always ${definite}.`,
    ({ denial, definite }) =>
      denial &&
      `Somebody at the counter asked about the ${denial}. We gave them a lolly and a good long look at ${definite}, and they forgot what they had come for.`,
    ({ part, wants, place, definite, agree }) =>
      part &&
      wants &&
      place &&
      `At closing time ${definite} ${agree('goes', 'go')} home to ${place}, ${part} first, with ${wants} in a paper bag. We never count what is in the bag.`,
    ({ prop, definite }) =>
      prop &&
      `We tried the recipe without the ${prop} once. It came out lumpy, and ${definite} would not look at us until teatime.`,
    ({ habit, definite }) =>
      habit &&
      `The inspector pointed at the words “${habit}” and sighed a deep sigh. Then ${definite} got a gold sticker anyway, because who could not.`,
    ({ count, definite }) =>
      count &&
      `We counted ${count} into the paper bag, and then one more look at ${definite}, because looking is free here.`,
    ({ refrain, definite }) =>
      refrain && `You may have noticed “${refrain}” twice. That is partly the sugar and partly ${definite}.`,
  ],
  buyHeading: [
    ({ definite }) => `Four spoonfuls to ${definite}`,
    ({ definite }) => `How to bring ${definite} home`,
    ({ definite }) => `Bake along with ${definite}`,
    ({ noun }) => `Your own little bag of ${noun}`,
  ],
  buyIntro: [
    ({ Definite }) =>
      `Four gentle steps on {chain}, and nobody here will hurry you. ${Definite} took the whole afternoon.`,
    ({ definite, agree }) =>
      `Stir, stir, stir and taste! Four little spoons, no hurry at all, and there ${agree('is', 'are')} ${definite}.`,
    ({ wants, Definite }) =>
      wants &&
      `Four things go into the bowl. ${Definite} will ask for ${wants} as well, and that part is optional.`,
    ({ definite, prop }) =>
      prop && `Hands washed? Apron on? Four little steps, then ${definite}. Save the ${prop} for dessert!`,
  ],
  walletNote: [
    ({ definite, agree }) =>
      `Lid on, keys in, nobody peeking! This is your own cookie jar, and ${definite} only ${agree('gets', 'get')} to admire it.`,
    ({ definite }) =>
      `Keep your keys where you keep the good chocolate: told to nobody, not even to ${definite}.`,
    ({ headNoun }) =>
      headNoun && `A nice ${headNoun} never asks for your keys. If one does, it is not the nice ${headNoun}.`,
  ],
  fundNote: [
    ({ Definite }) =>
      `Only put in what you would happily spend on sweets, because all of it can melt. ${Definite} would hate to see you cry.`,
    ({ wants, Definite }) =>
      wants && `The till takes {native}. ${Definite} once tried to pay with ${wants} and got a very kind no.`,
    ({ prop, Definite }) =>
      prop && `Keep the ${prop} out of the till, please. ${Definite} put it there twice.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Peek at the address bar, spell it, peek again! Some shops hang up a lovely ${headNoun} and sell only wrappers.`,
    ({ definite }) =>
      `Spell the name of the shop out loud, one letter at a time, as if you were teaching ${definite}.`,
    ({ full }) =>
      `There is one right shop window for ${full}. If a letter looks funny, do not go in, not even to be polite.`,
  ],
  addressNote: [
    ({ definite }) =>
      `Copy it from here, sweetheart, and not from a stranger’s napkin. The napkin never leads to ${definite}.`,
    ({ Definite }) =>
      `Check the front, check the back, check the gooey middle! ${Definite} can wait, and so can we.`,
    ({ headNoun, prop }) =>
      headNoun &&
      prop &&
      `One letter off, and you get a different ${headNoun} with the ${prop} glued on crooked.`,
  ],
  tokenomicsHeading: [
    ({ noun }) => `Nutrition label: ${noun}`,
    ({ definite }) => `What is said to be in ${definite}`,
    ({ noun }) => `Per serving of ${noun}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The creator of ${definite} wrote this label by hand. These are the creator’s own statements, and nobody in the shop has tasted them.`,
    ({ full }) => `All of this is what the creator says about ${full}. We only drew the pretty border.`,
    ({ definite, sound, agree }) =>
      sound &&
      `The creator states it, nobody has checked it, and ${definite} ${agree('has', 'have')} one comment only, which is “${sound}”.`,
  ],
  chartHeading: [
    ({ definite }) => `The wobbly line of ${definite}`,
    ({ noun }) => `Sugar levels: ${noun}`,
    ({ definite }) => `Ups, downs and ${definite}`,
  ],
  chartText: [
    ({ definite, agree }) =>
      `Wobble, wobble, wobble! Everybody is poking the line, and ${definite} ${agree('is', 'are')} not. Well, perhaps a little.`,
    ({ definite }) => `If the line gives you a tummy ache, put it away and look at ${definite} instead.`,
    ({ definite, wants }) =>
      wants && `Lines go up and lines go down, and through all of it ${definite} would quite like ${wants}.`,
    ({ definite, prop }) =>
      prop &&
      `The line has never met ${definite} and knows nothing about the ${prop}. Be gentle with all three.`,
  ],
  roadmapHeading: [
    ({ noun }) => `Still in the mixing bowl: ${noun}`,
    ({ definite }) => `Things we might bake with ${definite}`,
    ({ definite }) => `Birthday wishes for ${definite}`,
  ],
  roadmapText: [
    ({ definite, agree }) =>
      `These are the creator’s plans, written in icing. Icing is not a promise, and ${definite} ${agree('has', 'have')} been licking it.`,
    ({ full }) =>
      `The creator would love to do all this for ${full}. It is a plan and no promise, so be brave if a cookie breaks.`,
    ({ definite, prop }) =>
      prop &&
      `Plans of the creator, with no promises baked in. Somewhere in that batter are ${definite} and the ${prop}.`,
  ],
  galleryHeading: [
    ({ definite }) => `The window display: ${definite}`,
    ({ noun }) => `Too cute to eat: ${noun}`,
    ({ full }) => `Postcards of ${full}`,
  ],
  galleryText: [
    ({ Definite }) => `Look, point, sigh, but please do not kiss the glass! ${Definite} already did.`,
    ({ part, definite }) =>
      part && `We could not agree on the best side of ${definite}, so we let the ${part} choose.`,
    ({ prop, definite }) =>
      prop && `Whoever spots the ${prop} first may hug ${definite} first. Those are the rules.`,
    ({ Definite }) => `${Definite} smiled in every one. Some smiles are on the inside.`,
  ],
  communityHeading: [
    ({ definite }) => `The sweet-toothed friends of ${definite}`,
    ({ definite }) => `A tea party for ${definite}`,
    ({ noun }) => `Come and share: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `Cups up, chairs in, mouths full! Here everybody talks about ${full}, and whoever slips you a note first is not from our shop.`,
    ({ definite, prop }) =>
      prop &&
      `Take turns, say please, and leave the ${prop} where ${definite} can reach it. Notes from strangers go straight in the bin.`,
    ({ definite, wants }) =>
      wants &&
      `Bring a joke, bring ${wants}, bring a friend for ${definite}. Nobody nice will message you first.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `No channel yet, only the hum of the fridge. A note from ${definite} is not from ${definite}, sweetheart.`,
    ({ full }) => `The guest book is still blank. If somebody speaks for ${full}, smile, wave and walk on.`,
  ],
  faqHeading: [
    ({ definite }) => `You may ask anything about ${definite}`,
    ({ noun }) => `Sticky questions: ${noun}`,
    ({ definite }) => `Little questions about ${definite}`,
  ],
  faq,
  closingHeading: [
    ({ noun }) => `One for the road: ${noun}`,
    ({ definite }) => `Shall we wrap up ${definite} for you?`,
    ({ headNoun }) => headNoun && `Room for one more ${headNoun}?`,
  ],
  closingText: [
    ({ quote }) => quote && `Tie the ribbon, close the lid, and remember: “${quote}”`,
    ({ indefinite }) => `That was ${indefinite}, wrapped in {chain}, with a bow on. Come back soon, dear.`,
    ({ indefinite }) =>
      `Snip, curl, done! That was ${indefinite}, with a bow on, and you may bring your grandmother next time.`,
    ({ definite, wants }) =>
      wants && `Leave ${wants} on the counter for ${definite}, take a paper bag, mind the step.`,
    ({ Definite, prop }) =>
      prop &&
      `Off you go, pockets full of sugar. ${Definite} will wave from behind the ${prop} until you are round the corner.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were nibbled.`,
    ({ Definite }) => `${Definite} might be sticky. Sorry! (Not very sorry.)`,
    ({ definite }) => `Store ${definite} in a cool, dry place and praise daily.`,
  ],
};
