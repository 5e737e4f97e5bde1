import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A manifesto on a wall: short sentences, full stops, no adjectives, no exclamation marks, no apology. */
export const voice: Voice = {
  kicker: [
    ({ A }) => `{name}. ${A}. Period.`,
    ({ bare }) => `{name} means ${bare}`,
    ({ denial }) => denial && `{name}. No ${denial}.`,
    ({ prop }) => prop && `{name}. One ${prop}.`,
    ({ sound }) => sound && `{name} says ${sound}.`,
    ({ traits }) => traits && `{name}. ${capital(traits)}.`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a, v }) => `${v('This is', 'These are')} ${a}.`,
    ({ A }) => `${A}. On purpose.`,
    ({ a }) => `You are looking at ${a}.`,
    ({ the }) => `We did not improve ${the}.`,
    ({ denial, A }) => denial && `No ${denial}. ${A}.`,
    ({ The, prop }) => prop && `${The}. The ${prop}. Enough.`,
    ({ The, sound }) => sound && `${The} said ${sound}. Meeting over.`,
    ({ The, wants, v }) => wants && `${The} ${v('wants', 'want')} ${wants}. Not you.`,
    ({ The, habit }) => habit && `${The} will not change.`,
    ({ called }) => called && `${called}. Remember the name.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Read it once. “${quote}” Do not ask for more.`,
    ({ quote }) => quote && `Somebody wrote this. “${quote}” We only made it large.`,
    ({ The, habit }) => habit && `${The} ${habit}. We are not going to discuss it.`,
    ({ a }) => `A page needs a reason. This one has ${a}.`,
    ({ denial, a, v }) =>
      denial && `You came for the ${denial}. There ${v('is', 'are')} ${a}. You are still here.`,
    ({ The, sound, v }) => sound && `${The} ${v('speaks', 'speak')}. “${capital(sound)}.” We agree.`,
    ({ spoken, the }) =>
      spoken && `“${spoken}”. It stands in the description of ${the}. We left it standing.`,
  ],
  contractLabel: [
    ({ the }) => `The address of ${the}`,
    ({ bare }) => `This one. ${capital(bare)}.`,
    ({ The }) => `${The}. In full.`,
    ({ Full }) => `${Full} or nothing`,
  ],
  contractNote: [
    ({ noun }) => noun && `One character off is not this ${noun}. It is theft in a nice font.`,
    ({ The }) => `Compare all of it. ${The} will not be found anywhere else.`,
    ({ noun, prop }) => noun && prop && `Wrong address. No ${noun}. No ${prop}. No help.`,
    ({ full }) => `One address belongs to ${full}. The others belong to somebody with a plan for you.`,
  ],
  marquee: [
    ({ The }) => `${The}.`,
    ({ the }) => `Only ${the}.`,
    ({ A }) => `${A}. Still.`,
    ({ the }) => `Not sorry about ${the}.`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `One ${noun}. One ${sound}.`,
    ({ The, prop }) => prop && `${The} and the ${prop}.`,
    ({ denial, The }) => denial && `No ${denial}. ${The}.`,
    ({ The, wants, v }) => wants && `${The} ${v('wants', 'want')} ${wants}.`,
    ({ part, the }) => part && `Look at the ${part} of ${the}.`,
    ({ The, place }) => place && `${The}. Not ${place}.`,
    ({ traits }) => traits && `${capital(traits)}.`,
    ({ nouns }) => nouns && `Other ${nouns} exist. Fine.`,
    ({ called }) => called && `${called}. Yes, ${called}.`,
    ({ spoken }) => spoken && `“${spoken}”. Enough said.`,
    ({ count }) => count && `${capital(count)}. Not more.`,
  ],
  countdownHeading: [
    ({ The }) => `${The}. Not yet.`,
    ({ the }) => `Wait. Then ${the}.`,
    ({ noun }) => noun && `There is no ${noun} yet`,
    ({ The, wants }) => wants && `${The} first. ${capital(wants)} later.`,
    ({ bare }) => `${capital(bare)}. Soon. Not sooner.`,
  ],
  liveHeading: [
    ({ The }) => `${The}. Now.`,
    ({ The, v }) => `${The} ${v('is', 'are')} out.`,
    ({ The, sound }) => sound && `${capital(sound)}. ${The} made it.`,
    ({ bare }) => `The wait is over. ${capital(bare)}.`,
  ],
  liveText: [
    ({ quote }) => quote && `First statement. “${quote}” Last statement.`,
    ({ The, v }) => `The clock is finished. ${The} ${v('is', 'are')} not.`,
    ({ part, the }) => part && `You see the ${part}. You see ${the}. You see the button.`,
    ({ The, prop }) =>
      prop && `${The} came out. The ${prop} came out. Nobody clapped. It was better that way.`,
  ],
  storyHeading: [
    ({ The }) => `${The}. All of it.`,
    ({ the }) => `Facts about ${the}`,
    ({ full }) => `We did not edit ${full}`,
    ({ the, v }) => `What ${the} ${v('is', 'are')}`,
  ],
  storyEnd: [
    ({ the }) => `That is all. There is no second page about ${the}. A second page would only be weaker.`,
    ({ denial, The, v }) =>
      denial &&
      `People ask about the ${denial}. People also ask about the weather. ${The} ${v('answers', 'answer')} neither. People live.`,
    ({ part, wants, place, the }) =>
      part &&
      wants &&
      place &&
      `${capital(part)}: yes. ${capital(wants)}: always. ${capital(place)}: if we must. We measured nothing else about ${the}.`,
    ({ the, prop }) =>
      prop &&
      `Take away the ${prop} and it is not this story. Take away ${the} and there is only the ${prop}. So we took away the adjectives.`,
    ({ habit, the }) =>
      habit &&
      `“${capital(habit)}.” We thought about cutting that line. Without it ${the} would be furniture.`,
    ({ count, the }) => count && `${capital(count)}. Count them. We will wait here with ${the}.`,
    ({ refrain, The, v }) =>
      refrain && `It says “${refrain}” twice. ${The} ${v('needs', 'need')} no third time.`,
  ],
  buyHeading: [
    ({ the }) => `Get ${the}`,
    ({ the }) => `Four steps. Then ${the}.`,
    ({ the }) => `From you to ${the}`,
    ({ a }) => `Do this. Get ${a}.`,
  ],
  buyIntro: [
    ({ The }) => `Four steps. {chain}. ${The}. Read slowly.`,
    ({ The, v }) => `This is not hard. ${The} ${v('is', 'are')} not hard. Four steps. Rushing is what hurts.`,
    ({ wants, The, v }) =>
      wants && `You bring {native}. ${The} ${v('keeps', 'keep')} ${wants}. Four steps. No ceremony.`,
    ({ the, prop }) => prop && `Four steps. None of them touches the ${prop}. All of them end at ${the}.`,
  ],
  walletNote: [
    ({ the }) => `Your wallet. Your keys. Not ours. Not for ${the}.`,
    ({ The, v }) => `Use paper. Hide the paper. ${The} ${v('does', 'do')} not need to know where.`,
    ({ aNoun }) =>
      aNoun && `${capital(aNoun)} asks for your keys. You say no. That is the whole conversation.`,
  ],
  fundNote: [
    ({ The }) => `Use money you can lose. All of it can go. ${The} will not cry.`,
    ({ wants, The }) => wants && `{native} works. Offering ${wants} does not. ${The} tried.`,
    ({ prop, the }) => prop && `The ${prop} is not money. Nor is your opinion of ${the}.`,
  ],
  exchangeNote: [
    ({ noun }) => noun && `Read the host. Read it again. A wrong letter is a wrong ${noun}.`,
    ({ the }) => `Pretty sites lie. Look at the address bar. You can look at ${the} later.`,
    ({ full }) => `One site is right for ${full}. The others are costumes.`,
  ],
  addressNote: [
    ({ The, v }) =>
      `From this page. Not from memory. Not from a friend. ${The} ${v('has', 'have')} no friends in your inbox.`,
    ({ noun }) => noun && `Start. Middle. End. All three, or no ${noun}.`,
    ({ the, prop }) => prop && `Same ${prop}. Other address. That is not ${the}. Close it.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `What was stated about ${the}`,
    ({ bare }) => `${capital(bare)}, in figures`,
    ({ the }) => `Somebody counted ${the}`,
  ],
  tokenomicsText: [
    ({ the }) => `The creator of ${the} states this. We print it. We did not check it.`,
    ({ full }) => `Not our words. The creator’s own statements about ${full}. Check them yourself.`,
    ({ the, prop }) =>
      prop && `Statements of the creator. Not of ${the}. Not of the ${prop}. Nobody has checked.`,
  ],
  chartHeading: [
    ({ the }) => `The line under ${the}`,
    ({ the }) => `A line. Next to it, ${the}.`,
    ({ bare }) => `${capital(bare)}, measured in nerves`,
  ],
  chartText: [
    ({ The, v }) => `It goes up. It goes down. ${The} ${v('stays', 'stay')} the same size.`,
    ({ Full }) => `Other people draw this. ${Full} cannot read it.`,
    ({ The, wants, v }) =>
      wants && `Do not stare at the line. ${The} ${v('stares', 'stare')} at ${wants}. Learn from that.`,
    ({ the, prop }) => prop && `This is a line. It is not ${the}. It is not the ${prop}. It is a line.`,
  ],
  roadmapHeading: [
    ({ the }) => `Maybe, with ${the}`,
    ({ the }) => `What may come after ${the}`,
    ({ bare }) => `Intentions. ${capital(bare)}.`,
  ],
  roadmapText: [
    ({ the }) => `The creator plans this for ${the}. A plan is not a promise. We own a dictionary.`,
    ({ The }) => `Plans of the creator. No promise. ${The} might ignore all of it.`,
    ({ The, prop }) =>
      prop && `The creator’s plans. No promise. ${The} first. The ${prop} second. Then we will see.`,
  ],
  galleryHeading: [
    ({ The }) => `${The}. Again.`,
    ({ the }) => `More of ${the}. Not less.`,
    ({ bare }) => `Evidence: ${bare}`,
  ],
  galleryText: [
    ({ the }) => `No filter. No frame. No excuse for ${the}.`,
    ({ part, the }) => part && `Look at the ${part}. Look away. You will look at ${the} again.`,
    ({ prop, the }) => prop && `You only came for the ${prop}. Look at ${the} first. Manners.`,
    ({ the }) => `Each of these shows ${the} until proven otherwise.`,
  ],
  communityHeading: [
    ({ the }) => `People who chose ${the}`,
    ({ the }) => `Others like you. And ${the}.`,
    ({ bare }) => `${capital(bare)}. Out loud.`,
  ],
  communityText: [
    ({ full }) => `Talk about ${full} here. Not about yourself. Whoever writes to you first wants something.`,
    ({ the, prop }) =>
      prop && `Subject one: ${the}. Subject two: the ${prop}. There is no subject three. Strangers steal.`,
    ({ The, wants }) =>
      wants && `No small talk. ${The}. ${capital(wants)}. Go. Whoever writes to you first is a thief.`,
  ],
  communitySilence: [
    ({ the, v }) => `No channel. No group. If ${the} ${v('writes', 'write')} to you, it is a thief.`,
    ({ Full }) => `Silence. ${Full} did not post that. Somebody else did.`,
  ],
  faqHeading: [
    ({ The, v }) => `You ask. ${The} ${v('does', 'do')} not care.`,
    ({ the }) => `Questions about ${the}. Answered once.`,
    ({ noun }) => noun && `Yes, ${noun}. Ask.`,
  ],
  faq,
  closingHeading: [
    ({ The }) => `${The}. Your move.`,
    ({ the, v }) => `You are still here. So ${v('is', 'are')} ${the}.`,
    ({ noun }) => noun && `End of page. Not end of ${noun}.`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” We have nothing to add.`,
    ({ A }) => `${A}. {chain}. A button. That was the page.`,
    ({ A }) => `${A}. A button. Nobody is going to push you.`,
    ({ The, wants, v }) =>
      wants && `The page ends. ${The} still ${v('wants', 'want')} ${wants}. The button is there.`,
    ({ the, prop }) => prop && `You saw ${the}. You saw the ${prop}. Only the button is left.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were softened for this page.`,
    ({ The }) => `${The} did not approve this message.`,
    ({ the }) => `Made by people who could not fix ${the}.`,
  ],
};
