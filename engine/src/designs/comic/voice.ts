import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A breathless comic book: narrator's boxes, sound effects, villains who are bad at disguises. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} no. 1: ${noun}`,
    ({ full }) => `{name} presents ${full}`,
    ({ prop }) => prop && `{name} in: the ${prop}`,
    ({ sound, noun }) => sound && `{name} · ${noun}, with real ${sound}!`,
    ({ denial }) => denial && `{name} no. 1 · no ${denial} inside`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called }) => called && `This looks like a job for ${called}!`,
    ({ bang, indefinite, agree }) => `${bang} ${agree('It’s', 'It’s')} ${indefinite}!`,
    ({ indefinite }) => `Nobody called for ${indefinite}. Too late!`,
    ({ headNoun, prop }) => headNoun && prop && `The ${headNoun}! The ${prop}! {name}!`,
    ({ denial }) => denial && `“No ${denial}?!” gasped the villain.`,
    ({ traits }) => traits && `By day: ${traits}. By night: same.`,
    ({ bang, wants }) => wants && `${bang} Did somebody say ${wants}?`,
    ({ indefinite }) => `Is it a bird? No. It’s ${indefinite}.`,
    ({ full, habit }) => habit && `Fear ${full}!`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Narrator, first box: “${quote}”`,
    ({ quote }) => quote && `Our story opens with a close-up and the words “${quote}”`,
    ({ habit }) => habit && `Powers: ${habit}. Weaknesses: see powers.`,
    ({ indefinite, sound }) =>
      sound && `The tale of ${indefinite}, told in four panels and one very large ${sound}.`,
    ({ spoken, definite }) => spoken && `Lettered larger than ${definite}: “${spoken}”!`,
    ({ full }) => `The adventures of ${full}, drawn with the thickest pen in the shop.`,
    ({ denial, Definite }) =>
      denial && `Most heroes come with some kind of ${denial}. ${Definite} did not get the memo.`,
  ],
  contractLabel: [
    ({ definite }) => `Secret identity of ${definite}`,
    ({ Definite }) => `${Definite}, unmasked`,
    ({ full }) => `The lair of ${full}`,
    ({ noun }) => `Under the mask: ${noun}`,
  ],
  contractNote: [
    ({ indefiniteHead }) => indefiniteHead && `Any other address is a villain in ${indefiniteHead} costume.`,
    ({ definite }) => `Check every character. The evil twin of ${definite} changes exactly one.`,
    ({ definite, prop }) => prop && `Same ${prop}, other address? That is the evil twin of ${definite}.`,
  ],
  marquee: [
    ({ bang, definite }) => `${bang} It’s ${definite}!`,
    ({ noun }) => `Starring: ${noun}!`,
    ({ definite }) => `Look out below, ${definite}!`,
    ({ full }) => `Now in full color: ${full}`,
    ({ quote }) => quote,
    ({ sound, bang, Definite, agree }) => sound && `${Definite} ${agree('goes', 'go')} ${bang}`,
    ({ prop }) => prop && `Mind the ${prop}!`,
    ({ denial }) => denial && `Now with 100% less ${denial}!`,
    ({ wants, Definite }) => wants && `${Definite} versus ${wants}!`,
    ({ part, definite }) => part && `Featuring the ${part} of ${definite}!`,
    ({ place, definite }) => place && `Meanwhile, near ${place}: ${definite}!`,
    ({ traits }) => traits && `Still ${traits}!`,
    ({ called }) => called && `${called} to the rescue!`,
    ({ spoken }) => spoken && `All together: “${spoken}”!`,
    ({ count }) => count && `Count them: ${count}!`,
    ({ headPlural }) => headPlural && `Not suitable for other ${headPlural}`,
  ],
  countdownHeading: [
    ({ definite }) => `Next panel: ${definite}!`,
    ({ Definite, agree }) => `Shh! ${Definite} ${agree('is', 'are')} behind this page`,
    ({ headNoun }) => headNoun && `Turn the page: ${headNoun} ahead`,
    ({ bang, definite }) => `Soon: ${bang.toLowerCase().replace('!', '')}, then ${definite}`,
  ],
  liveHeading: [
    ({ bang, Definite, agree }) => `${bang} ${Definite} ${agree('is', 'are')} here!`,
    ({ full }) => `Enter ${full}!`,
    ({ definite }) => `Splash page: ${definite}!`,
  ],
  liveText: [
    ({ quote }) => quote && `Speech bubble, full width: “${quote}”`,
    ({ full }) => `The panel border could not hold ${full}. The artist has been asked to use a thicker one.`,
    ({ definite, wants, agree }) =>
      wants &&
      `Ink still wet, ${definite} ${agree('climbs', 'climb')} over the frame and ${agree('asks', 'ask')} for ${wants}.`,
    ({ Definite, prop, agree }) =>
      prop &&
      `${Definite} ${agree('stands', 'stand')} in the foreground, the ${prop} in full color, the villain out of focus.`,
  ],
  storyHeading: [
    ({ noun }) => `Origin story: ${noun}`,
    ({ definite }) => `Previously, with ${definite}`,
    ({ definite }) => `How ${definite} got into print`,
    ({ full }) => `Issue zero of ${full}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `Narrator: and that is every word the artist was given about ${definite}. The rest is crosshatching.`,
    ({ prop, Definite }) =>
      prop && `The artist drew the ${prop} eleven times. ${Definite} came out right at the first attempt.`,
    ({ denial, definite }) =>
      denial &&
      `The editor asked about the ${denial} on page two. The artist handed in ${definite}, shrugging, full page.`,
    ({ count, Definite, agree }) =>
      count &&
      `The artist drew ${count} and then lay down. ${Definite} ${agree('was', 'were')} drawn the next morning, smiling.`,
    ({ refrain, definite }) =>
      refrain &&
      `The letterer has one complaint about ${definite}: “${refrain}” comes up twice, and both times it has to be bold.`,
    ({ called, definite }) =>
      called && `In the margin of the first sketch of ${definite}, in pencil: “Ask ${called}.” Nobody did.`,
    ({ habit, definite }) =>
      habit && `Critics asked what kind of hero “${habit}”. The critics have never met ${definite}.`,
    ({ place, wants, definite }) =>
      place &&
      wants &&
      `Panel nine has no words at all: ${definite}, ${place}, and a thought bubble full of ${wants}.`,
  ],
  buyHeading: [
    ({ definite }) => `Four panels to ${definite}`,
    ({ definite }) => `Sidekick training with ${definite}`,
    ({ full }) => `How to share a panel with ${full}`,
  ],
  buyIntro: [
    ({ definite }) => `Every sidekick of ${definite} starts like this: four panels on {chain}, no cape.`,
    ({ Definite, agree }) =>
      `Read left to right. ${Definite} ${agree('reads', 'read')} them in any order and ${agree('gets', 'get')} away with it.`,
    ({ definite, prop }) =>
      prop && `Four panels stand between you and ${definite}. The ${prop} is not included.`,
  ],
  walletNote: [
    ({ definite, wants }) =>
      wants && `The utility belt. Yours holds keys; the one on ${definite} holds ${wants}.`,
    ({ definite, agree }) =>
      `The vault scene. You keep the keys, and not even ${definite} ${agree('gets', 'get')} a copy.`,
    ({ indefiniteHead }) =>
      indefiniteHead && `No hero lends out a secret key, least of all to ${indefiniteHead} who asks nicely.`,
  ],
  fundNote: [
    ({ bang, definite }) => `${bang} That was ${definite}, counting yours.`,
    ({ wants, Definite }) => wants && `${Definite} tried to pay in ${wants}. ${Definite} walked.`,
    ({ definite }) => `Do not wait for ${definite} to chip in. There is no such panel.`,
  ],
  exchangeNote: [
    ({ definite }) => `Read the sign over the door. Villains who copy ${definite} paint very good signs.`,
    ({ headNoun }) =>
      headNoun && `One letter off in the address bar and you are in the evil ${headNoun}’s waiting room.`,
    ({ bang, definite }) => `Wrong door? ${bang} Trapdoor. Check the host before you follow ${definite} in.`,
  ],
  addressNote: [
    ({ headNoun }) => headNoun && `Never type it from memory: that is how people meet the evil ${headNoun}.`,
    ({ definite }) => `Paste, squint, compare. The twin of ${definite} hopes that you skip the squint.`,
    ({ headNoun, prop }) => headNoun && prop && `Same ${prop}, other address: wrong ${headNoun}.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `The fine print of ${definite}!`,
    ({ full }) => `Secret files on ${full}`,
    ({ noun }) => `In small letters: ${noun}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `Editor’s note: the creator of ${definite} states all this. The artist just lettered it, and nobody checked.`,
    ({ full }) =>
      `Caption, bottom left: figures as the creator of ${full} gives them. No hero has verified a single one.`,
    ({ Definite, sound }) =>
      sound && `All stated by the creator. ${Definite} read the numbers and said “${sound}”.`,
  ],
  chartHeading: [
    ({ definite }) => `The zigzag behind ${definite}`,
    ({ noun, bang }) => `${bang} goes the line: ${noun}`,
    ({ full }) => `Backdrop for ${full}: one jagged line`,
  ],
  chartText: [
    ({ Definite, agree }) =>
      `Somebody else draws this line, and not with a ruler. ${Definite} only ${agree('stands', 'stand')} in front of it.`,
    ({ Full }) => `Every zig has its zag. ${Full} knew neither in advance.`,
    ({ definite, wants }) =>
      wants && `Up, down, sideways: ${definite} would trade the whole line for ${wants}.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Coming issues of ${definite}?`,
    ({ full }) => `Sketches for ${full}`,
    ({ noun }) => `Panels in pencil: ${noun}`,
  ],
  roadmapText: [
    ({ definite }) =>
      `The creator’s sketches, still in pencil. Plans, no promise: ${definite} may walk out of any panel.`,
    ({ full }) => `What the creator plans for ${full}. Nothing is inked, so nothing is promised.`,
    ({ Definite, prop }) =>
      prop && `Plans of the creator and no promise. ${Definite} might lose the ${prop} by issue two.`,
  ],
  galleryHeading: [
    ({ definite }) => `Pin-ups of ${definite}`,
    ({ full }) => `Cover gallery: ${full}`,
    ({ noun }) => `Variant covers: ${noun}`,
  ],
  galleryText: [
    ({ definite }) => `No stunt double was hired for ${definite}. Every bruise is original.`,
    ({ definite, prop }) => prop && `Spot the ${prop}. If you cannot, look behind ${definite}.`,
    ({ Definite, part, agree }) =>
      part && `${Definite} ${agree('insists', 'insist')} that the ${part} came out too small.`,
  ],
  communityHeading: [
    ({ definite }) => `The letters page of ${definite}`,
    ({ definite }) => `Sidekicks of ${definite}`,
    ({ full }) => `Fans of ${full}, assemble`,
  ],
  communityText: [
    ({ prop, definite }) =>
      prop &&
      `Fan mail for ${definite} and drawings of the ${prop} go here. Strangers who write first are henchmen.`,
    ({ definite }) =>
      `Fan mail, hate mail and bad drawings of ${definite} go here. Strangers who write first are henchmen.`,
    ({ full, sound }) => sound && `Here they argue about how to letter the ${sound} of ${full}. Bring a pen.`,
  ],
  communitySilence: [
    ({ definite, agree }) =>
      `The letters page is still blank. If ${definite} ${agree('writes', 'write')} to you, it is a villain in costume.`,
    ({ full }) => `No letters page yet. Any mail from ${full} was sent by a henchman.`,
  ],
  faqHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('answers', 'answer')} the mail`,
    ({ headNoun }) => headNoun && `Dear ${headNoun}`,
    ({ full }) => `Letters to ${full}`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `To be continued by ${definite}`,
    ({ noun }) => `Final panel: ${noun}`,
    ({ bang, Definite, agree }) => `${bang} The end? ${Definite} ${agree('thinks', 'think')} not`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” Fade to {ticker}.`,
    ({ indefinite }) =>
      `Pull back to a wide shot: ${indefinite}, the skyline of {chain}, and big lettering that says {ticker}.`,
    ({ full }) => `Last panel: ${full}, from behind, walking into very large lettering. It says {ticker}.`,
    ({ definite, prop }) =>
      prop && `Last panel: ${definite}, the ${prop}, sunset. No words. Then, small, {ticker}.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were inked without consent.`,
    ({ headNoun }) => headNoun && `Any likeness to a real ${headNoun} is the real ${headNoun}’s problem.`,
    ({ definite }) => `All stunts by ${definite}. All regrets by you.`,
  ],
};
