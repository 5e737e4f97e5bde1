import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The help file of an old operating system: patient, grammatical, sure that this can be solved by clicking OK. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} Setup · ${bare}`,
    ({ a }) => `{name} · this computer contains ${a}`,
    ({ prop }) => prop && `{name} · new hardware found: ${prop}`,
    ({ denial }) => denial && `{name} · component not found: ${denial}`,
    ({ sound }) => sound && `{name} · start-up sound: ${sound}`,
    ({ traits }) => traits && `{name} Properties · ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a }) => `This computer now contains ${a}.`,
    ({ the }) => `It is now safe to look at ${the}.`,
    ({ The, v }) => `${The} ${v('has', 'have')} performed a legal operation.`,
    ({ a }) => `Are you sure you want ${a}?`,
    ({ denial, The }) => denial && `The file “${denial}” was not found. ${The} opened instead.`,
    ({ prop, the }) => prop && `New hardware found: ${prop}. Driver: ${the}.`,
    ({ sound, noun }) => sound && noun && `The sound “${sound}” is now assigned to the ${noun}.`,
    ({ wants, the }) => wants && `To continue, please insert ${wants} for ${the}.`,
    ({ traits, The, v }) => traits && `${The} ${v('is', 'are')} running normally: ${traits}.`,
    ({ called }) => called && `Welcome back, ${called}.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `The help file on this subject begins as follows: “${quote}”`,
    ({ quote, the }) =>
      quote && `A message about ${the} has been waiting for you since start-up. It reads: “${quote}”`,
    ({ habit, the }) =>
      habit && `Known issue: ${the} ${habit}. No update is planned, because nothing is broken.`,
    ({ a }) =>
      `Setup has examined this computer and found that it does not contain ${a}. Setup can help you with this.`,
    ({ denial, the }) =>
      denial && `You do not need any ${denial} to use ${the}. If you were given some, return it.`,
    ({ sound, the, v }) =>
      sound &&
      `If you hear “${sound}”, ${the} ${v('is', 'are')} working correctly. If you hear nothing, turn up your speakers and try again.`,
    ({ spoken, the, v }) =>
      spoken &&
      `When ${the} ${v('starts', 'start')}, this computer says “${spoken}”. To turn off the sound, ask nicely.`,
  ],
  contractLabel: [
    ({ the }) => `Full path to ${the}`,
    ({ bare }) => `Product ID: ${bare}`,
    ({ the }) => `Serial number of ${the}`,
    ({ full }) => `Location of ${full}`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `Please type the address exactly as shown. If you change one character, you may open a different ${noun}, and it may not be friendly.`,
    ({ the }) =>
      `To make sure that you are using ${the} and no other program, compare every character before you click OK.`,
    ({ the, prop }) =>
      prop &&
      `An address that differs by one character contains neither ${the} nor the ${prop}, nor any help.`,
    ({ full }) => `If a shortcut on another page claims to point to ${full}, do not double-click it.`,
  ],
  marquee: [
    ({ the }) => `Open ${the}`,
    ({ bare }) => `Run ${bare}`,
    ({ The }) => `${The}: OK`,
    ({ full }) => `Now opening ${full}`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `${capital(noun)}.wav: ${sound}`,
    ({ prop, the }) => prop && `${capital(prop)}: in use by ${the}`,
    ({ denial, The }) => denial && `${The}: ${denial} not installed`,
    ({ wants, the }) => wants && `Insert ${wants} for ${the}`,
    ({ part, the }) => part && `Found: ${part} of ${the}`,
    ({ place, the }) => place && `My places, ${the}: ${place}`,
    ({ traits }) => traits && `Status: ${traits}`,
    ({ nouns }) => nouns && `Other ${nouns}: not responding`,
    ({ called }) => called && `User: ${called}`,
    ({ spoken }) => spoken && `Sound file: “${spoken}”`,
    ({ count }) => count && `Items selected: ${count}`,
  ],
  countdownHeading: [
    ({ the, v }) => `Please wait while ${the} ${v('starts', 'start')}`,
    ({ noun }) => noun && `Setup is unpacking the ${noun}`,
    ({ bare }) => `Preparing for first use: ${bare}`,
    ({ the, wants, v }) => wants && `Almost ready: ${the} ${v('is', 'are')} looking for ${wants}`,
    ({ the, v }) => `Do not switch off: ${the} ${v('is', 'are')} inside`,
  ],
  liveHeading: [
    ({ The, v }) => `${The} ${v('was', 'were')} installed successfully`,
    ({ bare }) => `Setup is complete: ${bare}`,
    ({ sound, noun }) => sound && noun && `${capital(sound)}: the ${noun} has started normally`,
    ({ The, v }) => `${The} ${v('is', 'are')} ready to use`,
  ],
  liveText: [
    ({ quote }) => quote && `On first use, the following message appears: “${quote}”`,
    ({ the }) =>
      `You can now use ${the}. You do not need to restart this computer, although ${the} might ask you to.`,
    ({ part, the }) =>
      part &&
      `All components were found, including the ${part}. If you notice anything extra, it belongs to ${the}.`,
    ({ The, prop }) =>
      prop &&
      `${The} and the ${prop} were copied to this computer. There was some discussion about which should go first.`,
  ],
  storyHeading: [
    ({ the }) => `About ${the}`,
    ({ bare }) => `Read me first: ${bare}`,
    ({ full, v }) => `What ${v('is', 'are')} ${full}?`,
    ({ the }) => `Help topic 1 of 1: ${the}`,
  ],
  storyEnd: [
    ({ the }) =>
      `This concludes the help topic on ${the}. If it did not answer your question, it is possible that your question was about something else.`,
    ({ denial, the }) =>
      denial &&
      `If you are looking for the ${denial}, Search is not broken. Search was asked politely, looked in every folder, and came back with ${the}.`,
    ({ part, wants, place, the }) =>
      part &&
      wants &&
      place &&
      `If ${the} cannot be found, look near ${place}, listen for a request for ${wants}, and check for the ${part}. If all three are present, do not call support. Sit down.`,
    ({ the, prop }) =>
      prop &&
      `To separate ${the} from the ${prop}, click Properties, then Advanced, then Cancel. Cancel is the recommended choice.`,
    ({ habit, the }) =>
      habit &&
      `Support has received many calls about the entry “${habit}”. This behaviour is by design. Callers who insisted were put on hold with ${the}.`,
    ({ count, the }) =>
      count &&
      `The system found ${count} while it was looking for ${the}. If this is more than you expected, click OK and say nothing.`,
    ({ refrain, the }) =>
      refrain &&
      `The spelling checker found “${refrain}” twice in the document about ${the}. It was about to remove one, and then it understood.`,
  ],
  buyHeading: [
    ({ the }) => `Setup wizard for ${the}`,
    ({ bare }) => `Installation in four steps: ${bare}`,
    ({ the }) => `To add ${the} to your wallet`,
    ({ full }) => `Getting started with ${full}`,
  ],
  buyIntro: [
    ({ The }) =>
      `This wizard takes you through four steps on {chain}. ${The} clicked Next four times without reading. Please do not do this.`,
    ({ the }) =>
      `Before you begin, close all other programs, especially any that offer you ${the} in a hurry. Then follow the four steps.`,
    ({ wants, the }) =>
      wants &&
      `You will need four steps and some patience. You may be asked for ${wants}. This request comes from ${the} and can be ignored.`,
    ({ the, prop }) =>
      prop &&
      `To reach ${the}, follow these four steps in order. Do not unplug the ${prop} while a step is in progress.`,
  ],
  walletNote: [
    ({ the }) => `This folder belongs to you. Do not share it on any network, not even with ${the}.`,
    ({ The }) =>
      `Keep your keys on paper, away from the computer. ${The} cannot restore them from the Recycle Bin.`,
    ({ aNoun }) =>
      aNoun &&
      `If ${aNoun} appears and asks for your keys, close the window. It did not come with this product.`,
  ],
  fundNote: [
    ({ The, v }) =>
      `Use only an amount that you can afford to delete. ${The} ${v('does', 'do')} not have an Undo command.`,
    ({ wants, the, v }) =>
      wants &&
      `The only accepted medium is {native}. A floppy disk labelled “${wants}” was rejected, and ${the} ${v('was', 'were')} informed.`,
    ({ prop, the, v }) =>
      prop &&
      `The ${prop} is not a supported form of payment, however ${the} ${v('describes', 'describe')} it.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Read the address bar slowly. A window can look exactly like the right one and still contain the wrong ${noun}.`,
    ({ The, v }) =>
      `If the address bar contains an unfamiliar letter, click Close. ${The} ${v('does', 'do')} not live there.`,
    ({ full }) => `Only one site opens ${full} correctly. Check its spelling as if you were being graded.`,
  ],
  addressNote: [
    ({ aNoun }) =>
      aNoun && `Use Copy and Paste from this page. Search may suggest ${aNoun} that you did not ask for.`,
    ({ The }) =>
      `Compare the beginning, the middle and the end. ${The} will wait without showing an hourglass.`,
    ({ noun, prop }) =>
      noun &&
      prop &&
      `If the characters do not match, you have a compatible ${noun} at best, without the original ${prop}.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `Properties of ${the}`,
    ({ bare }) => `System information: ${bare}`,
    ({ full }) => `General tab: ${full}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The fields below were filled in by the creator of ${the}. They are the creator’s own statements, and this dialog has no way to check them.`,
    ({ the }) =>
      `These values are stated by the creator and not by ${the}. A tick beside a value would mean that somebody has checked it. There are no ticks.`,
    ({ full }) =>
      `You are viewing what the creator states about ${full}. To check it, compare it with the contract, and only then click OK.`,
  ],
  chartHeading: [
    ({ bare }) => `Performance monitor: ${bare}`,
    ({ the }) => `Resource meter of ${the}`,
    ({ the }) => `To view the line of ${the}`,
  ],
  chartText: [
    ({ the }) =>
      `This line is drawn by people who buy and sell. It does not respond to the mouse, the keyboard, or ${the}.`,
    ({ full }) => `The line shows what has happened to ${full}. There is no preview of what will happen.`,
    ({ the, wants, v }) =>
      wants &&
      `If the line does something unexpected, ${the} ${v('recommends', 'recommend')} ${wants}. This is not advice.`,
    ({ the, prop }) =>
      prop && `Enlarging the line does not reveal ${the} or the ${prop}. Many users have tried this.`,
  ],
  roadmapHeading: [
    ({ the }) => `Scheduled tasks for ${the}`,
    ({ the }) => `Features that ${the} might receive`,
    ({ bare }) => `To-do list (unsaved): ${bare}`,
  ],
  roadmapText: [
    ({ the }) =>
      `The following tasks were planned by the creator of ${the}. They come with no promise, and any of them may stop responding.`,
    ({ full }) =>
      `These are the creator’s plans for ${full}. A planned feature is not a promised feature, even if it has an icon.`,
    ({ the, prop, v }) =>
      prop &&
      `Plans of the creator, without any promise. The progress bar stops whenever ${the} ${v('remembers', 'remember')} the ${prop}.`,
  ],
  galleryHeading: [
    ({ the }) => `My pictures of ${the}`,
    ({ bare }) => `Slide show: ${bare}`,
    ({ full }) => `Now viewing ${full}`,
  ],
  galleryText: [
    ({ the }) => `Pictures of ${the} are suitable as wallpaper. Your office may disagree.`,
    ({ part, The }) =>
      part && `To see the ${part} in full colour, move closer to the screen. ${The} will not mind.`,
    ({ prop, the }) =>
      prop && `If you cannot see the ${prop}, scroll down. If you cannot see ${the}, scroll back up.`,
    ({ The, v }) =>
      `${The} ${v('has', 'have')} not been resized for your convenience. Please adjust your chair.`,
  ],
  communityHeading: [
    ({ the }) => `Network neighbours of ${the}`,
    ({ bare }) => `Chat room: ${bare}`,
    ({ full }) => `Other users of ${full}`,
  ],
  communityText: [
    ({ full }) =>
      `Here you can meet other users of ${full}. If somebody you do not know opens a chat window first, close it. It is not support.`,
    ({ the, prop }) =>
      prop &&
      `Popular topics include ${the}, the ${prop}, and who moved the ${prop}. Strangers who offer help are not help.`,
    ({ the, wants }) =>
      wants &&
      `Questions about ${the} and ${wants} are answered in the order in which they are understood. Do not accept files from strangers.`,
  ],
  communitySilence: [
    ({ the }) =>
      `There is no channel at this time. If you receive a message from ${the}, do not open the attachment.`,
    ({ full }) =>
      `The chat room is still blank. Nobody in it speaks for ${full}, including anybody who says so.`,
  ],
  faqHeading: [
    ({ the }) => `Frequently asked questions about ${the}`,
    ({ bare }) => `Help contents: ${bare}`,
    ({ the }) => `Troubleshooting ${the}`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `Do you want to keep ${the}?`,
    ({ noun }) => noun && `Click OK to accept the ${noun}`,
    ({ bare }) => `Finish: ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `Before you exit, please read this message once more: “${quote}”`,
    ({ a }) =>
      `Setup has shown you ${a} on {chain}. Please remove all floppy disks from the drives and go outside.`,
    ({ a }) => `Setup has shown you ${a}. No further windows will open, except one.`,
    ({ the, wants }) => wants && `To exit, leave ${wants} in the disk drive and say goodbye to ${the}.`,
    ({ the, prop }) => prop && `You may now leave ${the}. The ${prop} will shut down by itself.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were defragmented.`,
    ({ the }) => `This page is best viewed with ${the} in the same room.`,
    ({ The, v }) => `${The} ${v('is', 'are')} not responding. This is normal.`,
  ],
};
