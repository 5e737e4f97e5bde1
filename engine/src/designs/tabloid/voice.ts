import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A front page: headlines without articles, sources, witnesses, corrections, and a newsroom with one reporter. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · EXTRA · ${bare}`,
    ({ a }) => `{name} · exclusive: ${a}`,
    ({ prop }) => prop && `{name} · inside: the ${prop}`,
    ({ denial }) => denial && `{name} · ${denial} still missing`,
    ({ sound }) => sound && `{name} · witness heard “${sound}”`,
    ({ traits }) => traits && `{name} · verdict: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ bare }) => `${capital(bare)} seen on {chain}`,
    ({ a }) => `It’s ${a}, sources say`,
    ({ a }) => `Police baffled by ${a}`,
    ({ a, v }) => `Shock as ${a} ${v('declines', 'decline')} to comment`,
    ({ denial, noun }) => denial && noun && `No ${denial} found: ${noun} unmoved`,
    ({ prop, noun }) => prop && noun && `${capital(noun)} and ${prop}: what we know`,
    ({ sound, noun }) => sound && noun && `“${capital(sound)}”, ${noun} tells reporters`,
    ({ The, wants, v }) => wants && `${The} ${v('demands', 'demand')} ${wants}`,
    ({ The, habit }) => habit && `${The}: neighbours speak out`,
    ({ called }) => called && `Who is ${called}? We ask`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `This newspaper has seen the document. It reads: “${quote}”`,
    ({ quote, the }) =>
      quote && `“${quote}” So begins the file on ${the}, which reached us in a plain envelope.`,
    ({ habit, the }) =>
      habit &&
      `It is in print and it cannot be taken back: ${the} ${habit}. Experts have been asked to stop calling.`,
    ({ a }) => `By our own reporter, who went out for milk and came back with a story about ${a}.`,
    ({ denial, a }) =>
      denial && `The search for the ${denial} was called off at dusk. All that was found was ${a}, pictured.`,
    ({ sound, the }) =>
      sound && `Pressed for a statement outside the courthouse, ${the} said “${sound}” and got into a taxi.`,
    ({ spoken, the }) =>
      spoken && `The words “${spoken}” have been linked to ${the}. Both left by the back door.`,
  ],
  contractLabel: [
    ({ the }) => `Address of ${the} revealed`,
    ({ bare }) => `Classified: ${bare}`,
    ({ the, v }) => `Where ${the} ${v('lives', 'live')}: our map`,
    ({ full }) => `Last known address of ${full}`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `Correction, in advance: an address that differs by one character is some other ${noun}. We regret the ${noun}.`,
    ({ the }) =>
      `Readers are urged to compare every character. Impostors of ${the} are reported wherever people skim.`,
    ({ the, prop }) =>
      prop && `A lookalike address has neither ${the} nor the ${prop}, this newspaper understands.`,
    ({ full }) => `A letter that gives another address for ${full} came from a crank. We get many.`,
  ],
  marquee: [
    ({ the }) => `Extra: ${the}`,
    ({ The }) => `${The}: more`,
    ({ bare }) => `Latest: ${bare}`,
    ({ The, v }) => `${The} ${v('denies', 'deny')} everything`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `${capital(noun)}: “${capital(sound)}”`,
    ({ prop, the }) => prop && `${capital(prop)} seen with ${the}`,
    ({ denial, the }) => denial && `No ${denial} at home of ${the}`,
    ({ wants, The }) => wants && `${The} in ${wants} row`,
    ({ part, the }) => part && `In colour: ${part} of ${the}`,
    ({ place, The }) => place && `${The} seen near ${place}`,
    ({ traits }) => traits && `Verdict: ${traits}`,
    ({ nouns }) => nouns && `Other ${nouns} jealous`,
    ({ called }) => called && `${called} named`,
    ({ spoken }) => spoken && `“${spoken}”: uproar`,
    ({ count }) => count && `Exclusive: ${count}`,
  ],
  countdownHeading: [
    ({ the, v }) => `Stop press: ${the} ${v('is', 'are')} on the way`,
    ({ noun }) => noun && `Presses held for ${noun}`,
    ({ The }) => `${The} due shortly, sources say`,
    ({ bare }) => `Front page reserved: ${bare}`,
    ({ The, wants }) => wants && `${The} late, ${wants} blamed`,
  ],
  liveHeading: [
    ({ The, v }) => `${The} ${v('has', 'have')} arrived`,
    ({ the }) => `It is ${the}: first pictures`,
    ({ sound, noun }) => sound && noun && `“${capital(sound)}!” ${capital(noun)} makes entrance`,
    ({ bare }) => `Late edition: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `The first words at the kerb, as taken down by our reporter: “${quote}”`,
    ({ The }) =>
      `${The} stepped out of the car, looked at the crowd, and got back in. The crowd was delighted.`,
    ({ part, The }) =>
      part && `Onlookers describe the ${part} as “bigger in person”. ${The} did not comment.`,
    ({ prop, The, v }) =>
      prop &&
      `The ${prop} was photographed from both sides. ${The} ${v('has', 'have')} asked for the negatives.`,
  ],
  storyHeading: [
    ({ the }) => `The truth about ${the}`,
    ({ full }) => `At home with ${full}`,
    ({ bare }) => `Profile: ${bare}`,
    ({ The }) => `${The}: our full report`,
  ],
  storyEnd: [
    ({ the }) =>
      `This newspaper stands by every word above about ${the}. It stands a little further away than it did this morning.`,
    ({ denial, the }) =>
      denial &&
      `Asked about the ${denial}, ${the} walked our reporter to the end of the garden, pointed at a cloud, and could not be found when she turned round.`,
    ({ part, wants, place, the }) =>
      part &&
      wants &&
      place &&
      `Neighbours of ${the} near ${place} remember a quiet type, proud of the ${part}, always asking for ${wants}. “You never think it will be on the front page,” said one, holding the front page.`,
    ({ prop, the }) =>
      prop &&
      `Asked which of the two runs the household, the ${prop} or ${the}, a friend of both laughed for so long that we moved on to sport.`,
    ({ habit, the }) =>
      habit &&
      `The sentence “${habit}” was read by our lawyers, who read it again aloud, put down their pens, and asked to be introduced to ${the}.`,
    ({ count, the }) =>
      count &&
      `Correction: an earlier edition miscounted. It is ${count}, and ${the} would like it known that it always was.`,
    ({ refrain, the }) =>
      refrain &&
      `Readers noticed “${refrain}” twice in our report on ${the}. So did we. We would do it again.`,
  ],
  buyHeading: [
    ({ the }) => `Readers’ guide to ${the}`,
    ({ the }) => `How to reach ${the}: four columns`,
    ({ bare }) => `Step by step: ${bare}`,
    ({ full }) => `Cut out and keep: ${full}`,
  ],
  buyIntro: [
    ({ The }) =>
      `Cut along the dotted line and follow the four steps on {chain}. ${The} cut elsewhere, and the sofa is said to be stable.`,
    ({ the }) =>
      `Four steps, printed here in the right order. Our gardening editor tried them and reached ${the} before tea.`,
    ({ wants, the }) =>
      wants &&
      `Four steps, no coupons. A letter that asks readers for ${wants}, signed by ${the}, may be ignored.`,
    ({ the, prop }) =>
      prop && `Four steps to ${the}, none of which involves the ${prop}, whatever the evening papers print.`,
  ],
  walletNote: [
    ({ the }) => `Your keys are off the record. Do not share them with callers, reporters or ${the}.`,
    ({ The, v }) => `Put it on paper and keep the paper out of the papers. ${The} ${v('talks', 'talk')}.`,
    ({ aNoun }) => aNoun && `If ${aNoun} telephones and asks for your keys, hang up and write to the editor.`,
  ],
  fundNote: [
    ({ The, v }) =>
      `Spend what you could lose like yesterday’s paper. ${The} ${v('gives', 'give')} no refunds and no interviews.`,
    ({ wants, the }) =>
      wants &&
      `Payable in {native}. Reports that ${the} paid in ${wants} are correct, and so was the scene at the counter.`,
    ({ prop, The }) => prop && `The ${prop} is not money, its lawyers confirm. ${The} could not be reached.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Fake kiosks are selling yesterday’s ${noun}. Read the sign above the window, every letter, before you pay.`,
    ({ The, v }) =>
      `A misprint in the address bar is never an accident. ${The} ${v('has', 'have')} written to us about it, in green ink.`,
    ({ full }) => `Only one window has ${full}. The others will sell you a wet newspaper.`,
  ],
  addressNote: [
    ({ the }) =>
      `Cut it out of this page and of no other. Handbills about ${the} are printed by people without a letterbox.`,
    ({ the }) =>
      `Proofread it: head, body, tail. Our proofreader skipped the body once, and it was not ${the}.`,
    ({ noun, prop }) =>
      noun &&
      prop &&
      `Correction: where one character differs, for “${noun}” read “wrong ${noun}”, and for “${prop}” read “nothing”.`,
  ],
  tokenomicsHeading: [
    ({ The }) => `${The} in figures`,
    ({ bare }) => `Business pages: ${bare}`,
    ({ the }) => `The small print on ${the}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `Figures as stated by the creator of ${the}. We reprint them unaltered and unchecked, and would like that noted.`,
    ({ full }) =>
      `All of it is so, says the creator of ${full}, whose own statements these are. Our fact checker is on holiday.`,
    ({ the, prop }) =>
      prop &&
      `The creator states the following. Neither ${the} nor the ${prop} would confirm it on the record.`,
  ],
  chartHeading: [
    ({ the }) => `The line that haunts ${the}`,
    ({ bare }) => `Weather map, possibly upside down: ${bare}`,
    ({ The }) => `${The}: ups, downs, page nine`,
  ],
  chartText: [
    ({ The, v }) =>
      `The line is the work of buyers and sellers, who could not be reached. ${The} ${v('was', 'were')} reached, and hung up.`,
    ({ the }) =>
      `What it did is printed here. What it will do is known neither to this newspaper, nor to ${the}, nor to the horoscope.`,
    ({ The, wants, v }) =>
      wants &&
      `Two experts disagree about the line. ${The} only ${v('wishes', 'wish')} to talk about ${wants}.`,
    ({ the, prop }) =>
      prop && `Any likeness between the line and the ${prop} is a matter for ${the} and the courts.`,
  ],
  roadmapHeading: [
    ({ the }) => `What next for ${the}?`,
    ({ bare }) => `Unconfirmed: ${bare}`,
    ({ the }) => `Engagements of ${the}, subject to change`,
  ],
  roadmapText: [
    ({ the }) =>
      `Plans as announced by the creator of ${the}. A plan is not a promise, and this page wraps tomorrow’s fish.`,
    ({ full }) =>
      `The creator plans all this for ${full}. No promise was made, and none was overheard by the man under our table.`,
    ({ the, prop }) =>
      prop &&
      `Plans of the creator, and no promise. The rumour that ${the} will sell the ${prop} was started by us, at lunch, and is withdrawn.`,
  ],
  galleryHeading: [
    ({ the }) => `Picture special: ${the}`,
    ({ bare }) => `Caught on camera: ${bare}`,
    ({ full }) => `Exclusive pictures of ${full}`,
  ],
  galleryText: [
    ({ the }) => `None of these was posed, except by ${the}.`,
    ({ part, the }) =>
      part && `Readers with weak hearts should cover the ${part} with one hand and begin with ${the}.`,
    ({ prop, The, v }) =>
      prop &&
      `The ${prop} asked for its face to be hidden. ${The} ${v('has', 'have')} asked for a bigger picture.`,
    ({ the }) => `Our photographer waited nine hours in a hedge for ${the}, and has grown fond of the hedge.`,
  ],
  communityHeading: [
    ({ the }) => `Others who saw ${the}`,
    ({ bare }) => `Lonely hearts: ${bare}`,
    ({ the }) => `Readers march for ${the}`,
  ],
  communityText: [
    ({ full }) =>
      `Witnesses of ${full} meet here to compare their stories, no two of which agree. Whoever contacts you first is not press.`,
    ({ the, prop }) =>
      prop &&
      `Sightings of ${the}, drawings of the ${prop}, and a long quarrel about both. Strangers who write first are swindlers, police say.`,
    ({ the, wants }) =>
      wants && `Small ads: seat wanted near ${the}; ${wants} offered; strangers who write first, ignored.`,
  ],
  communitySilence: [
    ({ the }) =>
      `The letters column is still blank. Mail signed by ${the} is a forgery, and better spelled than we are used to.`,
    ({ full }) =>
      `There is no channel and no spokesman for ${full}. Those who claim to be either were not available for arrest.`,
  ],
  faqHeading: [
    ({ the }) => `Letters about ${the}`,
    ({ bare }) => `Dear Editor: ${bare}?`,
    ({ the }) => `Disgusted readers write about ${the}`,
  ],
  faq,
  closingHeading: [
    ({ The }) => `${The}: you decide`,
    ({ noun }) => noun && `Page one, column one: ${noun}`,
    ({ bare }) => `Late final: ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `And finally, in the words that started it all: “${quote}”`,
    ({ a }) => `In our next edition: ${a} again, {chain} again, and the results of the marrow contest.`,
    ({ a }) => `In our next edition: ${a}, again, only larger.`,
    ({ the, wants }) =>
      wants && `Situations vacant: friend, for ${the}. Must bring ${wants}. Apply at the button.`,
    ({ The, prop, v }) =>
      prop && `Lost: one ${prop}. Found: one ${prop}. ${The} ${v('declines', 'decline')} to say which.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were paid for this story.`,
    ({ the }) => `Correction: an earlier edition called ${the} “a phase”. We regret the error.`,
    ({ The, v }) =>
      `${The} ${v('has', 'have')} not read this page and ${v('is', 'are')} already unhappy with it.`,
  ],
};
