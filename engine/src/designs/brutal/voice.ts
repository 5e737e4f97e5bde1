import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A manifesto on a wall: short sentences, full stops, no adjectives, no exclamation marks, no apology. */
export const voice: Voice = {
  kicker: [
    ({ Indefinite }) => `{name}. ${Indefinite}. Period.`,
    ({ noun }) => `{name} means ${noun}`,
    ({ denial }) => denial && `{name}. No ${denial}.`,
    ({ prop }) => prop && `{name}. One ${prop}.`,
    ({ sound }) => sound && `{name} says ${sound}.`,
    ({ traits }) => traits && `{name}. ${capital(traits)}.`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite, agree }) => `${agree('This is', 'These are')} ${indefinite}.`,
    ({ Indefinite }) => `${Indefinite}. On purpose.`,
    ({ indefinite }) => `You are looking at ${indefinite}.`,
    ({ definite }) => `We did not improve ${definite}.`,
    ({ denial, Indefinite }) => denial && `No ${denial}. ${Indefinite}.`,
    ({ Definite, prop }) => prop && `${Definite}. The ${prop}. Enough.`,
    ({ Definite, sound }) => sound && `${Definite} said ${sound}. Meeting over.`,
    ({ Definite, wants, agree }) => wants && `${Definite} ${agree('wants', 'want')} ${wants}. Not you.`,
    ({ Definite, habit }) => habit && `${Definite} will not change.`,
    ({ called }) => called && `${called}. Remember the name.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Read it once. “${quote}” Do not ask for more.`,
    ({ quote }) => quote && `Somebody wrote this. “${quote}” We only made it large.`,
    ({ Definite, habit }) => habit && `${Definite} ${habit}. We are not going to discuss it.`,
    ({ indefinite }) => `A page needs a reason. This one has ${indefinite}.`,
    ({ denial, indefinite, agree }) =>
      denial && `You came for the ${denial}. There ${agree('is', 'are')} ${indefinite}. You are still here.`,
    ({ Definite, sound, agree }) =>
      sound && `${Definite} ${agree('speaks', 'speak')}. “${capital(sound)}.” We agree.`,
    ({ spoken, definite }) =>
      spoken && `“${spoken}”. It stands in the description of ${definite}. We left it standing.`,
  ],
  contractLabel: [
    ({ definite }) => `The address of ${definite}`,
    ({ noun }) => `This one. ${capital(noun)}.`,
    ({ Definite }) => `${Definite}. In full.`,
    ({ Full }) => `${Full} or nothing`,
  ],
  contractNote: [
    ({ headNoun }) => headNoun && `One character off is not this ${headNoun}. It is theft in a nice font.`,
    ({ Definite }) => `Compare all of it. ${Definite} will not be found anywhere else.`,
    ({ headNoun, prop }) => headNoun && prop && `Wrong address. No ${headNoun}. No ${prop}. No help.`,
    ({ full }) => `One address belongs to ${full}. The others belong to somebody with a plan for you.`,
  ],
  marquee: [
    ({ Definite }) => `${Definite}.`,
    ({ definite }) => `Only ${definite}.`,
    ({ Indefinite }) => `${Indefinite}. Still.`,
    ({ definite }) => `Not sorry about ${definite}.`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `One ${headNoun}. One ${sound}.`,
    ({ Definite, prop }) => prop && `${Definite} and the ${prop}.`,
    ({ denial, Definite }) => denial && `No ${denial}. ${Definite}.`,
    ({ Definite, wants, agree }) => wants && `${Definite} ${agree('wants', 'want')} ${wants}.`,
    ({ part, definite }) => part && `Look at the ${part} of ${definite}.`,
    ({ Definite, place }) => place && `${Definite}. Not ${place}.`,
    ({ traits }) => traits && `${capital(traits)}.`,
    ({ headPlural }) => headPlural && `Other ${headPlural} exist. Fine.`,
    ({ called }) => called && `${called}. Yes, ${called}.`,
    ({ spoken }) => spoken && `“${spoken}”. Enough said.`,
    ({ count }) => count && `${capital(count)}. Not more.`,
  ],
  countdownHeading: [
    ({ Definite }) => `${Definite}. Not yet.`,
    ({ definite }) => `Wait. Then ${definite}.`,
    ({ headNoun }) => headNoun && `There is no ${headNoun} yet`,
    ({ Definite, wants }) => wants && `${Definite} first. ${capital(wants)} later.`,
    ({ noun }) => `${capital(noun)}. Soon. Not sooner.`,
  ],
  liveHeading: [
    ({ Definite }) => `${Definite}. Now.`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} out.`,
    ({ Definite, sound }) => sound && `${capital(sound)}. ${Definite} made it.`,
    ({ noun }) => `The wait is over. ${capital(noun)}.`,
  ],
  liveText: [
    ({ quote }) => quote && `First statement. “${quote}” Last statement.`,
    ({ Definite, agree }) => `The clock is finished. ${Definite} ${agree('is', 'are')} not.`,
    ({ part, definite }) => part && `You see the ${part}. You see ${definite}. You see the button.`,
    ({ Definite, prop }) =>
      prop && `${Definite} came out. The ${prop} came out. Nobody clapped. It was better that way.`,
  ],
  storyHeading: [
    ({ Definite }) => `${Definite}. All of it.`,
    ({ definite }) => `Facts about ${definite}`,
    ({ full }) => `We did not edit ${full}`,
    ({ definite, agree }) => `What ${definite} ${agree('is', 'are')}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `That is all. There is no second page about ${definite}. A second page would only be weaker.`,
    ({ denial, Definite, agree }) =>
      denial &&
      `People ask about the ${denial}. People also ask about the weather. ${Definite} ${agree('answers', 'answer')} neither. People live.`,
    ({ part, wants, place, definite }) =>
      part &&
      wants &&
      place &&
      `${capital(part)}: yes. ${capital(wants)}: always. ${capital(place)}: if we must. We measured nothing else about ${definite}.`,
    ({ definite, prop }) =>
      prop &&
      `Take away the ${prop} and it is not this story. Take away ${definite} and there is only the ${prop}. So we took away the adjectives.`,
    ({ habit, definite }) =>
      habit &&
      `“${capital(habit)}.” We thought about cutting that line. Without it ${definite} would be furniture.`,
    ({ count, definite }) => count && `${capital(count)}. Count them. We will wait here with ${definite}.`,
    ({ refrain, Definite, agree }) =>
      refrain && `It says “${refrain}” twice. ${Definite} ${agree('needs', 'need')} no third time.`,
  ],
  buyHeading: [
    ({ definite }) => `Get ${definite}`,
    ({ definite }) => `Four steps. Then ${definite}.`,
    ({ definite }) => `From you to ${definite}`,
    ({ indefinite }) => `Do this. Get ${indefinite}.`,
  ],
  buyIntro: [
    ({ Definite }) => `Four steps. {chain}. ${Definite}. Read slowly.`,
    ({ Definite, agree }) =>
      `This is not hard. ${Definite} ${agree('is', 'are')} not hard. Four steps. Rushing is what hurts.`,
    ({ wants, Definite, agree }) =>
      wants && `You bring {native}. ${Definite} ${agree('keeps', 'keep')} ${wants}. Four steps. No ceremony.`,
    ({ definite, prop }) =>
      prop && `Four steps. None of them touches the ${prop}. All of them end at ${definite}.`,
  ],
  walletNote: [
    ({ definite }) => `Your wallet. Your keys. Not ours. Not for ${definite}.`,
    ({ Definite, agree }) =>
      `Use paper. Hide the paper. ${Definite} ${agree('does', 'do')} not need to know where.`,
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `${capital(indefiniteHead)} asks for your keys. You say no. That is the whole conversation.`,
  ],
  fundNote: [
    ({ Definite }) => `Use money you can lose. All of it can go. ${Definite} will not cry.`,
    ({ wants, Definite }) => wants && `{native} works. Offering ${wants} does not. ${Definite} tried.`,
    ({ prop, definite }) => prop && `The ${prop} is not money. Nor is your opinion of ${definite}.`,
  ],
  exchangeNote: [
    ({ headNoun }) => headNoun && `Read the host. Read it again. A wrong letter is a wrong ${headNoun}.`,
    ({ definite }) => `Pretty sites lie. Look at the address bar. You can look at ${definite} later.`,
    ({ full }) => `One site is right for ${full}. The others are costumes.`,
  ],
  addressNote: [
    ({ Definite, agree }) =>
      `From this page. Not from memory. Not from a friend. ${Definite} ${agree('has', 'have')} no friends in your inbox.`,
    ({ headNoun }) => headNoun && `Start. Middle. End. All three, or no ${headNoun}.`,
    ({ definite, prop }) => prop && `Same ${prop}. Other address. That is not ${definite}. Close it.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `What was stated about ${definite}`,
    ({ noun }) => `${capital(noun)}, in figures`,
    ({ definite }) => `Somebody counted ${definite}`,
  ],
  tokenomicsText: [
    ({ definite }) => `The creator of ${definite} states this. We print it. We did not check it.`,
    ({ full }) => `Not our words. The creator’s own statements about ${full}. Check them yourself.`,
    ({ definite, prop }) =>
      prop && `Statements of the creator. Not of ${definite}. Not of the ${prop}. Nobody has checked.`,
  ],
  chartHeading: [
    ({ definite }) => `The line under ${definite}`,
    ({ definite }) => `A line. Next to it, ${definite}.`,
    ({ noun }) => `${capital(noun)}, measured in nerves`,
  ],
  chartText: [
    ({ Definite, agree }) => `It goes up. It goes down. ${Definite} ${agree('stays', 'stay')} the same size.`,
    ({ Full }) => `Other people draw this. ${Full} cannot read it.`,
    ({ Definite, wants, agree }) =>
      wants &&
      `Do not stare at the line. ${Definite} ${agree('stares', 'stare')} at ${wants}. Learn from that.`,
    ({ definite, prop }) =>
      prop && `This is a line. It is not ${definite}. It is not the ${prop}. It is a line.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Maybe, with ${definite}`,
    ({ definite }) => `What may come after ${definite}`,
    ({ noun }) => `Intentions. ${capital(noun)}.`,
  ],
  roadmapText: [
    ({ definite }) => `The creator plans this for ${definite}. A plan is not a promise. We own a dictionary.`,
    ({ Definite }) => `Plans of the creator. No promise. ${Definite} might ignore all of it.`,
    ({ Definite, prop }) =>
      prop && `The creator’s plans. No promise. ${Definite} first. The ${prop} second. Then we will see.`,
  ],
  galleryHeading: [
    ({ Definite }) => `${Definite}. Again.`,
    ({ definite }) => `More of ${definite}. Not less.`,
    ({ noun }) => `Evidence: ${noun}`,
  ],
  galleryText: [
    ({ definite }) => `No filter. No frame. No excuse for ${definite}.`,
    ({ part, definite }) => part && `Look at the ${part}. Look away. You will look at ${definite} again.`,
    ({ prop, definite }) => prop && `You only came for the ${prop}. Look at ${definite} first. Manners.`,
    ({ definite }) => `Each of these shows ${definite} until proven otherwise.`,
  ],
  communityHeading: [
    ({ definite }) => `People who chose ${definite}`,
    ({ definite }) => `Others like you. And ${definite}.`,
    ({ noun }) => `${capital(noun)}. Out loud.`,
  ],
  communityText: [
    ({ full }) => `Talk about ${full} here. Not about yourself. Whoever writes to you first wants something.`,
    ({ definite, prop }) =>
      prop &&
      `Subject one: ${definite}. Subject two: the ${prop}. There is no subject three. Strangers steal.`,
    ({ Definite, wants }) =>
      wants && `No small talk. ${Definite}. ${capital(wants)}. Go. Whoever writes to you first is a thief.`,
  ],
  communitySilence: [
    ({ definite, agree }) =>
      `No channel. No group. If ${definite} ${agree('writes', 'write')} to you, it is a thief.`,
    ({ Full }) => `Silence. ${Full} did not post that. Somebody else did.`,
  ],
  faqHeading: [
    ({ Definite, agree }) => `You ask. ${Definite} ${agree('does', 'do')} not care.`,
    ({ definite }) => `Questions about ${definite}. Answered once.`,
    ({ headNoun }) => headNoun && `Yes, ${headNoun}. Ask.`,
  ],
  faq,
  closingHeading: [
    ({ Definite }) => `${Definite}. Your move.`,
    ({ definite, agree }) => `You are still here. So ${agree('is', 'are')} ${definite}.`,
    ({ headNoun }) => headNoun && `End of page. Not end of ${headNoun}.`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” We have nothing to add.`,
    ({ Indefinite }) => `${Indefinite}. {chain}. A button. That was the page.`,
    ({ Indefinite }) => `${Indefinite}. A button. Nobody is going to push you.`,
    ({ Definite, wants, agree }) =>
      wants && `The page ends. ${Definite} still ${agree('wants', 'want')} ${wants}. The button is there.`,
    ({ definite, prop }) => prop && `You saw ${definite}. You saw the ${prop}. Only the button is left.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were softened for this page.`,
    ({ Definite }) => `${Definite} did not approve this message.`,
    ({ definite }) => `Made by people who could not fix ${definite}.`,
  ],
};
