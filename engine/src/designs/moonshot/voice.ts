import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Deadpan mission control: procedures, manifests and telemetry about something that has no business in a rocket. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · crew: ${noun}`,
    ({ indefinite }) => `{name} · payload: ${indefinite}`,
    ({ denial }) => denial && `{name} · ${denial}: not fitted`,
    ({ traits }) => traits && `{name} · ${traits}`,
    ({ sound, noun }) => sound && `{name} · ${noun}, call sign ${capital(sound)} One`,
    ({ prop }) => prop && `{name} · with ${prop}, as briefed`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called, noun }) => called && `Pilot: ${called}. Previous post: ${noun}.`,
    ({ indefinite }) => `Houston, we have ${indefinite}.`,
    ({ Definite }) => `${Definite} passed every test we had. We had one.`,
    ({ Definite, prop, agree }) => prop && `${Definite} ${agree('is', 'are')} on board. So is the ${prop}.`,
    ({ Definite, denial, agree }) =>
      denial && `No ${denial}. ${Definite} ${agree('launches', 'launch')} anyway.`,
    ({ indefinite }) => `We asked for an astronaut. We got ${indefinite}.`,
    ({ traits }) => traits && `Cabin report: ${traits}.`,
    ({ sound, headNoun }) => sound && headNoun && `T-minus ${sound}. ${capital(headNoun)} is go.`,
    ({ wants, definite }) => wants && `Fuel: full. ${capital(wants)} for ${definite}: packed.`,
    ({ indefiniteShort, habit }) => habit && `One small step for ${indefiniteShort}.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `Telemetry, word for word: “${quote}”`,
    ({ quote, definite }) => quote && `Asked for a statement, ${definite} pointed at the file: “${quote}”`,
    ({ habit, definite }) => habit && `The personnel file on ${definite} has one entry: “${habit}”.`,
    ({ sound, definite, Definite }) =>
      sound &&
      `Mission control asked ${definite} for a statement. ${Definite} said “${sound}” and closed the hatch.`,
    ({ indefinite }) => `Mission control has one job, and it is ${indefinite}.`,
    ({ spoken, definite }) =>
      spoken && `The voice recorder of ${definite} holds two words of note, or so: “${spoken}”.`,
    ({ denial, Definite, agree }) =>
      denial && `The checklist says “${denial}”. ${Definite} ${agree('has', 'have')} eaten the checklist.`,
  ],
  contractLabel: [
    ({ definite }) => `Docking port of ${definite}`,
    ({ noun }) => `Airlock: ${noun}`,
    ({ full }) => `Hatch number of ${full}`,
    ({ definite, agree }) => `Where ${definite} ${agree('docks', 'dock')}`,
  ],
  contractNote: [
    ({ headNoun }) => headNoun && `One hatch, one ${headNoun}. Any other address opens onto somebody else’s.`,
    ({ indefiniteShort }) =>
      /^an? /.test(indefiniteShort) &&
      `Read every character back to the tower. A near miss is also ${indefiniteShort}, just not this one.`,
    ({ prop, definite }) =>
      prop && `An address that differs by one character has neither ${definite} nor the ${prop}.`,
    ({ full }) => `Any other address is a different flight, without ${full}.`,
  ],
  marquee: [
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} go`,
    ({ noun }) => `Payload: ${noun}`,
    ({ definite }) => `Hatch closed behind ${definite}`,
    ({ full }) => `Tracking ${full}`,
    ({ quote }) => quote,
    ({ sound, definite }) => sound && `Radio check, ${definite}: ${sound}`,
    ({ prop }) => prop && `Bolted down: the ${prop}`,
    ({ denial }) => denial && `${capital(denial)}: not fitted`,
    ({ wants, definite }) => wants && `Rations for ${definite}: ${wants}`,
    ({ part, definite }) => part && `Medical, ${definite}: ${part} normal`,
    ({ place, Definite }) => place && `${Definite}: last seen near ${place}`,
    ({ traits }) => traits && `Cabin: ${traits}`,
    ({ called }) => called && `Call sign: ${called}`,
    ({ spoken }) => spoken && `On the recorder: “${spoken}”`,
    ({ count }) => count && `Counted twice: ${count}`,
    ({ headPlural }) => headPlural && `Other ${headPlural} on board: 0`,
  ],
  countdownHeading: [
    ({ headNoun }) => headNoun && `T-minus one ${headNoun}`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} strapped in`,
    ({ Definite, prop, agree }) =>
      prop && `The ${prop} is bolted down. ${Definite} ${agree('is', 'are')} not.`,
    ({ definite, wants }) => wants && `Holding: ${definite} asked for ${wants}`,
    ({ noun }) => `On the pad: ${noun}`,
  ],
  liveHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('has', 'have')} cleared the tower`,
    ({ sound, definite }) => sound && `Liftoff confirmed by ${definite}: ${sound}`,
    ({ Definite }) => `${Definite} left without looking back`,
    ({ noun }) => `In flight: ${noun}`,
  ],
  liveText: [
    ({ quote, definite }) => quote && `First transmission from ${definite}: “${quote}”`,
    ({ Definite, definite, agree }) =>
      `${Definite} ${agree('is', 'are')} out of our hands. We never had much of a grip on ${definite}.`,
    ({ part, wants }) => part && wants && `Post-launch inventory: ${part} present, ${wants} gone.`,
    ({ definite, prop }) =>
      prop && `Ground control lost sight of ${definite} at once. The ${prop} can still be seen.`,
  ],
  storyHeading: [
    ({ full }) => `The file on ${full}`,
    ({ noun }) => `Mission briefing: ${noun}`,
    ({ definite }) => `What the tower knows about ${definite}`,
    ({ noun }) => `Declassified: ${noun}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `That is the whole file. Mission control read it twice, looked at ${definite} through the glass, and signed.`,
    ({ denial, definite }) =>
      denial &&
      `One engineer asked about the ${denial}. She was shown the line above and a photograph of ${definite}, and withdrew the question.`,
    ({ part, wants, place, Definite, agree }) =>
      part &&
      wants &&
      `The medical took four minutes. ${capital(part)}: good. Appetite for ${wants}: alarming. ${Definite} ${agree('was', 'were')} cleared to fly and returned to ${place ?? 'quarters'}.`,
    ({ definite, prop }) =>
      prop &&
      `Weight and balance were done twice, once for ${definite} and once for the ${prop}. Nobody would sign for only one of them.`,
    ({ count, definite }) =>
      count &&
      `The inventory says ${count}. Mission control counted, asked ${definite} to leave the room, and counted again.`,
    ({ refrain, definite }) =>
      refrain && `The transcript comes back to the words “${refrain}”. Nobody has asked ${definite} why.`,
    ({ habit, definite }) =>
      habit && `The risk board met over a single line: “${habit}”. It voted to leave ${definite} as found.`,
  ],
  buyHeading: [
    ({ definite }) => `Boarding with ${definite}`,
    ({ noun }) => `Boarding procedure: ${noun}`,
    ({ definite }) => `How to sit next to ${definite}`,
    ({ definite }) => `Four checks before ${definite}`,
  ],
  buyIntro: [
    ({ Definite }) => `Four steps on {chain}. ${Definite} skipped all four and got the window seat anyway.`,
    ({ definite, Definite }) => `Boarding takes less training than ${definite} got. ${Definite} got none.`,
    ({ full, wants }) =>
      wants && `A seat beside ${full} takes four steps. Payment in ${wants} is not accepted.`,
    ({ definite, prop }) => prop && `Four steps to ${definite}. Keep your hands clear of the ${prop}.`,
  ],
  walletNote: [
    ({ definite }) => `This is your suit. Sharing it, even with ${definite}, is against regulations.`,
    ({ Definite }) => `Your keys stay on your person. ${Definite} would lose them.`,
    ({ headNoun, agree }) =>
      headNoun && `One suit per passenger. The ${headNoun} came with ${agree('its', 'their')} own.`,
  ],
  fundNote: [
    ({ definite }) => `You cannot borrow fuel from ${definite}. People have asked.`,
    ({ Definite, wants, agree }) =>
      wants && `${Definite} ${agree('has', 'have')} offered ${wants} instead and been refused.`,
    ({ prop }) => prop && `The ${prop} is not legal tender, in orbit or below it.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun && `Check the name over the gate. Lookalike gates lead to a lookalike ${headNoun}.`,
    ({ definite }) =>
      `Read the address bar out loud. If that feels silly, picture explaining yourself to ${definite} afterwards.`,
    ({ full }) =>
      `Two gates can look alike, and only one of them leads to ${full}. Check the spelling of the host.`,
  ],
  addressNote: [
    ({ indefinite }) => `Take it from nowhere else. Search results have their own idea of ${indefinite}.`,
    ({ Definite }) =>
      `The first six characters, the last six, and then the ones between. ${Definite} can wait.`,
    ({ headNoun, prop }) => headNoun && prop && `Wrong address, wrong ${headNoun}, no ${prop}.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `Cargo papers of ${definite}`,
    ({ noun }) => `Declared for loading: ${noun}`,
    ({ definite, prop }) => prop && `Weights and measures, ${definite} and ${prop} aside`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The creator filled in this form. Mission control stamped it without weighing anything, and ${definite} sat on the scales.`,
    ({ definite, agree }) =>
      `Every figure here is the creator’s own statement. Nobody has checked it, and ${definite} ${agree('does', 'do')} not count.`,
    ({ full }) => `As stated by whoever sent us ${full}. The tower only holds the clipboard.`,
  ],
  chartHeading: [
    ({ definite }) => `Altitude of ${definite}`,
    ({ noun }) => `Radar screen: ${noun}`,
    ({ full }) => `Tracking station for ${full}`,
  ],
  chartText: [
    ({ Definite, agree }) =>
      `The line is drawn by other people’s hands. ${Definite} ${agree('has', 'have')} none on the stick.`,
    ({ definite, agree }) =>
      `Radar shows where ${definite} ${agree('has', 'have')} been. About what comes next, radar shrugs.`,
    ({ definite, wants }) =>
      wants && `If the line wobbles, do not blame ${definite}. Blame gravity, or an appetite for ${wants}.`,
    ({ prop, definite }) => prop && `Radar cannot see the ${prop}, and has formed no view on ${definite}.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Flight plan of ${definite}`,
    ({ noun }) => `Trajectory, in pencil: ${noun}`,
    ({ full }) => `Intended course of ${full}`,
  ],
  roadmapText: [
    ({ definite }) =>
      `Plans of the creator, in pencil, and no promise. Nobody has shown them to ${definite}.`,
    ({ definite, agree }) =>
      `What the creator plans. It is no promise: ${definite} ${agree('has', 'have')} never followed a flight plan before.`,
    ({ definite, prop }) =>
      prop && `The creator’s plans for ${definite} and the ${prop}. A plan is not a promise; ask any probe.`,
  ],
  galleryHeading: [
    ({ definite }) => `Onboard camera: ${definite}`,
    ({ full }) => `Photographs of ${full}, through the porthole`,
    ({ noun }) => `Exposure log: ${noun}`,
  ],
  galleryText: [
    ({ Definite, agree }) =>
      `${Definite} ${agree('was', 'were')} asked to look into the lens and looked at the photographer.`,
    ({ definite }) => `The camera was pointed at ${definite}. What it caught is another matter.`,
    ({ definite, part }) => part && `Image analysis of ${definite}: ${part} in focus, motive unclear.`,
    ({ definite, prop }) =>
      prop && `Where the ${prop} can be seen, it is to scale. About ${definite}, opinions differ.`,
  ],
  communityHeading: [
    ({ definite }) => `Ground crew of ${definite}`,
    ({ definite }) => `On the same frequency as ${definite}`,
    ({ noun }) => `Open channel: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `Where the ground crew argues about ${full}. Whoever writes to you first is not ground crew.`,
    ({ prop }) => prop && `Ask about the ${prop}. Somebody on this frequency has drawn a diagram.`,
    ({ definite, wants }) =>
      wants && `Expect pictures of ${definite}, theories about ${definite}, and long silences over ${wants}.`,
  ],
  communitySilence: [
    ({ definite }) => `Radio silence for now. A message from ${definite} is not from ${definite}.`,
    ({ full }) => `No frequency has been assigned to ${full}. Voices claiming otherwise are static.`,
  ],
  faqHeading: [
    ({ definite }) => `The press room asks about ${definite}`,
    ({ full }) => `Transcript: questions for ${full}`,
    ({ noun }) => `Press conference: ${noun}`,
  ],
  faq,
  closingHeading: [
    ({ definite, agree }) => `Tower to you: ${definite} ${agree('is', 'are')} ready`,
    ({ headNoun }) => headNoun && `End of checklist, start of ${headNoun}`,
    ({ noun }) => `Final poll: ${noun}, go or no go?`,
  ],
  closingText: [
    ({ quote }) => quote && `“${quote}” Over.`,
    ({ indefinite }) => `For the log: ${indefinite}, one rocket, {chain}. Over.`,
    ({ indefinite }) => `For the log: ${indefinite}, one rocket, and nobody with a better idea. Over.`,
    ({ wants, definite }) =>
      wants && `Remaining on board: ${definite}, two portions of ${wants}, and your seat. Over.`,
    ({ definite, prop }) => prop && `For the log: ${definite}, the ${prop}, and a window seat. Over.`,
  ],
  footerNote: [
    ({ Definite, agree }) =>
      `${Definite} ${agree('was', 'were')} not weighed, measured or spun for this page.`,
    ({ headPlural }) => headPlural && `No ${headPlural} were consulted about orbital mechanics.`,
    ({ definite }) => `Gravity declined to comment on ${definite}.`,
  ],
};
