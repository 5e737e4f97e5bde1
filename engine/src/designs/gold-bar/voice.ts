import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A private bank that has taken on the wrong client and will never admit it: one long courteous sentence after another. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · in the matter of ${noun}`,
    ({ full }) => `{name} · private office of ${full}`,
    ({ prop }) => prop && `{name} · held in custody: one ${prop}`,
    ({ denial }) => denial && `{name} · without ${denial}, as instructed`,
    ({ sound }) => sound && `{name} · our motto: “${capital(sound)}”`,
    ({ traits }) => traits && `{name} · in confidence: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite }) => `We have the honour of presenting ${indefinite}.`,
    ({ indefinite }) => `A private matter concerning ${indefinite}`,
    ({ indefinite }) => `After long deliberation: ${indefinite}`,
    ({ indefinite }) => `Old money would not understand ${indefinite}.`,
    ({ denial, Indefinite }) => denial && `${Indefinite}, unencumbered by any ${denial}`,
    ({ Definite, prop }) => prop && `${Definite}, and the custody of the ${prop}`,
    ({ sound, headNoun }) => sound && headNoun && `The ${headNoun} was heard, and said “${sound}”.`,
    ({ definite, wants, agree }) => wants && `In which ${definite} ${agree('requests', 'request')} ${wants}`,
    ({ definite, habit }) => habit && `The board regrets nothing about ${definite}.`,
    ({ called }) => called && `In the matter of ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `From the minutes, which were taken by candlelight: “${quote}”`,
    ({ quote, definite }) =>
      quote &&
      `Under the name of ${definite} our ledger holds a single entry, in ink and without comment: “${quote}”`,
    ({ habit, definite }) =>
      habit &&
      `It has come to the attention of the board that ${definite} ${habit}, and the board, having adjourned for lunch, sees no cause for alarm.`,
    ({ indefinite }) =>
      `For reasons that seemed perfectly clear at the time, this house has devoted its finest stationery to ${indefinite}.`,
    ({ denial, definite }) =>
      denial &&
      `Those who require some manner of ${denial} will be shown to the door by ${definite}, with every courtesy.`,
    ({ sound, definite }) =>
      sound &&
      `When asked for a reference, ${definite} said “${sound}”, which our archivist has recorded as satisfactory.`,
    ({ spoken, definite }) =>
      spoken && `The word of record is “${spoken}”. It was entered beside ${definite}, in the better ink.`,
  ],
  contractLabel: [
    ({ definite }) => `The account of ${definite}`,
    ({ noun }) => `Vault number: ${noun}`,
    ({ definite, agree }) => `Where ${definite} ${agree('resides', 'reside')}`,
    ({ full }) => `In the name of ${full}`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `Should a single character differ, the vault that opens will contain another ${headNoun}, with whom this house does not correspond.`,
    ({ definite }) =>
      `We beg you to compare every character as one would compare a signature, for ${definite} will not be found under any other.`,
    ({ definite, prop }) =>
      prop && `No other address holds ${definite}, nor the ${prop}, nor, in our experience, anything at all.`,
    ({ full }) => `All other addresses that purport to hold ${full} are the work of persons in a hurry.`,
  ],
  marquee: [
    ({ definite }) => `To ${definite}`,
    ({ definite }) => `Yours, ${definite}`,
    ({ noun }) => `Re: ${noun}`,
    ({ noun }) => `Attn. ${noun}`,
    ({ headNoun }) => headNoun && `The House of ${capital(headNoun)}`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `“${capital(sound)}”, said the ${headNoun}`,
    ({ prop, definite }) => prop && `Held for ${definite}: the ${prop}`,
    ({ denial, Definite }) => denial && `${Definite}, without ${denial}`,
    ({ wants, definite }) => wants && `A gift of ${wants} to ${definite}`,
    ({ part, definite }) => part && `Noted: the ${part} of ${definite}`,
    ({ place, Definite }) => place && `${Definite}, late of ${place}`,
    ({ traits }) => traits && `In brief: ${traits}`,
    ({ headPlural }) => headPlural && `Other ${headPlural} by appointment`,
    ({ called }) => called && `For the attention of ${called}`,
    ({ spoken }) => spoken && `Motto: “${spoken}”`,
    ({ count }) => count && `Schedule A: ${count}`,
  ],
  countdownHeading: [
    ({ Definite }) => `${Definite} will receive you shortly`,
    ({ headNoun }) => headNoun && `The ${headNoun} is being announced`,
    ({ noun }) => `In the antechamber: ${noun}`,
    ({ Definite, wants, agree }) => wants && `${Definite} ${agree('is', 'are')} occupied with ${wants}`,
    ({ definite }) => `Kindly remain seated for ${definite}`,
  ],
  liveHeading: [
    ({ Definite }) => `${Definite} will see you now`,
    ({ definite }) => `The doors have been opened to ${definite}`,
    ({ sound, headNoun }) => sound && headNoun && `“${capital(sound)}”: the ${headNoun} has entered`,
    ({ noun }) => `Now receiving: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `The first statement of the new era was read aloud, standing: “${quote}”`,
    ({ Definite, agree }) =>
      `${Definite} ${agree('has', 'have')} come down by the main staircase, and those present are reminded not to point.`,
    ({ part, definite }) =>
      part && `It is customary to bow to the ${part} first, and to the remainder of ${definite} thereafter.`,
    ({ prop, definite }) =>
      prop &&
      `The ${prop} was carried in ahead of ${definite}, on velvet, by a man who has asked not to be named.`,
  ],
  storyHeading: [
    ({ definite }) => `The provenance of ${definite}`,
    ({ full }) => `A short history of ${full}`,
    ({ definite }) => `Concerning ${definite}`,
    ({ noun }) => `Memorandum: ${noun}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `Here the archive falls silent on ${definite}, and this house, which has kept silent on greater matters, sees no reason to embroider.`,
    ({ denial, definite }) =>
      denial &&
      `A gentleman wrote to enquire after the ${denial}. He received in reply a small portrait of ${definite}, unsigned, and has not written since.`,
    ({ part, wants, place, definite, agree }) =>
      part &&
      wants &&
      place &&
      `It remains only to note that ${definite} ${agree('divides', 'divide')} the year between ${place} and our waiting room, that the ${part} must on no account be mentioned, and that ${wants} should be served without being asked for.`,
    ({ prop, definite }) =>
      prop &&
      `The question of who holds the ${prop} in trust, and on whose behalf, was put to ${definite} in writing. The letter came back unopened, and faintly warm.`,
    ({ habit, definite }) =>
      habit &&
      `Under “Character” our predecessors entered the words “${habit}”, and beneath them, in another hand, the single word “still”. We have nothing to add about ${definite}.`,
    ({ count, definite }) =>
      count &&
      `The schedule annexed to this letter lists ${count}. Two clerks have counted, separately, in the presence of ${definite}, and have since stopped speaking.`,
    ({ refrain, definite }) =>
      refrain &&
      `The phrase “${refrain}” occurs twice in the papers on ${definite}. The second occurrence has been initialled.`,
  ],
  buyHeading: [
    ({ definite }) => `The four formalities before ${definite}`,
    ({ definite }) => `Admission to ${definite}`,
    ({ full }) => `How one comes to ${full}`,
    ({ noun }) => `Letter of instruction: ${noun}`,
  ],
  buyIntro: [
    ({ definite, agree }) =>
      `There are four formalities, all of them conducted on {chain}, from every one of which ${definite} ${agree('has', 'have')} been excused on grounds of temperament.`,
    ({ definite }) =>
      `One proceeds in four steps, and unhurriedly, as though ${definite} were watching, which may well be the case.`,
    ({ definite, wants }) =>
      wants &&
      `The four steps below cannot be shortened by a letter of introduction, nor by an offer of ${wants}, though ${definite} would take the latter.`,
    ({ definite, prop }) =>
      prop &&
      `Four steps lead to ${definite}. The carpet on the fourth is new, and the ${prop} is not to be leaned upon.`,
  ],
  walletNote: [
    ({ definite }) =>
      `The key to this box is yours alone, and you would be right to refuse it even to ${definite}.`,
    ({ definite }) =>
      `Discretion, as ${definite} once conveyed by leaving the room, consists in telling nobody.`,
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `Should ${indefiniteHead} enquire after your keys, however well dressed, ring for the porter.`,
  ],
  fundNote: [
    ({ definite }) =>
      `Commit only such a sum as you could lose entirely before dinner and still dine; ${definite} will certainly dine.`,
    ({ wants, definite }) =>
      wants &&
      `Payment is made in {native}. An early attempt by ${definite} to settle in ${wants} is still spoken of in the counting room.`,
    ({ prop, definite }) =>
      prop && `The ${prop} was examined by our experts and returned to ${definite} with a polite cough.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Read the name above the door as you would a will, for there are establishments that imitate the right one and keep an inferior ${headNoun}.`,
    ({ definite }) =>
      `A single misplaced letter in the address bar has parted better families than yours from ${definite}.`,
    ({ full }) => `Only one door leads to ${full}, and its spelling is beyond reproach. Check the spelling.`,
  ],
  addressNote: [
    ({ definite }) =>
      `Copy the address from this letter and from no other, least of all from one that flatters ${definite}.`,
    ({ definite, agree }) =>
      `The beginning, the end and, since forgers are lazy, the middle: ${definite} ${agree('is', 'are')} worth three glances.`,
    ({ headNoun, prop }) =>
      headNoun && prop && `The wrong address yields the wrong ${headNoun}, the ${prop} included.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `Statement in respect of ${definite}`,
    ({ noun }) => `Particulars: ${noun}`,
    ({ full }) => `As declared concerning ${full}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The particulars below are the creator’s own statements in respect of ${definite}; this house has framed them, and has neither counted nor confirmed a thing.`,
    ({ full }) =>
      `Set out as stated by the creator of ${full}, whose word it is, and whose word alone. Nobody here has verified it.`,
    ({ Definite, wants }) =>
      wants &&
      `These are the statements of the creator, and unexamined. ${Definite}, when shown them, enquired whether any of it was ${wants}.`,
  ],
  chartHeading: [
    ({ definite }) => `The fortunes of ${definite}`,
    ({ definite }) => `Fluctuations about ${definite}`,
    ({ noun }) => `A line, in connection with ${noun}`,
  ],
  chartText: [
    ({ definite, agree }) =>
      `The line is drawn by the buying and selling of strangers, with whom ${definite} ${agree('has', 'have')} asked not to be associated socially.`,
    ({ definite }) =>
      `It has been observed to rise, and to fall, and nobody in this house, least of all ${definite}, will be drawn on which comes next.`,
    ({ definite, wants, agree }) =>
      wants &&
      `We do not comment upon the line, and ${definite} ${agree('comments', 'comment')} only upon ${wants}.`,
    ({ definite, prop }) =>
      prop &&
      `The past of the line says nothing of its future, little of ${definite}, and least of the ${prop}.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Intentions regarding ${definite}`,
    ({ definite }) => `Designs upon the time of ${definite}`,
    ({ noun }) => `Contemplated: ${noun}`,
  ],
  roadmapText: [
    ({ definite }) =>
      `What follows is planned by the creator and promised by nobody, ${definite} having left the room before it was read.`,
    ({ full }) =>
      `These are the creator’s plans for ${full}. A plan, in our profession, is a wish with a margin, and never a promise.`,
    ({ definite, prop }) =>
      prop &&
      `Plans of the creator, and no promise, neither ${definite} nor the ${prop} being bound by any of it.`,
  ],
  galleryHeading: [
    ({ definite }) => `Portraits of ${definite}`,
    ({ noun }) => `The long gallery: ${noun}`,
    ({ Definite }) => `${Definite}, in oils and otherwise`,
  ],
  galleryText: [
    ({ definite }) =>
      `Visitors are asked to regard ${definite} from a respectful distance and to keep their opinions for the carriage.`,
    ({ part, definite }) =>
      part &&
      `The painter was instructed to flatter the ${part} and to leave the rest of ${definite} to history.`,
    ({ prop, definite, agree }) =>
      prop &&
      `Where the ${prop} does not appear, it was being polished; where ${definite} ${agree('does', 'do')} not appear, we were asked not to enquire.`,
    ({ definite }) => `Each likeness of ${definite} has been hung at the height of the sitter’s own esteem.`,
  ],
  communityHeading: [
    ({ definite }) => `The circle around ${definite}`,
    ({ definite }) => `Others of the acquaintance of ${definite}`,
    ({ noun }) => `Society pages: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `Here the acquaintances of ${full} exchange views in lowered voices. Whoever approaches you first has not been introduced, and should not be answered.`,
    ({ definite, prop }) =>
      prop &&
      `Conversation turns upon the ${prop}, and thence, inevitably, upon ${definite}. Letters from strangers are returned unread.`,
    ({ definite, wants }) =>
      wants &&
      `It is considered poor form to speak of anything but ${definite} and ${wants} before the second course. Strangers who write first are not members.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `This house maintains no channel at present, so that a message from ${definite} is a forgery, and probably on poor paper.`,
    ({ full }) =>
      `Silence has been judged appropriate. Whoever speaks in the name of ${full} does so without having been asked.`,
  ],
  faqHeading: [
    ({ definite }) => `Enquiries touching upon ${definite}`,
    ({ definite }) => `Asked of ${definite} in confidence`,
    ({ noun }) => `Correspondence: ${noun}`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `Yours faithfully, ${definite}`,
    ({ definite }) => `We remain at the disposal of ${definite}`,
    ({ headNoun }) => headNoun && `The matter of the ${headNoun} is in your hands`,
  ],
  closingText: [
    ({ quote }) => quote && `We close with the words of the founding document: “${quote}”`,
    ({ indefinite }) =>
      `In short: ${indefinite}, entrusted to {chain}, and a button. We have the honour to remain, etc.`,
    ({ indefinite }) => `In short: ${indefinite}, a button, and our sincere hope that you will sleep on it.`,
    ({ definite, wants }) =>
      wants && `Kindly leave ${wants} at the side entrance, and remember us to ${definite}.`,
    ({ definite, prop, agree }) =>
      prop &&
      `The lamps are lit, the ${prop} has been dusted, and ${definite} ${agree('is', 'are')} expecting you.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `Members of the board keep no ${headPlural} on their laps.`,
    ({ Definite }) => `${Definite} did not read this letter before signing it.`,
    ({ definite, agree }) => `The coat of arms is pending, and so ${agree('is', 'are')} ${definite}.`,
  ],
};
