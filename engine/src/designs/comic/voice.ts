import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A breathless comic book: narrator's boxes, sound effects, villains who are bad at disguises. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} no. 1: ${bare}`,
    ({ full }) => `{name} presents ${full}`,
    ({ prop }) => prop && `{name} in: the ${prop}`,
    ({ sound, bare }) => sound && `{name} · ${bare}, with real ${sound}!`,
    ({ denial }) => denial && `{name} no. 1 · no ${denial} inside`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called }) => called && `This looks like a job for ${called}!`,
    ({ bang, a, v }) => `${bang} ${v('It’s', 'It’s')} ${a}!`,
    ({ a }) => `Nobody called for ${a}. Too late!`,
    ({ noun, prop }) => noun && prop && `The ${noun}! The ${prop}! {name}!`,
    ({ denial }) => denial && `“No ${denial}?!” gasped the villain.`,
    ({ traits }) => traits && `By day: ${traits}. By night: same.`,
    ({ bang, wants }) => wants && `${bang} Did somebody say ${wants}?`,
    ({ a }) => `Is it a bird? No. It’s ${a}.`,
    ({ full, habit }) => habit && `Fear ${full}!`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Narrator, first box: “${quote}”`,
    ({ quote }) => quote && `Our story opens with a close-up and the words “${quote}”`,
    ({ habit }) => habit && `Powers: ${habit}. Weaknesses: see powers.`,
    ({ a, sound }) => sound && `The tale of ${a}, told in four panels and one very large ${sound}.`,
    ({ spoken, the }) => spoken && `Lettered larger than ${the}: “${spoken}”!`,
    ({ full }) => `The adventures of ${full}, drawn with the thickest pen in the shop.`,
    ({ denial, The }) =>
      denial && `Most heroes come with some kind of ${denial}. ${The} did not get the memo.`,
  ],
  contractLabel: [
    ({ the }) => `Secret identity of ${the}`,
    ({ The }) => `${The}, unmasked`,
    ({ full }) => `The lair of ${full}`,
    ({ bare }) => `Under the mask: ${bare}`,
  ],
  contractNote: [
    ({ aNoun }) => aNoun && `Any other address is a villain in ${aNoun} costume.`,
    ({ the }) => `Check every character. The evil twin of ${the} changes exactly one.`,
    ({ the, prop }) => prop && `Same ${prop}, other address? That is the evil twin of ${the}.`,
  ],
  marquee: [
    ({ bang, the }) => `${bang} It’s ${the}!`,
    ({ bare }) => `Starring: ${bare}!`,
    ({ the }) => `Look out below, ${the}!`,
    ({ full }) => `Now in full colour: ${full}`,
    ({ quote }) => quote,
    ({ sound, bang, The, v }) => sound && `${The} ${v('goes', 'go')} ${bang}`,
    ({ prop }) => prop && `Mind the ${prop}!`,
    ({ denial }) => denial && `Now with 100% less ${denial}!`,
    ({ wants, The }) => wants && `${The} versus ${wants}!`,
    ({ part, the }) => part && `Featuring the ${part} of ${the}!`,
    ({ place, the }) => place && `Meanwhile, near ${place}: ${the}!`,
    ({ traits }) => traits && `Still ${traits}!`,
    ({ called }) => called && `${called} to the rescue!`,
    ({ spoken }) => spoken && `All together: “${spoken}”!`,
    ({ count }) => count && `Count them: ${count}!`,
    ({ nouns }) => nouns && `Not suitable for other ${nouns}`,
  ],
  countdownHeading: [
    ({ the }) => `Next panel: ${the}!`,
    ({ The, v }) => `Shh! ${The} ${v('is', 'are')} behind this page`,
    ({ noun }) => noun && `Turn the page: ${noun} ahead`,
    ({ bang, the }) => `Soon: ${bang.toLowerCase().replace('!', '')}, then ${the}`,
  ],
  liveHeading: [
    ({ bang, The, v }) => `${bang} ${The} ${v('is', 'are')} here!`,
    ({ full }) => `Enter ${full}!`,
    ({ the }) => `Splash page: ${the}!`,
  ],
  liveText: [
    ({ quote }) => quote && `Speech bubble, full width: “${quote}”`,
    ({ full }) => `The panel border could not hold ${full}. The artist has been asked to use a thicker one.`,
    ({ the, wants, v }) =>
      wants &&
      `Ink still wet, ${the} ${v('climbs', 'climb')} over the frame and ${v('asks', 'ask')} for ${wants}.`,
    ({ The, prop, v }) =>
      prop &&
      `${The} ${v('stands', 'stand')} in the foreground, the ${prop} in full colour, the villain out of focus.`,
  ],
  storyHeading: [
    ({ bare }) => `Origin story: ${bare}`,
    ({ the }) => `Previously, with ${the}`,
    ({ the }) => `How ${the} got into print`,
    ({ full }) => `Issue zero of ${full}`,
  ],
  storyEnd: [
    ({ the }) =>
      `Narrator: and that is every word the artist was given about ${the}. The rest is crosshatching.`,
    ({ prop, The }) =>
      prop && `The artist drew the ${prop} eleven times. ${The} came out right at the first attempt.`,
    ({ denial, the }) =>
      denial &&
      `The editor asked about the ${denial} on page two. The artist handed in ${the}, shrugging, full page.`,
    ({ count, The, v }) =>
      count &&
      `The artist drew ${count} and then lay down. ${The} ${v('was', 'were')} drawn the next morning, smiling.`,
    ({ refrain, the }) =>
      refrain &&
      `The letterer has one complaint about ${the}: “${refrain}” comes up twice, and both times it has to be bold.`,
    ({ called, the }) =>
      called && `In the margin of the first sketch of ${the}, in pencil: “Ask ${called}.” Nobody did.`,
    ({ habit, the }) =>
      habit && `Critics asked what kind of hero “${habit}”. The critics have never met ${the}.`,
    ({ place, wants, the }) =>
      place &&
      wants &&
      `Panel nine has no words at all: ${the}, ${place}, and a thought bubble full of ${wants}.`,
  ],
  buyHeading: [
    ({ the }) => `Four panels to ${the}`,
    ({ the }) => `Sidekick training with ${the}`,
    ({ full }) => `How to share a panel with ${full}`,
  ],
  buyIntro: [
    ({ the }) => `Every sidekick of ${the} starts like this: four panels on {chain}, no cape.`,
    ({ The, v }) =>
      `Read left to right. ${The} ${v('reads', 'read')} them in any order and ${v('gets', 'get')} away with it.`,
    ({ the, prop }) => prop && `Four panels stand between you and ${the}. The ${prop} is not included.`,
  ],
  walletNote: [
    ({ the, wants }) => wants && `The utility belt. Yours holds keys; the one on ${the} holds ${wants}.`,
    ({ the, v }) => `The vault scene. You keep the keys, and not even ${the} ${v('gets', 'get')} a copy.`,
    ({ aNoun }) => aNoun && `No hero lends out a secret key, least of all to ${aNoun} who asks nicely.`,
  ],
  fundNote: [
    ({ bang, the }) => `${bang} That was ${the}, counting yours.`,
    ({ wants, The }) => wants && `${The} tried to pay in ${wants}. ${The} walked.`,
    ({ the }) => `Do not wait for ${the} to chip in. There is no such panel.`,
  ],
  exchangeNote: [
    ({ the }) => `Read the sign over the door. Villains who copy ${the} paint very good signs.`,
    ({ noun }) => noun && `One letter off in the address bar and you are in the evil ${noun}’s waiting room.`,
    ({ bang, the }) => `Wrong door? ${bang} Trapdoor. Check the host before you follow ${the} in.`,
  ],
  addressNote: [
    ({ noun }) => noun && `Never type it from memory: that is how people meet the evil ${noun}.`,
    ({ the }) => `Paste, squint, compare. The twin of ${the} hopes that you skip the squint.`,
    ({ noun, prop }) => noun && prop && `Same ${prop}, other address: wrong ${noun}.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `The fine print of ${the}!`,
    ({ full }) => `Secret files on ${full}`,
    ({ bare }) => `In small letters: ${bare}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `Editor’s note: the creator of ${the} states all this. The artist just lettered it, and nobody checked.`,
    ({ full }) =>
      `Caption, bottom left: figures as the creator of ${full} gives them. No hero has verified a single one.`,
    ({ The, sound }) => sound && `All stated by the creator. ${The} read the numbers and said “${sound}”.`,
  ],
  chartHeading: [
    ({ the }) => `The zigzag behind ${the}`,
    ({ bare, bang }) => `${bang} goes the line: ${bare}`,
    ({ full }) => `Backdrop for ${full}: one jagged line`,
  ],
  chartText: [
    ({ The, v }) =>
      `Somebody else draws this line, and not with a ruler. ${The} only ${v('stands', 'stand')} in front of it.`,
    ({ Full }) => `Every zig has its zag. ${Full} knew neither in advance.`,
    ({ the, wants }) => wants && `Up, down, sideways: ${the} would trade the whole line for ${wants}.`,
  ],
  roadmapHeading: [
    ({ the }) => `Coming issues of ${the}?`,
    ({ full }) => `Sketches for ${full}`,
    ({ bare }) => `Panels in pencil: ${bare}`,
  ],
  roadmapText: [
    ({ the }) =>
      `The creator’s sketches, still in pencil. Plans, no promise: ${the} may walk out of any panel.`,
    ({ full }) => `What the creator plans for ${full}. Nothing is inked, so nothing is promised.`,
    ({ The, prop }) =>
      prop && `Plans of the creator and no promise. ${The} might lose the ${prop} by issue two.`,
  ],
  galleryHeading: [
    ({ the }) => `Pin-ups of ${the}`,
    ({ full }) => `Cover gallery: ${full}`,
    ({ bare }) => `Variant covers: ${bare}`,
  ],
  galleryText: [
    ({ the }) => `No stunt double was hired for ${the}. Every bruise is original.`,
    ({ the, prop }) => prop && `Spot the ${prop}. If you cannot, look behind ${the}.`,
    ({ The, part, v }) => part && `${The} ${v('insists', 'insist')} that the ${part} came out too small.`,
  ],
  communityHeading: [
    ({ the }) => `The letters page of ${the}`,
    ({ the }) => `Sidekicks of ${the}`,
    ({ full }) => `Fans of ${full}, assemble`,
  ],
  communityText: [
    ({ prop, the }) =>
      prop &&
      `Fan mail for ${the} and drawings of the ${prop} go here. Strangers who write first are henchmen.`,
    ({ the }) =>
      `Fan mail, hate mail and bad drawings of ${the} go here. Strangers who write first are henchmen.`,
    ({ full, sound }) => sound && `Here they argue about how to letter the ${sound} of ${full}. Bring a pen.`,
  ],
  communitySilence: [
    ({ the, v }) =>
      `The letters page is still blank. If ${the} ${v('writes', 'write')} to you, it is a villain in costume.`,
    ({ full }) => `No letters page yet. Any mail from ${full} was sent by a henchman.`,
  ],
  faqHeading: [
    ({ The, v }) => `${The} ${v('answers', 'answer')} the mail`,
    ({ noun }) => noun && `Dear ${noun}`,
    ({ full }) => `Letters to ${full}`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `To be continued by ${the}`,
    ({ bare }) => `Final panel: ${bare}`,
    ({ bang, The, v }) => `${bang} The end? ${The} ${v('thinks', 'think')} not`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” Fade to {ticker}.`,
    ({ a }) =>
      `Pull back to a wide shot: ${a}, the skyline of {chain}, and big lettering that says {ticker}.`,
    ({ full }) => `Last panel: ${full}, from behind, walking into very large lettering. It says {ticker}.`,
    ({ the, prop }) => prop && `Last panel: ${the}, the ${prop}, sunset. No words. Then, small, {ticker}.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were inked without consent.`,
    ({ noun }) => noun && `Any likeness to a real ${noun} is the real ${noun}’s problem.`,
    ({ the }) => `All stunts by ${the}. All regrets by you.`,
  ],
};
