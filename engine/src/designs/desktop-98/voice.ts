import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The help file of an old operating system: patient, grammatical, sure that this can be solved by clicking OK. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} Setup · ${noun}`,
    ({ indefinite }) => `{name} · this computer contains ${indefinite}`,
    ({ prop }) => prop && `{name} · new hardware found: ${prop}`,
    ({ denial }) => denial && `{name} · component not found: ${denial}`,
    ({ sound }) => sound && `{name} · start-up sound: ${sound}`,
    ({ traits }) => traits && `{name} Properties · ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite }) => `This computer now contains ${indefinite}.`,
    ({ definite }) => `It is now safe to look at ${definite}.`,
    ({ Definite, agree }) => `${Definite} ${agree('has', 'have')} performed a legal operation.`,
    ({ indefinite }) => `Are you sure you want ${indefinite}?`,
    ({ denial, Definite }) => denial && `The file “${denial}” was not found. ${Definite} opened instead.`,
    ({ prop, definite }) => prop && `New hardware found: ${prop}. Driver: ${definite}.`,
    ({ sound, headNoun }) => sound && headNoun && `The sound “${sound}” is now assigned to the ${headNoun}.`,
    ({ wants, definite }) => wants && `To continue, please insert ${wants} for ${definite}.`,
    ({ traits, Definite, agree }) =>
      traits && `${Definite} ${agree('is', 'are')} running normally: ${traits}.`,
    ({ called }) => called && `Welcome back, ${called}.`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `The help file on this subject begins as follows: “${quote}”`,
    ({ quote, definite }) =>
      quote && `A message about ${definite} has been waiting for you since start-up. It reads: “${quote}”`,
    ({ habit, definite }) =>
      habit && `Known issue: ${definite} ${habit}. No update is planned, because nothing is broken.`,
    ({ indefinite }) =>
      `Setup has examined this computer and found that it does not contain ${indefinite}. Setup can help you with this.`,
    ({ denial, definite }) =>
      denial && `You do not need any ${denial} to use ${definite}. If you were given some, return it.`,
    ({ sound, definite, agree }) =>
      sound &&
      `If you hear “${sound}”, ${definite} ${agree('is', 'are')} working correctly. If you hear nothing, turn up your speakers and try again.`,
    ({ spoken, definite, agree }) =>
      spoken &&
      `When ${definite} ${agree('starts', 'start')}, this computer says “${spoken}”. To turn off the sound, ask nicely.`,
  ],
  contractLabel: [
    ({ definite }) => `Full path to ${definite}`,
    ({ noun }) => `Product ID: ${noun}`,
    ({ definite }) => `Serial number of ${definite}`,
    ({ full }) => `Location of ${full}`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `Please type the address exactly as shown. If you change one character, you may open a different ${headNoun}, and it may not be friendly.`,
    ({ definite }) =>
      `To make sure that you are using ${definite} and no other program, compare every character before you click OK.`,
    ({ definite, prop }) =>
      prop &&
      `An address that differs by one character contains neither ${definite} nor the ${prop}, nor any help.`,
    ({ full }) => `If a shortcut on another page claims to point to ${full}, do not double-click it.`,
  ],
  marquee: [
    ({ definite }) => `Open ${definite}`,
    ({ noun }) => `Run ${noun}`,
    ({ Definite }) => `${Definite}: OK`,
    ({ full }) => `Now opening ${full}`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `${capital(headNoun)}.wav: ${sound}`,
    ({ prop, definite }) => prop && `${capital(prop)}: in use by ${definite}`,
    ({ denial, Definite }) => denial && `${Definite}: ${denial} not installed`,
    ({ wants, definite }) => wants && `Insert ${wants} for ${definite}`,
    ({ part, definite }) => part && `Found: ${part} of ${definite}`,
    ({ place, definite }) => place && `My places, ${definite}: ${place}`,
    ({ traits }) => traits && `Status: ${traits}`,
    ({ headPlural }) => headPlural && `Other ${headPlural}: not responding`,
    ({ called }) => called && `User: ${called}`,
    ({ spoken }) => spoken && `Sound file: “${spoken}”`,
    ({ count }) => count && `Items selected: ${count}`,
  ],
  countdownHeading: [
    ({ definite, agree }) => `Please wait while ${definite} ${agree('starts', 'start')}`,
    ({ headNoun }) => headNoun && `Setup is unpacking the ${headNoun}`,
    ({ noun }) => `Preparing for first use: ${noun}`,
    ({ definite, wants, agree }) =>
      wants && `Almost ready: ${definite} ${agree('is', 'are')} looking for ${wants}`,
    ({ definite, agree }) => `Do not switch off: ${definite} ${agree('is', 'are')} inside`,
  ],
  liveHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('was', 'were')} installed successfully`,
    ({ noun }) => `Setup is complete: ${noun}`,
    ({ sound, headNoun }) => sound && headNoun && `${capital(sound)}: the ${headNoun} has started normally`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} ready to use`,
  ],
  liveText: [
    ({ quote }) => quote && `On first use, the following message appears: “${quote}”`,
    ({ definite }) =>
      `You can now use ${definite}. You do not need to restart this computer, although ${definite} might ask you to.`,
    ({ part, definite }) =>
      part &&
      `All components were found, including the ${part}. If you notice anything extra, it belongs to ${definite}.`,
    ({ Definite, prop }) =>
      prop &&
      `${Definite} and the ${prop} were copied to this computer. There was some discussion about which should go first.`,
  ],
  storyHeading: [
    ({ definite }) => `About ${definite}`,
    ({ noun }) => `Read me first: ${noun}`,
    ({ full, agree }) => `What ${agree('is', 'are')} ${full}?`,
    ({ definite }) => `Help topic 1 of 1: ${definite}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `This concludes the help topic on ${definite}. If it did not answer your question, it is possible that your question was about something else.`,
    ({ denial, definite }) =>
      denial &&
      `If you are looking for the ${denial}, Search is not broken. Search was asked politely, looked in every folder, and came back with ${definite}.`,
    ({ part, wants, place, definite }) =>
      part &&
      wants &&
      place &&
      `If ${definite} cannot be found, look near ${place}, listen for a request for ${wants}, and check for the ${part}. If all three are present, do not call support. Sit down.`,
    ({ definite, prop }) =>
      prop &&
      `To separate ${definite} from the ${prop}, click Properties, then Advanced, then Cancel. Cancel is the recommended choice.`,
    ({ habit, definite }) =>
      habit &&
      `Support has received many calls about the entry “${habit}”. This behaviour is by design. Callers who insisted were put on hold with ${definite}.`,
    ({ count, definite }) =>
      count &&
      `The system found ${count} while it was looking for ${definite}. If this is more than you expected, click OK and say nothing.`,
    ({ refrain, definite }) =>
      refrain &&
      `The spelling checker found “${refrain}” twice in the document about ${definite}. It was about to remove one, and then it understood.`,
  ],
  buyHeading: [
    ({ definite }) => `Setup wizard for ${definite}`,
    ({ noun }) => `Installation in four steps: ${noun}`,
    ({ definite }) => `To add ${definite} to your wallet`,
    ({ full }) => `Getting started with ${full}`,
  ],
  buyIntro: [
    ({ Definite }) =>
      `This wizard takes you through four steps on {chain}. ${Definite} clicked Next four times without reading. Please do not do this.`,
    ({ definite }) =>
      `Before you begin, close all other programs, especially any that offer you ${definite} in a hurry. Then follow the four steps.`,
    ({ wants, definite }) =>
      wants &&
      `You will need four steps and some patience. You may be asked for ${wants}. This request comes from ${definite} and can be ignored.`,
    ({ definite, prop }) =>
      prop &&
      `To reach ${definite}, follow these four steps in order. Do not unplug the ${prop} while a step is in progress.`,
  ],
  walletNote: [
    ({ definite }) =>
      `This folder belongs to you. Do not share it on any network, not even with ${definite}.`,
    ({ Definite }) =>
      `Keep your keys on paper, away from the computer. ${Definite} cannot restore them from the Recycle Bin.`,
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `If ${indefiniteHead} appears and asks for your keys, close the window. It did not come with this product.`,
  ],
  fundNote: [
    ({ Definite, agree }) =>
      `Use only an amount that you can afford to delete. ${Definite} ${agree('does', 'do')} not have an Undo command.`,
    ({ wants, definite, agree }) =>
      wants &&
      `The only accepted medium is {native}. A floppy disk labelled “${wants}” was rejected, and ${definite} ${agree('was', 'were')} informed.`,
    ({ prop, definite, agree }) =>
      prop &&
      `The ${prop} is not a supported form of payment, however ${definite} ${agree('describes', 'describe')} it.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Read the address bar slowly. A window can look exactly like the right one and still contain the wrong ${headNoun}.`,
    ({ Definite, agree }) =>
      `If the address bar contains an unfamiliar letter, click Close. ${Definite} ${agree('does', 'do')} not live there.`,
    ({ full }) => `Only one site opens ${full} correctly. Check its spelling as if you were being graded.`,
  ],
  addressNote: [
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `Use Copy and Paste from this page. Search may suggest ${indefiniteHead} that you did not ask for.`,
    ({ Definite }) =>
      `Compare the beginning, the middle and the end. ${Definite} will wait without showing an hourglass.`,
    ({ headNoun, prop }) =>
      headNoun &&
      prop &&
      `If the characters do not match, you have a compatible ${headNoun} at best, without the original ${prop}.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `Properties of ${definite}`,
    ({ noun }) => `System information: ${noun}`,
    ({ full }) => `General tab: ${full}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The fields below were filled in by the creator of ${definite}. They are the creator’s own statements, and this dialog has no way to check them.`,
    ({ definite }) =>
      `These values are stated by the creator and not by ${definite}. A tick beside a value would mean that somebody has checked it. There are no ticks.`,
    ({ full }) =>
      `You are viewing what the creator states about ${full}. To check it, compare it with the contract, and only then click OK.`,
  ],
  chartHeading: [
    ({ noun }) => `Performance monitor: ${noun}`,
    ({ definite }) => `Resource meter of ${definite}`,
    ({ definite }) => `To view the line of ${definite}`,
  ],
  chartText: [
    ({ definite }) =>
      `This line is drawn by people who buy and sell. It does not respond to the mouse, the keyboard, or ${definite}.`,
    ({ full }) => `The line shows what has happened to ${full}. There is no preview of what will happen.`,
    ({ definite, wants, agree }) =>
      wants &&
      `If the line does something unexpected, ${definite} ${agree('recommends', 'recommend')} ${wants}. This is not advice.`,
    ({ definite, prop }) =>
      prop && `Enlarging the line does not reveal ${definite} or the ${prop}. Many users have tried this.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Scheduled tasks for ${definite}`,
    ({ definite }) => `Features that ${definite} might receive`,
    ({ noun }) => `To-do list (unsaved): ${noun}`,
  ],
  roadmapText: [
    ({ definite }) =>
      `The following tasks were planned by the creator of ${definite}. They come with no promise, and any of them may stop responding.`,
    ({ full }) =>
      `These are the creator’s plans for ${full}. A planned feature is not a promised feature, even if it has an icon.`,
    ({ definite, prop, agree }) =>
      prop &&
      `Plans of the creator, without any promise. The progress bar stops whenever ${definite} ${agree('remembers', 'remember')} the ${prop}.`,
  ],
  galleryHeading: [
    ({ definite }) => `My pictures of ${definite}`,
    ({ noun }) => `Slide show: ${noun}`,
    ({ full }) => `Now viewing ${full}`,
  ],
  galleryText: [
    ({ definite }) => `Pictures of ${definite} are suitable as wallpaper. Your office may disagree.`,
    ({ part, Definite }) =>
      part && `To see the ${part} in full color, move closer to the screen. ${Definite} will not mind.`,
    ({ prop, definite }) =>
      prop && `If you cannot see the ${prop}, scroll down. If you cannot see ${definite}, scroll back up.`,
    ({ Definite, agree }) =>
      `${Definite} ${agree('has', 'have')} not been resized for your convenience. Please adjust your chair.`,
  ],
  communityHeading: [
    ({ definite }) => `Network neighbours of ${definite}`,
    ({ noun }) => `Chat room: ${noun}`,
    ({ full }) => `Other users of ${full}`,
  ],
  communityText: [
    ({ full }) =>
      `Here you can meet other users of ${full}. If somebody you do not know opens a chat window first, close it. It is not support.`,
    ({ definite, prop }) =>
      prop &&
      `Popular topics include ${definite}, the ${prop}, and who moved the ${prop}. Strangers who offer help are not help.`,
    ({ definite, wants }) =>
      wants &&
      `Questions about ${definite} and ${wants} are answered in the order in which they are understood. Do not accept files from strangers.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `There is no channel at this time. If you receive a message from ${definite}, do not open the attachment.`,
    ({ full }) =>
      `The chat room is still blank. Nobody in it speaks for ${full}, including anybody who says so.`,
  ],
  faqHeading: [
    ({ definite }) => `Frequently asked questions about ${definite}`,
    ({ noun }) => `Help contents: ${noun}`,
    ({ definite }) => `Troubleshooting ${definite}`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `Do you want to keep ${definite}?`,
    ({ headNoun }) => headNoun && `Click OK to accept the ${headNoun}`,
    ({ noun }) => `Finish: ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `Before you exit, please read this message once more: “${quote}”`,
    ({ indefinite }) =>
      `Setup has shown you ${indefinite} on {chain}. Please remove all floppy disks from the drives and go outside.`,
    ({ indefinite }) => `Setup has shown you ${indefinite}. No further windows will open, except one.`,
    ({ definite, wants }) =>
      wants && `To exit, leave ${wants} in the disk drive and say goodbye to ${definite}.`,
    ({ definite, prop }) => prop && `You may now leave ${definite}. The ${prop} will shut down by itself.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were defragmented.`,
    ({ definite }) => `This page is best viewed with ${definite} in the same room.`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} not responding. This is normal.`,
  ],
};
