import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Notes in the margin by a friend who was meant to listen in class: lower case, asides in brackets, everything is urgent. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · my notes on ${bare}`,
    ({ a }) => `{name} · this notebook belongs to ${a}`,
    ({ prop }) => prop && `{name} · (ask me about the ${prop})`,
    ({ denial }) => denial && `{name} · ${denial}: none. stickers: many`,
    ({ sound }) => sound && `{name} · doodle no. 1: “${sound}”`,
    ({ traits }) => traits && `{name} → ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a }) => `ok so, hear me out: ${a}`,
    ({ a }) => `i can’t stop drawing ${a}`,
    ({ a }) => `everybody be quiet, it’s ${a}`,
    ({ the }) => `${the} > homework`,
    ({ denial, a }) => denial && `no ${denial} BUT look: ${a}`,
    ({ the, prop }) => prop && `${the} + the ${prop} = my whole heart`,
    ({ sound, noun }) => sound && noun && `the ${noun} said ${sound} and i fell off my chair`,
    ({ the, wants }) => wants && `do NOT say “${wants}” near ${the}`,
    ({ aShort, habit }) => habit && `things i believe in: 1. ${aShort}`,
    ({ called }) => called && `ok but who is ${called} (i love ${called})`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `copied off the board so that i never forget it: “${quote}”`,
    ({ quote, the }) => quote && `(about ${the}, underlined twice and then a third time:) “${quote}”`,
    ({ habit, the }) =>
      habit &&
      `fun fact that i tell everybody on the bus: ${the} ${habit}. (nobody has asked me to stop yet.)`,
    ({ a }) =>
      `i was meant to take notes in maths and now i know everything about ${a}. ask me anything (not maths).`,
    ({ denial, a, v }) =>
      denial &&
      `before you ask: no ${denial}. but there ${v('is', 'are')} ${a}, and i don’t make the rules, i only colour them in.`,
    ({ the, sound }) => sound && `me: hi. ${the}: “${sound}”. me, writing that down with my good pen: noted.`,
    ({ spoken, the }) =>
      spoken && `i wrote “${spoken}” on my pencil case and now everybody asks me about ${the}`,
  ],
  contractLabel: [
    ({ the, v }) => `where ${the} ${v('lives', 'live')} (i asked)`,
    ({ the }) => `copy this one for ${the}`,
    ({ bare }) => `taped in here: ${bare}`,
    ({ full }) => `the number of ${full} →`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `check EVERY letter, i mean it. one wrong letter and you’re friends with some random ${noun} instead.`,
    ({ the, v }) =>
      `i wrote it small so that it fits, but compare it anyway, because ${the} ${v('is', 'are')} at this one and nowhere else.`,
    ({ the, prop }) =>
      prop && `wrong letter → you get nothing. not ${the}, not the ${prop}, not even a sticker.`,
    ({ full }) =>
      `if somebody passes you a note with another address for ${full}, that is NOT my handwriting.`,
  ],
  marquee: [
    ({ bare }) => `hi ${bare}`,
    ({ the }) => `it’s ${the}, ok`,
    ({ bare }) => `i heart ${bare}`,
    ({ a }) => `(drawing of ${a})`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `the ${noun} went “${sound}” again`,
    ({ prop, the }) => prop && `${the} vs the ${prop}, day 1`,
    ({ denial, the }) => denial && `${denial}: nope. ${the}: YES`,
    ({ wants, the }) => wants && `${wants} for ${the}, pls`,
    ({ part, the }) => part && `best bit of ${the}: ${part}`,
    ({ place, the }) => place && `brb, seeing ${the} at ${place}`,
    ({ traits }) => traits && `mood: ${traits}`,
    ({ nouns }) => nouns && `${nouns} forever, sorry`,
    ({ called }) => called && `hi ${called}!`,
    ({ spoken }) => spoken && `“${spoken}” (same)`,
    ({ count }) => count && `${count} (i counted)`,
  ],
  countdownHeading: [
    ({ the }) => `saving this page for ${the}`,
    ({ the }) => `i am being SO normal about ${the}`,
    ({ noun }) => noun && `${noun} drying, do not touch`,
    ({ bare }) => `next page: ${bare}`,
    ({ the, wants }) => wants && `(${the} first, ${wants} after)`,
  ],
  liveHeading: [
    ({ the, v }) => `${the} ${v('is', 'are')} HERE, i repeat, here`,
    ({ the }) => `pencils down, look up: ${the}`,
    ({ sound, noun }) => sound && noun && `“${sound}” means the ${noun} is here`,
    ({ bare }) => `finally in colour: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `first thing on the new page, in marker: “${quote}”`,
    ({ the, v }) => `ok, breathe. ${the} ${v('is', 'are')} here and i only brought one pen.`,
    ({ part, the }) =>
      part && `i saw the ${part} first, then i saw ${the}, then i screamed (quietly, we have a test).`,
    ({ the, prop }) => prop && `${the} AND the ${prop}, at the same time. i’m going to need more tape.`,
  ],
  storyHeading: [
    ({ the }) => `everything i know about ${the}`,
    ({ the }) => `how ${the} got into my notebook`,
    ({ bare }) => `dear diary: ${bare}`,
    ({ full }) => `required reading: ${full}`,
  ],
  storyEnd: [
    ({ the }) =>
      `that’s all i have on ${the}. i asked around. the rest of the page is me drawing ${the} from the side.`,
    ({ denial, the }) =>
      denial &&
      `somebody wrote “and the ${denial}?” in the margin. i drew ${the} over it, quite big. it’s one of my better ones.`,
    ({ part, wants, place, the }) =>
      part &&
      wants &&
      place &&
      `if ${the} ever goes missing, i already made the poster: last seen near ${place}, known for the ${part}, comes when you say “${wants}”. whoever helps gets my good eraser.`,
    ({ prop, the, v }) =>
      prop &&
      `my theory (bear with me): the ${prop} is the real main character and ${the} ${v('knows', 'know')}. i have a diagram. you’re not ready for the diagram.`,
    ({ habit, the }) =>
      habit &&
      `they made me write “${habit}” a hundred times after school. joke’s on them, it’s my favourite sentence and now i have a hundred of it. (${the} would be proud.)`,
    ({ count, the, v }) =>
      count &&
      `i drew ${count} along the edge until there was no edge left. ${the} ${v('is', 'are')} holding the last one.`,
    ({ refrain, the }) =>
      refrain &&
      `it says “${refrain}” two times! i drew an arrow from one to the other, with ${the} sitting on the arrow.`,
  ],
  buyHeading: [
    ({ the }) => `how to get to ${the} (4 steps, i counted)`,
    ({ bare }) => `cheat sheet: ${bare}`,
    ({ the }) => `sit next to ${the} in 4 steps`,
    ({ full }) => `the way to ${full} (i drew a map)`,
  ],
  buyIntro: [
    ({ the }) =>
      `4 steps, all on {chain}. i explained them to ${the} and my map came back with a bite in it.`,
    ({ the, v }) =>
      `go slow. there’s no test at the end of the 4 steps, there ${v('is', 'are')} only ${the}.`,
    ({ wants, the, v }) =>
      wants &&
      `what you need: 4 steps. what ${the} ${v('needs', 'need')}: ${wants}. these are different lists.`,
    ({ the, prop }) => prop && `4 steps to ${the}. pls don’t lean on the ${prop}, i just glued it.`,
  ],
  walletNote: [
    ({ the }) => `this is like your locker. nobody else gets the code. not me, not ${the}.`,
    ({ the, v }) =>
      `put your keys on PAPER and hide the paper. not in this notebook, ${the} ${v('reads', 'read')} this notebook.`,
    ({ aNoun }) => aNoun && `if ${aNoun} dms you and wants your keys → block. i don’t care how cute.`,
  ],
  fundNote: [
    ({ the, v }) =>
      `only put in what you’d be ok with losing, like pens. (${the} ${v('has', 'have')} four of mine.)`,
    ({ wants, the }) =>
      wants && `you pay with {native}. ${the} tried ${wants} once and the machine made a sad noise.`,
    ({ prop, the }) => prop && `the ${prop} is not money. i checked with ${the} and it went quiet in here.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun && `read the url letter by letter. fake sites use the SAME ${noun} and one weird letter.`,
    ({ the }) => `url looks off? close the tab. even ${the} would, and ${the} can’t spell.`,
    ({ full }) =>
      `there is one right site for ${full}. read its name twice, out loud, on the bus if you have to.`,
  ],
  addressNote: [
    ({ the }) =>
      `copy it from HERE. not from the chat, not from a screenshot, not from somebody who “knows” ${the}.`,
    ({ the }) => `first bit, last bit, middle bit. i put a tiny star next to each (for ${the}).`,
    ({ noun, prop }) => noun && prop && `different letters = different ${noun}, and the ${prop} comes off.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `the maths bit about ${the} (sorry)`,
    ({ bare }) => `numbers page: ${bare}`,
    ({ the }) => `what it says about ${the}, with numbers`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `the creator of ${the} stated all of this and i only copied it down. nobody has checked it (i’m bad at maths).`,
    ({ full }) => `the creator’s own words about ${full}, in my handwriting. pls check them yourself.`,
    ({ the, prop }) =>
      prop && `stated by the creator. i asked ${the} and i asked the ${prop} and neither could confirm.`,
  ],
  chartHeading: [
    ({ the }) => `the squiggle under ${the}`,
    ({ bare }) => `graph paper: ${bare}`,
    ({ the }) => `${the} and a line (long story)`,
  ],
  chartText: [
    ({ the, v }) =>
      `it goes up, it goes down, i drew eyebrows on it. ${the} ${v('likes', 'like')} the eyebrows.`,
    ({ the }) => `everybody who buys or sells is holding this pen at the same time, and nobody asked ${the}.`,
    ({ the, wants }) =>
      wants && `i showed ${the} the line and got asked for ${wants}, so that’s where we are.`,
    ({ the, prop, v }) =>
      prop && `if you squint, the line looks a bit like the ${prop}. ${the} ${v('disagrees', 'disagree')}.`,
  ],
  roadmapHeading: [
    ({ the }) => `stuff that ${the} might do`,
    ({ bare }) => `in pencil: ${bare}`,
    ({ the }) => `the maybe page of ${the}`,
  ],
  roadmapText: [
    ({ the, v }) =>
      `the creator’s plans, in pencil, so that they can be rubbed out. not a promise. ${the} ${v('doesn’t', 'don’t')} do promises.`,
    ({ full }) =>
      `what the creator plans to do with ${full}. plans, NOT promises. i wrote “maybe” next to every one.`,
    ({ the, prop }) =>
      prop && `plans of the creator, no promise. i added one about the ${prop} and ${the} crossed it out.`,
  ],
  galleryHeading: [
    ({ bare }) => `sticker sheet: ${bare}`,
    ({ the }) => `pics of ${the} that i keep looking at`,
    ({ the }) => `${the}, taped in crooked`,
  ],
  galleryText: [
    ({ the }) => `i used up all my tape on ${the} and i regret nothing.`,
    ({ part, the }) =>
      part && `note to self: still can’t draw the ${part}. the rest of ${the} i can do asleep.`,
    ({ prop, the }) =>
      prop && `if you find the ${prop} in one of these, put a star next to it. ${the} already put three.`,
    ({ the, v }) => `do not fold this page, ${the} ${v('is', 'are')} on it.`,
  ],
  communityHeading: [
    ({ the }) => `the back row, with ${the}`,
    ({ the }) => `sign here if you like ${the}`,
    ({ bare }) => `group chat: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `come and talk about ${full} with us. if somebody messages you first it’s not one of us, we’re all shy.`,
    ({ the, prop }) =>
      prop &&
      `today’s topic: the ${prop}. every day’s topic: the ${prop} (and ${the}). strangers who dm first = no.`,
    ({ the, wants }) =>
      wants && `rules: be nice, bring ${wants}, no spoilers about ${the}. strangers who dm first = no.`,
  ],
  communitySilence: [
    ({ the, v }) =>
      `there’s no channel yet, only this notebook. if ${the} ${v('sends', 'send')} you a note, somebody is pretending.`,
    ({ full }) => `signatures: still blank. whoever says they speak for ${full} did not ask me.`,
  ],
  faqHeading: [
    ({ the }) => `people keep asking me about ${the}`,
    ({ bare }) => `notes passed in class: ${bare}`,
    ({ the }) => `questions for ${the} (be nice)`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `last page, still ${the}`,
    ({ noun }) => noun && `you + one ${noun}, think about it`,
    ({ bare }) => `p.s. ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `i wrote it on my hand so i’d remember: “${quote}”`,
    ({ a }) => `so yeah. ${a}, on {chain}, in my notebook, forever. bye.`,
    ({ a }) => `so yeah. ${a}. i have to go, the bell rang.`,
    ({ the, wants }) => wants && `pls look after ${the} while i’m in class (bring ${wants}). thx.`,
    ({ the, prop }) => prop && `i’m keeping the ${prop} in my pencil case. tell ${the}. actually, don’t.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `no ${nouns} were glued down for good.`,
    ({ the }) => `${the} drew on this page when i wasn’t looking.`,
    ({ the }) => `if found, please return to ${the}.`,
  ],
};
