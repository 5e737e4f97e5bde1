import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A front page: headlines without articles, sources, witnesses, corrections, and a newsroom with one reporter. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · EXTRA · ${noun}`,
    ({ indefinite }) => `{name} · exclusive: ${indefinite}`,
    ({ prop }) => prop && `{name} · inside: the ${prop}`,
    ({ denial }) => denial && `{name} · ${denial} still missing`,
    ({ sound }) => sound && `{name} · witness heard “${sound}”`,
    ({ traits }) => traits && `{name} · verdict: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ noun }) => `${capital(noun)} seen on {chain}`,
    ({ indefinite }) => `It’s ${indefinite}, sources say`,
    ({ indefinite }) => `Police baffled by ${indefinite}`,
    ({ indefinite, agree }) => `Shock as ${indefinite} ${agree('declines', 'decline')} to comment`,
    ({ denial, headNoun }) => denial && headNoun && `No ${denial} found: ${headNoun} unmoved`,
    ({ prop, headNoun }) => prop && headNoun && `${capital(headNoun)} and ${prop}: what we know`,
    ({ sound, headNoun }) => sound && headNoun && `“${capital(sound)}”, ${headNoun} tells reporters`,
    ({ Definite, wants, agree }) => wants && `${Definite} ${agree('demands', 'demand')} ${wants}`,
    ({ Definite, habit }) => habit && `${Definite}: neighbours speak out`,
    ({ called }) => called && `Who is ${called}? We ask`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `This newspaper has seen the document. It reads: “${quote}”`,
    ({ quote, definite }) =>
      quote && `“${quote}” So begins the file on ${definite}, which reached us in a plain envelope.`,
    ({ habit, definite }) =>
      habit &&
      `It is in print and it cannot be taken back: ${definite} ${habit}. Experts have been asked to stop calling.`,
    ({ indefinite }) =>
      `By our own reporter, who went out for milk and came back with a story about ${indefinite}.`,
    ({ denial, indefinite }) =>
      denial &&
      `The search for the ${denial} was called off at dusk. All that was found was ${indefinite}, pictured.`,
    ({ sound, definite }) =>
      sound &&
      `Pressed for a statement outside the courthouse, ${definite} said “${sound}” and got into a taxi.`,
    ({ spoken, definite }) =>
      spoken && `The words “${spoken}” have been linked to ${definite}. Both left by the back door.`,
  ],
  contractLabel: [
    ({ definite }) => `Address of ${definite} revealed`,
    ({ noun }) => `Classified: ${noun}`,
    ({ definite, agree }) => `Where ${definite} ${agree('lives', 'live')}: our map`,
    ({ full }) => `Last known address of ${full}`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `Correction, in advance: an address that differs by one character is some other ${headNoun}. We regret the ${headNoun}.`,
    ({ definite }) =>
      `Readers are urged to compare every character. Impostors of ${definite} are reported wherever people skim.`,
    ({ definite, prop }) =>
      prop && `A lookalike address has neither ${definite} nor the ${prop}, this newspaper understands.`,
    ({ full }) => `A letter that gives another address for ${full} came from a crank. We get many.`,
  ],
  marquee: [
    ({ definite }) => `Extra: ${definite}`,
    ({ Definite }) => `${Definite}: more`,
    ({ noun }) => `Latest: ${noun}`,
    ({ Definite, agree }) => `${Definite} ${agree('denies', 'deny')} everything`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `${capital(headNoun)}: “${capital(sound)}”`,
    ({ prop, definite }) => prop && `${capital(prop)} seen with ${definite}`,
    ({ denial, definite }) => denial && `No ${denial} at home of ${definite}`,
    ({ wants, Definite }) => wants && `${Definite} in ${wants} row`,
    ({ part, definite }) => part && `In color: ${part} of ${definite}`,
    ({ place, Definite }) => place && `${Definite} seen near ${place}`,
    ({ traits }) => traits && `Verdict: ${traits}`,
    ({ headPlural }) => headPlural && `Other ${headPlural} jealous`,
    ({ called }) => called && `${called} named`,
    ({ spoken }) => spoken && `“${spoken}”: uproar`,
    ({ count }) => count && `Exclusive: ${count}`,
  ],
  countdownHeading: [
    ({ definite, agree }) => `Stop press: ${definite} ${agree('is', 'are')} on the way`,
    ({ headNoun }) => headNoun && `Presses held for ${headNoun}`,
    ({ Definite }) => `${Definite} due shortly, sources say`,
    ({ noun }) => `Front page reserved: ${noun}`,
    ({ Definite, wants }) => wants && `${Definite} late, ${wants} blamed`,
  ],
  liveHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('has', 'have')} arrived`,
    ({ definite }) => `It is ${definite}: first pictures`,
    ({ sound, headNoun }) => sound && headNoun && `“${capital(sound)}!” ${capital(headNoun)} makes entrance`,
    ({ noun }) => `Late edition: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `The first words at the kerb, as taken down by our reporter: “${quote}”`,
    ({ Definite }) =>
      `${Definite} stepped out of the car, looked at the crowd, and got back in. The crowd was delighted.`,
    ({ part, Definite }) =>
      part && `Onlookers describe the ${part} as “bigger in person”. ${Definite} did not comment.`,
    ({ prop, Definite, agree }) =>
      prop &&
      `The ${prop} was photographed from both sides. ${Definite} ${agree('has', 'have')} asked for the negatives.`,
  ],
  storyHeading: [
    ({ definite }) => `The truth about ${definite}`,
    ({ full }) => `At home with ${full}`,
    ({ noun }) => `Profile: ${noun}`,
    ({ Definite }) => `${Definite}: our full report`,
  ],
  storyEnd: [
    ({ definite }) =>
      `This newspaper stands by every word above about ${definite}. It stands a little further away than it did this morning.`,
    ({ denial, definite }) =>
      denial &&
      `Asked about the ${denial}, ${definite} walked our reporter to the end of the garden, pointed at a cloud, and could not be found when she turned round.`,
    ({ part, wants, place, definite }) =>
      part &&
      wants &&
      place &&
      `Neighbours of ${definite} near ${place} remember a quiet type, proud of the ${part}, always asking for ${wants}. “You never think it will be on the front page,” said one, holding the front page.`,
    ({ prop, definite }) =>
      prop &&
      `Asked which of the two runs the household, the ${prop} or ${definite}, a friend of both laughed for so long that we moved on to sport.`,
    ({ habit, definite }) =>
      habit &&
      `The sentence “${habit}” was read by our lawyers, who read it again aloud, put down their pens, and asked to be introduced to ${definite}.`,
    ({ count, definite }) =>
      count &&
      `Correction: an earlier edition miscounted. It is ${count}, and ${definite} would like it known that it always was.`,
    ({ refrain, definite }) =>
      refrain &&
      `Readers noticed “${refrain}” twice in our report on ${definite}. So did we. We would do it again.`,
  ],
  buyHeading: [
    ({ definite }) => `Readers’ guide to ${definite}`,
    ({ definite }) => `How to reach ${definite}: four columns`,
    ({ noun }) => `Step by step: ${noun}`,
    ({ full }) => `Cut out and keep: ${full}`,
  ],
  buyIntro: [
    ({ Definite }) =>
      `Cut along the dotted line and follow the four steps on {chain}. ${Definite} cut elsewhere, and the sofa is said to be stable.`,
    ({ definite }) =>
      `Four steps, printed here in the right order. Our gardening editor tried them and reached ${definite} before tea.`,
    ({ wants, definite }) =>
      wants &&
      `Four steps, no coupons. A letter that asks readers for ${wants}, signed by ${definite}, may be ignored.`,
    ({ definite, prop }) =>
      prop &&
      `Four steps to ${definite}, none of which involves the ${prop}, whatever the evening papers print.`,
  ],
  walletNote: [
    ({ definite }) =>
      `Your keys are off the record. Do not share them with callers, reporters or ${definite}.`,
    ({ Definite, agree }) =>
      `Put it on paper and keep the paper out of the papers. ${Definite} ${agree('talks', 'talk')}.`,
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `If ${indefiniteHead} telephones and asks for your keys, hang up and write to the editor.`,
  ],
  fundNote: [
    ({ Definite, agree }) =>
      `Spend what you could lose like yesterday’s paper. ${Definite} ${agree('gives', 'give')} no refunds and no interviews.`,
    ({ wants, definite }) =>
      wants &&
      `Payable in {native}. Reports that ${definite} paid in ${wants} are correct, and so was the scene at the counter.`,
    ({ prop, Definite }) =>
      prop && `The ${prop} is not money, its lawyers confirm. ${Definite} could not be reached.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Fake kiosks are selling yesterday’s ${headNoun}. Read the sign above the window, every letter, before you pay.`,
    ({ Definite, agree }) =>
      `A misprint in the address bar is never an accident. ${Definite} ${agree('has', 'have')} written to us about it, in green ink.`,
    ({ full }) => `Only one window has ${full}. The others will sell you a wet newspaper.`,
  ],
  addressNote: [
    ({ definite }) =>
      `Cut it out of this page and of no other. Handbills about ${definite} are printed by people without a letterbox.`,
    ({ definite }) =>
      `Proofread it: head, body, tail. Our proofreader skipped the body once, and it was not ${definite}.`,
    ({ headNoun, prop }) =>
      headNoun &&
      prop &&
      `Correction: where one character differs, for “${headNoun}” read “wrong ${headNoun}”, and for “${prop}” read “nothing”.`,
  ],
  tokenomicsHeading: [
    ({ Definite }) => `${Definite} in figures`,
    ({ noun }) => `Business pages: ${noun}`,
    ({ definite }) => `The small print on ${definite}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `Figures as stated by the creator of ${definite}. We reprint them unaltered and unchecked, and would like that noted.`,
    ({ full }) =>
      `All of it is so, says the creator of ${full}, whose own statements these are. Our fact checker is on holiday.`,
    ({ definite, prop }) =>
      prop &&
      `The creator states the following. Neither ${definite} nor the ${prop} would confirm it on the record.`,
  ],
  chartHeading: [
    ({ definite }) => `The line that haunts ${definite}`,
    ({ noun }) => `Weather map, possibly upside down: ${noun}`,
    ({ Definite }) => `${Definite}: ups, downs, page nine`,
  ],
  chartText: [
    ({ Definite, agree }) =>
      `The line is the work of buyers and sellers, who could not be reached. ${Definite} ${agree('was', 'were')} reached, and hung up.`,
    ({ definite }) =>
      `What it did is printed here. What it will do is known neither to this newspaper, nor to ${definite}, nor to the horoscope.`,
    ({ Definite, wants, agree }) =>
      wants &&
      `Two experts disagree about the line. ${Definite} only ${agree('wishes', 'wish')} to talk about ${wants}.`,
    ({ definite, prop }) =>
      prop && `Any likeness between the line and the ${prop} is a matter for ${definite} and the courts.`,
  ],
  roadmapHeading: [
    ({ definite }) => `What next for ${definite}?`,
    ({ noun }) => `Unconfirmed: ${noun}`,
    ({ definite }) => `Engagements of ${definite}, subject to change`,
  ],
  roadmapText: [
    ({ definite }) =>
      `Plans as announced by the creator of ${definite}. A plan is not a promise, and this page wraps tomorrow’s fish.`,
    ({ full }) =>
      `The creator plans all this for ${full}. No promise was made, and none was overheard by the man under our table.`,
    ({ definite, prop }) =>
      prop &&
      `Plans of the creator, and no promise. The rumour that ${definite} will sell the ${prop} was started by us, at lunch, and is withdrawn.`,
  ],
  galleryHeading: [
    ({ definite }) => `Picture special: ${definite}`,
    ({ noun }) => `Caught on camera: ${noun}`,
    ({ full }) => `Exclusive pictures of ${full}`,
  ],
  galleryText: [
    ({ definite }) => `None of these was posed, except by ${definite}.`,
    ({ part, definite }) =>
      part && `Readers with weak hearts should cover the ${part} with one hand and begin with ${definite}.`,
    ({ prop, Definite, agree }) =>
      prop &&
      `The ${prop} asked for its face to be hidden. ${Definite} ${agree('has', 'have')} asked for a bigger picture.`,
    ({ definite }) =>
      `Our photographer waited nine hours in a hedge for ${definite}, and has grown fond of the hedge.`,
  ],
  communityHeading: [
    ({ definite }) => `Others who saw ${definite}`,
    ({ noun }) => `Lonely hearts: ${noun}`,
    ({ definite }) => `Readers march for ${definite}`,
  ],
  communityText: [
    ({ full }) =>
      `Witnesses of ${full} meet here to compare their stories, no two of which agree. Whoever contacts you first is not press.`,
    ({ definite, prop }) =>
      prop &&
      `Sightings of ${definite}, drawings of the ${prop}, and a long quarrel about both. Strangers who write first are swindlers, police say.`,
    ({ definite, wants }) =>
      wants &&
      `Small ads: seat wanted near ${definite}; ${wants} offered; strangers who write first, ignored.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `The letters column is still blank. Mail signed by ${definite} is a forgery, and better spelled than we are used to.`,
    ({ full }) =>
      `There is no channel and no spokesman for ${full}. Those who claim to be either were not available for arrest.`,
  ],
  faqHeading: [
    ({ definite }) => `Letters about ${definite}`,
    ({ noun }) => `Dear Editor: ${noun}?`,
    ({ definite }) => `Disgusted readers write about ${definite}`,
  ],
  faq,
  closingHeading: [
    ({ Definite }) => `${Definite}: you decide`,
    ({ headNoun }) => headNoun && `Page one, column one: ${headNoun}`,
    ({ noun }) => `Late final: ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `And finally, in the words that started it all: “${quote}”`,
    ({ indefinite }) =>
      `In our next edition: ${indefinite} again, {chain} again, and the results of the marrow contest.`,
    ({ indefinite }) => `In our next edition: ${indefinite}, again, only larger.`,
    ({ definite, wants }) =>
      wants && `Situations vacant: friend, for ${definite}. Must bring ${wants}. Apply at the button.`,
    ({ Definite, prop, agree }) =>
      prop &&
      `Lost: one ${prop}. Found: one ${prop}. ${Definite} ${agree('declines', 'decline')} to say which.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were paid for this story.`,
    ({ definite }) => `Correction: an earlier edition called ${definite} “a phase”. We regret the error.`,
    ({ Definite, agree }) =>
      `${Definite} ${agree('has', 'have')} not read this page and ${agree('is', 'are')} already unhappy with it.`,
  ],
};
