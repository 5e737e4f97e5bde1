import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A private bank that has taken on the wrong client and will never admit it: one long courteous sentence after another. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · in the matter of ${bare}`,
    ({ full }) => `{name} · private office of ${full}`,
    ({ prop }) => prop && `{name} · held in custody: one ${prop}`,
    ({ denial }) => denial && `{name} · without ${denial}, as instructed`,
    ({ sound }) => sound && `{name} · our motto: “${capital(sound)}”`,
    ({ traits }) => traits && `{name} · in confidence: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a }) => `We have the honour of presenting ${a}.`,
    ({ a }) => `A private matter concerning ${a}`,
    ({ a }) => `After long deliberation: ${a}`,
    ({ a }) => `Old money would not understand ${a}.`,
    ({ denial, A }) => denial && `${A}, unencumbered by any ${denial}`,
    ({ The, prop }) => prop && `${The}, and the custody of the ${prop}`,
    ({ sound, noun }) => sound && noun && `The ${noun} was heard, and said “${sound}”.`,
    ({ the, wants, v }) => wants && `In which ${the} ${v('requests', 'request')} ${wants}`,
    ({ the, habit }) => habit && `The board regrets nothing about ${the}.`,
    ({ called }) => called && `In the matter of ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `From the minutes, which were taken by candlelight: “${quote}”`,
    ({ quote, the }) =>
      quote &&
      `Under the name of ${the} our ledger holds a single entry, in ink and without comment: “${quote}”`,
    ({ habit, the }) =>
      habit &&
      `It has come to the attention of the board that ${the} ${habit}, and the board, having adjourned for lunch, sees no cause for alarm.`,
    ({ a }) =>
      `For reasons that seemed perfectly clear at the time, this house has devoted its finest stationery to ${a}.`,
    ({ denial, the }) =>
      denial &&
      `Those who require some manner of ${denial} will be shown to the door by ${the}, with every courtesy.`,
    ({ sound, the }) =>
      sound &&
      `When asked for a reference, ${the} said “${sound}”, which our archivist has recorded as satisfactory.`,
    ({ spoken, the }) =>
      spoken && `The word of record is “${spoken}”. It was entered beside ${the}, in the better ink.`,
  ],
  contractLabel: [
    ({ the }) => `The account of ${the}`,
    ({ bare }) => `Vault number: ${bare}`,
    ({ the, v }) => `Where ${the} ${v('resides', 'reside')}`,
    ({ full }) => `In the name of ${full}`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `Should a single character differ, the vault that opens will contain another ${noun}, with whom this house does not correspond.`,
    ({ the }) =>
      `We beg you to compare every character as one would compare a signature, for ${the} will not be found under any other.`,
    ({ the, prop }) =>
      prop && `No other address holds ${the}, nor the ${prop}, nor, in our experience, anything at all.`,
    ({ full }) => `All other addresses that purport to hold ${full} are the work of persons in a hurry.`,
  ],
  marquee: [
    ({ the }) => `To ${the}`,
    ({ the }) => `Yours, ${the}`,
    ({ bare }) => `Re: ${bare}`,
    ({ bare }) => `Attn. ${bare}`,
    ({ noun }) => noun && `The House of ${capital(noun)}`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `“${capital(sound)}”, said the ${noun}`,
    ({ prop, the }) => prop && `Held for ${the}: the ${prop}`,
    ({ denial, The }) => denial && `${The}, without ${denial}`,
    ({ wants, the }) => wants && `A gift of ${wants} to ${the}`,
    ({ part, the }) => part && `Noted: the ${part} of ${the}`,
    ({ place, The }) => place && `${The}, late of ${place}`,
    ({ traits }) => traits && `In brief: ${traits}`,
    ({ nouns }) => nouns && `Other ${nouns} by appointment`,
    ({ called }) => called && `For the attention of ${called}`,
    ({ spoken }) => spoken && `Motto: “${spoken}”`,
    ({ count }) => count && `Schedule A: ${count}`,
  ],
  countdownHeading: [
    ({ The }) => `${The} will receive you shortly`,
    ({ noun }) => noun && `The ${noun} is being announced`,
    ({ bare }) => `In the antechamber: ${bare}`,
    ({ The, wants, v }) => wants && `${The} ${v('is', 'are')} occupied with ${wants}`,
    ({ the }) => `Kindly remain seated for ${the}`,
  ],
  liveHeading: [
    ({ The }) => `${The} will see you now`,
    ({ the }) => `The doors have been opened to ${the}`,
    ({ sound, noun }) => sound && noun && `“${capital(sound)}”: the ${noun} has entered`,
    ({ bare }) => `Now receiving: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `The first statement of the new era was read aloud, standing: “${quote}”`,
    ({ The, v }) =>
      `${The} ${v('has', 'have')} come down by the main staircase, and those present are reminded not to point.`,
    ({ part, the }) =>
      part && `It is customary to bow to the ${part} first, and to the remainder of ${the} thereafter.`,
    ({ prop, the }) =>
      prop &&
      `The ${prop} was carried in ahead of ${the}, on velvet, by a man who has asked not to be named.`,
  ],
  storyHeading: [
    ({ the }) => `The provenance of ${the}`,
    ({ full }) => `A short history of ${full}`,
    ({ the }) => `Concerning ${the}`,
    ({ bare }) => `Memorandum: ${bare}`,
  ],
  storyEnd: [
    ({ the }) =>
      `Here the archive falls silent on ${the}, and this house, which has kept silent on greater matters, sees no reason to embroider.`,
    ({ denial, the }) =>
      denial &&
      `A gentleman wrote to enquire after the ${denial}. He received in reply a small portrait of ${the}, unsigned, and has not written since.`,
    ({ part, wants, place, the, v }) =>
      part &&
      wants &&
      place &&
      `It remains only to note that ${the} ${v('divides', 'divide')} the year between ${place} and our waiting room, that the ${part} must on no account be mentioned, and that ${wants} should be served without being asked for.`,
    ({ prop, the }) =>
      prop &&
      `The question of who holds the ${prop} in trust, and on whose behalf, was put to ${the} in writing. The letter came back unopened, and faintly warm.`,
    ({ habit, the }) =>
      habit &&
      `Under “Character” our predecessors entered the words “${habit}”, and beneath them, in another hand, the single word “still”. We have nothing to add about ${the}.`,
    ({ count, the }) =>
      count &&
      `The schedule annexed to this letter lists ${count}. Two clerks have counted, separately, in the presence of ${the}, and have since stopped speaking.`,
    ({ refrain, the }) =>
      refrain &&
      `The phrase “${refrain}” occurs twice in the papers on ${the}. The second occurrence has been initialled.`,
  ],
  buyHeading: [
    ({ the }) => `The four formalities before ${the}`,
    ({ the }) => `Admission to ${the}`,
    ({ full }) => `How one comes to ${full}`,
    ({ bare }) => `Letter of instruction: ${bare}`,
  ],
  buyIntro: [
    ({ the, v }) =>
      `There are four formalities, all of them conducted on {chain}, from every one of which ${the} ${v('has', 'have')} been excused on grounds of temperament.`,
    ({ the }) =>
      `One proceeds in four steps, and unhurriedly, as though ${the} were watching, which may well be the case.`,
    ({ the, wants }) =>
      wants &&
      `The four steps below cannot be shortened by a letter of introduction, nor by an offer of ${wants}, though ${the} would take the latter.`,
    ({ the, prop }) =>
      prop &&
      `Four steps lead to ${the}. The carpet on the fourth is new, and the ${prop} is not to be leaned upon.`,
  ],
  walletNote: [
    ({ the }) => `The key to this box is yours alone, and you would be right to refuse it even to ${the}.`,
    ({ the }) => `Discretion, as ${the} once conveyed by leaving the room, consists in telling nobody.`,
    ({ aNoun }) =>
      aNoun && `Should ${aNoun} enquire after your keys, however well dressed, ring for the porter.`,
  ],
  fundNote: [
    ({ the }) =>
      `Commit only such a sum as you could lose entirely before dinner and still dine; ${the} will certainly dine.`,
    ({ wants, the }) =>
      wants &&
      `Payment is made in {native}. An early attempt by ${the} to settle in ${wants} is still spoken of in the counting room.`,
    ({ prop, the }) =>
      prop && `The ${prop} was examined by our experts and returned to ${the} with a polite cough.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Read the name above the door as you would a will, for there are establishments that imitate the right one and keep an inferior ${noun}.`,
    ({ the }) =>
      `A single misplaced letter in the address bar has parted better families than yours from ${the}.`,
    ({ full }) => `Only one door leads to ${full}, and its spelling is beyond reproach. Check the spelling.`,
  ],
  addressNote: [
    ({ the }) =>
      `Copy the address from this letter and from no other, least of all from one that flatters ${the}.`,
    ({ the, v }) =>
      `The beginning, the end and, since forgers are lazy, the middle: ${the} ${v('is', 'are')} worth three glances.`,
    ({ noun, prop }) => noun && prop && `The wrong address yields the wrong ${noun}, the ${prop} included.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `Statement in respect of ${the}`,
    ({ bare }) => `Particulars: ${bare}`,
    ({ full }) => `As declared concerning ${full}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The particulars below are the creator’s own statements in respect of ${the}; this house has framed them, and has neither counted nor confirmed a thing.`,
    ({ full }) =>
      `Set out as stated by the creator of ${full}, whose word it is, and whose word alone. Nobody here has verified it.`,
    ({ The, wants }) =>
      wants &&
      `These are the statements of the creator, and unexamined. ${The}, when shown them, enquired whether any of it was ${wants}.`,
  ],
  chartHeading: [
    ({ the }) => `The fortunes of ${the}`,
    ({ the }) => `Fluctuations about ${the}`,
    ({ bare }) => `A line, in connection with ${bare}`,
  ],
  chartText: [
    ({ the, v }) =>
      `The line is drawn by the buying and selling of strangers, with whom ${the} ${v('has', 'have')} asked not to be associated socially.`,
    ({ the }) =>
      `It has been observed to rise, and to fall, and nobody in this house, least of all ${the}, will be drawn on which comes next.`,
    ({ the, wants, v }) =>
      wants && `We do not comment upon the line, and ${the} ${v('comments', 'comment')} only upon ${wants}.`,
    ({ the, prop }) =>
      prop && `The past of the line says nothing of its future, little of ${the}, and least of the ${prop}.`,
  ],
  roadmapHeading: [
    ({ the }) => `Intentions regarding ${the}`,
    ({ the }) => `Designs upon the time of ${the}`,
    ({ bare }) => `Contemplated: ${bare}`,
  ],
  roadmapText: [
    ({ the }) =>
      `What follows is planned by the creator and promised by nobody, ${the} having left the room before it was read.`,
    ({ full }) =>
      `These are the creator’s plans for ${full}. A plan, in our profession, is a wish with a margin, and never a promise.`,
    ({ the, prop }) =>
      prop &&
      `Plans of the creator, and no promise, neither ${the} nor the ${prop} being bound by any of it.`,
  ],
  galleryHeading: [
    ({ the }) => `Portraits of ${the}`,
    ({ bare }) => `The long gallery: ${bare}`,
    ({ The }) => `${The}, in oils and otherwise`,
  ],
  galleryText: [
    ({ the }) =>
      `Visitors are asked to regard ${the} from a respectful distance and to keep their opinions for the carriage.`,
    ({ part, the }) =>
      part && `The painter was instructed to flatter the ${part} and to leave the rest of ${the} to history.`,
    ({ prop, the, v }) =>
      prop &&
      `Where the ${prop} does not appear, it was being polished; where ${the} ${v('does', 'do')} not appear, we were asked not to enquire.`,
    ({ the }) => `Each likeness of ${the} has been hung at the height of the sitter’s own esteem.`,
  ],
  communityHeading: [
    ({ the }) => `The circle around ${the}`,
    ({ the }) => `Others of the acquaintance of ${the}`,
    ({ bare }) => `Society pages: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `Here the acquaintances of ${full} exchange views in lowered voices. Whoever approaches you first has not been introduced, and should not be answered.`,
    ({ the, prop }) =>
      prop &&
      `Conversation turns upon the ${prop}, and thence, inevitably, upon ${the}. Letters from strangers are returned unread.`,
    ({ the, wants }) =>
      wants &&
      `It is considered poor form to speak of anything but ${the} and ${wants} before the second course. Strangers who write first are not members.`,
  ],
  communitySilence: [
    ({ the }) =>
      `This house maintains no channel at present, so that a message from ${the} is a forgery, and probably on poor paper.`,
    ({ full }) =>
      `Silence has been judged appropriate. Whoever speaks in the name of ${full} does so without having been asked.`,
  ],
  faqHeading: [
    ({ the }) => `Enquiries touching upon ${the}`,
    ({ the }) => `Asked of ${the} in confidence`,
    ({ bare }) => `Correspondence: ${bare}`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `Yours faithfully, ${the}`,
    ({ the }) => `We remain at the disposal of ${the}`,
    ({ noun }) => noun && `The matter of the ${noun} is in your hands`,
  ],
  closingText: [
    ({ quote }) => quote && `We close with the words of the founding document: “${quote}”`,
    ({ a }) => `In short: ${a}, entrusted to {chain}, and a button. We have the honour to remain, etc.`,
    ({ a }) => `In short: ${a}, a button, and our sincere hope that you will sleep on it.`,
    ({ the, wants }) => wants && `Kindly leave ${wants} at the side entrance, and remember us to ${the}.`,
    ({ the, prop, v }) =>
      prop && `The lamps are lit, the ${prop} has been dusted, and ${the} ${v('is', 'are')} expecting you.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `Members of the board keep no ${nouns} on their laps.`,
    ({ The }) => `${The} did not read this letter before signing it.`,
    ({ the, v }) => `The coat of arms is pending, and so ${v('is', 'are')} ${the}.`,
  ],
};
