import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Deadpan mission control: procedures, manifests and telemetry about something that has no business in a rocket. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · crew: ${bare}`,
    ({ a }) => `{name} · payload: ${a}`,
    ({ denial }) => denial && `{name} · ${denial}: not fitted`,
    ({ traits }) => traits && `{name} · ${traits}`,
    ({ sound, bare }) => sound && `{name} · ${bare}, call sign ${capital(sound)} One`,
    ({ prop }) => prop && `{name} · with ${prop}, as briefed`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called, bare }) => called && `Pilot: ${called}. Previous post: ${bare}.`,
    ({ a }) => `Houston, we have ${a}.`,
    ({ The }) => `${The} passed every test we had. We had one.`,
    ({ The, prop, v }) => prop && `${The} ${v('is', 'are')} on board. So is the ${prop}.`,
    ({ The, denial, v }) => denial && `No ${denial}. ${The} ${v('launches', 'launch')} anyway.`,
    ({ a }) => `We asked for an astronaut. We got ${a}.`,
    ({ traits }) => traits && `Cabin report: ${traits}.`,
    ({ sound, noun }) => sound && noun && `T-minus ${sound}. ${capital(noun)} is go.`,
    ({ wants, the }) => wants && `Fuel: full. ${capital(wants)} for ${the}: packed.`,
    ({ aShort, habit }) => habit && `One small step for ${aShort}.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Telemetry, word for word: “${quote}”`,
    ({ quote, the }) => quote && `Asked for a statement, ${the} pointed at the file: “${quote}”`,
    ({ habit, the }) => habit && `The personnel file on ${the} has one entry: “${habit}”.`,
    ({ sound, the, The }) =>
      sound && `Mission control asked ${the} for a statement. ${The} said “${sound}” and closed the hatch.`,
    ({ a }) => `Mission control has one job, and it is ${a}.`,
    ({ spoken, the }) =>
      spoken && `The voice recorder of ${the} holds two words of note, or so: “${spoken}”.`,
    ({ denial, The, v }) =>
      denial && `The checklist says “${denial}”. ${The} ${v('has', 'have')} eaten the checklist.`,
  ],
  contractLabel: [
    ({ the }) => `Docking port of ${the}`,
    ({ bare }) => `Airlock: ${bare}`,
    ({ full }) => `Hatch number of ${full}`,
    ({ the, v }) => `Where ${the} ${v('docks', 'dock')}`,
  ],
  contractNote: [
    ({ noun }) => noun && `One hatch, one ${noun}. Any other address opens onto somebody else’s.`,
    ({ aShort }) =>
      /^an? /.test(aShort) &&
      `Read every character back to the tower. A near miss is also ${aShort}, just not this one.`,
    ({ prop, the }) => prop && `An address that differs by one character has neither ${the} nor the ${prop}.`,
    ({ full }) => `Any other address is a different flight, without ${full}.`,
  ],
  marquee: [
    ({ The, v }) => `${The} ${v('is', 'are')} go`,
    ({ bare }) => `Payload: ${bare}`,
    ({ the }) => `Hatch closed behind ${the}`,
    ({ full }) => `Tracking ${full}`,
    ({ quote }) => quote,
    ({ sound, the }) => sound && `Radio check, ${the}: ${sound}`,
    ({ prop }) => prop && `Bolted down: the ${prop}`,
    ({ denial }) => denial && `${capital(denial)}: not fitted`,
    ({ wants, the }) => wants && `Rations for ${the}: ${wants}`,
    ({ part, the }) => part && `Medical, ${the}: ${part} normal`,
    ({ place, The }) => place && `${The}: last seen near ${place}`,
    ({ traits }) => traits && `Cabin: ${traits}`,
    ({ called }) => called && `Call sign: ${called}`,
    ({ spoken }) => spoken && `On the recorder: “${spoken}”`,
    ({ count }) => count && `Counted twice: ${count}`,
    ({ nouns }) => nouns && `Other ${nouns} on board: 0`,
  ],
  countdownHeading: [
    ({ noun }) => noun && `T-minus one ${noun}`,
    ({ The, v }) => `${The} ${v('is', 'are')} strapped in`,
    ({ The, prop, v }) => prop && `The ${prop} is bolted down. ${The} ${v('is', 'are')} not.`,
    ({ the, wants }) => wants && `Holding: ${the} asked for ${wants}`,
    ({ bare }) => `On the pad: ${bare}`,
  ],
  liveHeading: [
    ({ The, v }) => `${The} ${v('has', 'have')} cleared the tower`,
    ({ sound, the }) => sound && `Liftoff confirmed by ${the}: ${sound}`,
    ({ The }) => `${The} left without looking back`,
    ({ bare }) => `In flight: ${bare}`,
  ],
  liveText: [
    ({ quote, the }) => quote && `First transmission from ${the}: “${quote}”`,
    ({ The, the, v }) => `${The} ${v('is', 'are')} out of our hands. We never had much of a grip on ${the}.`,
    ({ part, wants }) => part && wants && `Post-launch inventory: ${part} present, ${wants} gone.`,
    ({ the, prop }) => prop && `Ground control lost sight of ${the} at once. The ${prop} can still be seen.`,
  ],
  storyHeading: [
    ({ full }) => `The file on ${full}`,
    ({ bare }) => `Mission briefing: ${bare}`,
    ({ the }) => `What the tower knows about ${the}`,
    ({ bare }) => `Declassified: ${bare}`,
  ],
  storyEnd: [
    ({ the }) =>
      `That is the whole file. Mission control read it twice, looked at ${the} through the glass, and signed.`,
    ({ denial, the }) =>
      denial &&
      `One engineer asked about the ${denial}. She was shown the line above and a photograph of ${the}, and withdrew the question.`,
    ({ part, wants, place, The, v }) =>
      part &&
      wants &&
      `The medical took four minutes. ${capital(part)}: good. Appetite for ${wants}: alarming. ${The} ${v('was', 'were')} cleared to fly and returned to ${place ?? 'quarters'}.`,
    ({ the, prop }) =>
      prop &&
      `Weight and balance were done twice, once for ${the} and once for the ${prop}. Nobody would sign for only one of them.`,
    ({ count, the }) =>
      count &&
      `The inventory says ${count}. Mission control counted, asked ${the} to leave the room, and counted again.`,
    ({ refrain, the }) =>
      refrain && `The transcript comes back to the words “${refrain}”. Nobody has asked ${the} why.`,
    ({ habit, the }) =>
      habit && `The risk board met over a single line: “${habit}”. It voted to leave ${the} as found.`,
  ],
  buyHeading: [
    ({ the }) => `Boarding with ${the}`,
    ({ bare }) => `Boarding procedure: ${bare}`,
    ({ the }) => `How to sit next to ${the}`,
    ({ the }) => `Four checks before ${the}`,
  ],
  buyIntro: [
    ({ The }) => `Four steps on {chain}. ${The} skipped all four and got the window seat anyway.`,
    ({ the, The }) => `Boarding takes less training than ${the} got. ${The} got none.`,
    ({ full, wants }) =>
      wants && `A seat beside ${full} takes four steps. Payment in ${wants} is not accepted.`,
    ({ the, prop }) => prop && `Four steps to ${the}. Keep your hands clear of the ${prop}.`,
  ],
  walletNote: [
    ({ the }) => `This is your suit. Sharing it, even with ${the}, is against regulations.`,
    ({ The }) => `Your keys stay on your person. ${The} would lose them.`,
    ({ noun, v }) => noun && `One suit per passenger. The ${noun} came with ${v('its', 'their')} own.`,
  ],
  fundNote: [
    ({ the }) => `You cannot borrow fuel from ${the}. People have asked.`,
    ({ The, wants, v }) => wants && `${The} ${v('has', 'have')} offered ${wants} instead and been refused.`,
    ({ prop }) => prop && `The ${prop} is not legal tender, in orbit or below it.`,
  ],
  exchangeNote: [
    ({ noun }) => noun && `Check the name over the gate. Lookalike gates lead to a lookalike ${noun}.`,
    ({ the }) =>
      `Read the address bar out loud. If that feels silly, picture explaining yourself to ${the} afterwards.`,
    ({ full }) =>
      `Two gates can look alike, and only one of them leads to ${full}. Check the spelling of the host.`,
  ],
  addressNote: [
    ({ a }) => `Take it from nowhere else. Search results have their own idea of ${a}.`,
    ({ The }) => `The first six characters, the last six, and then the ones between. ${The} can wait.`,
    ({ noun, prop }) => noun && prop && `Wrong address, wrong ${noun}, no ${prop}.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `Cargo papers of ${the}`,
    ({ bare }) => `Declared for loading: ${bare}`,
    ({ the, prop }) => prop && `Weights and measures, ${the} and ${prop} aside`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The creator filled in this form. Mission control stamped it without weighing anything, and ${the} sat on the scales.`,
    ({ the, v }) =>
      `Every figure here is the creator’s own statement. Nobody has checked it, and ${the} ${v('does', 'do')} not count.`,
    ({ full }) => `As stated by whoever sent us ${full}. The tower only holds the clipboard.`,
  ],
  chartHeading: [
    ({ the }) => `Altitude of ${the}`,
    ({ bare }) => `Radar screen: ${bare}`,
    ({ full }) => `Tracking station for ${full}`,
  ],
  chartText: [
    ({ The, v }) =>
      `The line is drawn by other people’s hands. ${The} ${v('has', 'have')} none on the stick.`,
    ({ the, v }) => `Radar shows where ${the} ${v('has', 'have')} been. About what comes next, radar shrugs.`,
    ({ the, wants }) =>
      wants && `If the line wobbles, do not blame ${the}. Blame gravity, or an appetite for ${wants}.`,
    ({ prop, the }) => prop && `Radar cannot see the ${prop}, and has formed no view on ${the}.`,
  ],
  roadmapHeading: [
    ({ the }) => `Flight plan of ${the}`,
    ({ bare }) => `Trajectory, in pencil: ${bare}`,
    ({ full }) => `Intended course of ${full}`,
  ],
  roadmapText: [
    ({ the }) => `Plans of the creator, in pencil, and no promise. Nobody has shown them to ${the}.`,
    ({ the, v }) =>
      `What the creator plans. It is no promise: ${the} ${v('has', 'have')} never followed a flight plan before.`,
    ({ the, prop }) =>
      prop && `The creator’s plans for ${the} and the ${prop}. A plan is not a promise; ask any probe.`,
  ],
  galleryHeading: [
    ({ the }) => `Onboard camera: ${the}`,
    ({ full }) => `Photographs of ${full}, through the porthole`,
    ({ bare }) => `Exposure log: ${bare}`,
  ],
  galleryText: [
    ({ The, v }) => `${The} ${v('was', 'were')} asked to look into the lens and looked at the photographer.`,
    ({ the }) => `The camera was pointed at ${the}. What it caught is another matter.`,
    ({ the, part }) => part && `Image analysis of ${the}: ${part} in focus, motive unclear.`,
    ({ the, prop }) =>
      prop && `Where the ${prop} can be seen, it is to scale. About ${the}, opinions differ.`,
  ],
  communityHeading: [
    ({ the }) => `Ground crew of ${the}`,
    ({ the }) => `On the same frequency as ${the}`,
    ({ bare }) => `Open channel: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `Where the ground crew argues about ${full}. Whoever writes to you first is not ground crew.`,
    ({ prop }) => prop && `Ask about the ${prop}. Somebody on this frequency has drawn a diagram.`,
    ({ the, wants }) =>
      wants && `Expect pictures of ${the}, theories about ${the}, and long silences over ${wants}.`,
  ],
  communitySilence: [
    ({ the }) => `Radio silence for now. A message from ${the} is not from ${the}.`,
    ({ full }) => `No frequency has been assigned to ${full}. Voices claiming otherwise are static.`,
  ],
  faqHeading: [
    ({ the }) => `The press room asks about ${the}`,
    ({ full }) => `Transcript: questions for ${full}`,
    ({ bare }) => `Press conference: ${bare}`,
  ],
  faq,
  closingHeading: [
    ({ the, v }) => `Tower to you: ${the} ${v('is', 'are')} ready`,
    ({ noun }) => noun && `End of checklist, start of ${noun}`,
    ({ bare }) => `Final poll: ${bare}, go or no go?`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” Over.`,
    ({ a }) => `For the log: ${a}, one rocket, {chain}. Over.`,
    ({ a }) => `For the log: ${a}, one rocket, and nobody with a better idea. Over.`,
    ({ wants, the }) => wants && `Remaining on board: ${the}, two portions of ${wants}, and your seat. Over.`,
    ({ the, prop }) => prop && `For the log: ${the}, the ${prop}, and a window seat. Over.`,
  ],
  footerNote: [
    ({ The, v }) => `${The} ${v('was', 'were')} not weighed, measured or spun for this page.`,
    ({ nouns }) => nouns && `No ${nouns} were consulted about orbital mechanics.`,
    ({ the }) => `Gravity declined to comment on ${the}.`,
  ],
};
