import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** Notes in the margin by a friend who was meant to listen in class: lower case, asides in brackets, everything is urgent. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · my notes on ${noun}`,
    ({ indefinite }) => `{name} · this notebook belongs to ${indefinite}`,
    ({ prop }) => prop && `{name} · (ask me about the ${prop})`,
    ({ denial }) => denial && `{name} · ${denial}: none. stickers: many`,
    ({ sound }) => sound && `{name} · doodle no. 1: “${sound}”`,
    ({ traits }) => traits && `{name} → ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite }) => `ok so, hear me out: ${indefinite}`,
    ({ indefinite }) => `i can’t stop drawing ${indefinite}`,
    ({ indefinite }) => `everybody be quiet, it’s ${indefinite}`,
    ({ definite }) => `${definite} > homework`,
    ({ denial, indefinite }) => denial && `no ${denial} BUT look: ${indefinite}`,
    ({ definite, prop }) => prop && `${definite} + the ${prop} = my whole heart`,
    ({ sound, headNoun }) => sound && headNoun && `the ${headNoun} said ${sound} and i fell off my chair`,
    ({ definite, wants }) => wants && `do NOT say “${wants}” near ${definite}`,
    ({ indefiniteShort, habit }) => habit && `things i believe in: 1. ${indefiniteShort}`,
    ({ called }) => called && `ok but who is ${called} (i love ${called})`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `copied off the board so that i never forget it: “${quote}”`,
    ({ quote, definite }) =>
      quote && `(about ${definite}, underlined twice and then a third time:) “${quote}”`,
    ({ habit, definite }) =>
      habit &&
      `fun fact that i tell everybody on the bus: ${definite} ${habit}. (nobody has asked me to stop yet.)`,
    ({ indefinite }) =>
      `i was meant to take notes in maths and now i know everything about ${indefinite}. ask me anything (not maths).`,
    ({ denial, indefinite, agree }) =>
      denial &&
      `before you ask: no ${denial}. but there ${agree('is', 'are')} ${indefinite}, and i don’t make the rules, i only color them in.`,
    ({ definite, sound }) =>
      sound && `me: hi. ${definite}: “${sound}”. me, writing that down with my good pen: noted.`,
    ({ spoken, definite }) =>
      spoken && `i wrote “${spoken}” on my pencil case and now everybody asks me about ${definite}`,
  ],
  contractLabel: [
    ({ definite, agree }) => `where ${definite} ${agree('lives', 'live')} (i asked)`,
    ({ definite }) => `copy this one for ${definite}`,
    ({ noun }) => `taped in here: ${noun}`,
    ({ full }) => `the number of ${full} →`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `check EVERY letter, i mean it. one wrong letter and you’re friends with some random ${headNoun} instead.`,
    ({ definite, agree }) =>
      `i wrote it small so that it fits, but compare it anyway, because ${definite} ${agree('is', 'are')} at this one and nowhere else.`,
    ({ definite, prop }) =>
      prop && `wrong letter → you get nothing. not ${definite}, not the ${prop}, not even a sticker.`,
    ({ full }) =>
      `if somebody passes you a note with another address for ${full}, that is NOT my handwriting.`,
  ],
  marquee: [
    ({ noun }) => `hi ${noun}`,
    ({ definite }) => `it’s ${definite}, ok`,
    ({ noun }) => `i heart ${noun}`,
    ({ indefinite }) => `(drawing of ${indefinite})`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `the ${headNoun} went “${sound}” again`,
    ({ prop, definite }) => prop && `${definite} vs the ${prop}, day 1`,
    ({ denial, definite }) => denial && `${denial}: nope. ${definite}: YES`,
    ({ wants, definite }) => wants && `${wants} for ${definite}, pls`,
    ({ part, definite }) => part && `best bit of ${definite}: ${part}`,
    ({ place, definite }) => place && `brb, seeing ${definite} at ${place}`,
    ({ traits }) => traits && `mood: ${traits}`,
    ({ headPlural }) => headPlural && `${headPlural} forever, sorry`,
    ({ called }) => called && `hi ${called}!`,
    ({ spoken }) => spoken && `“${spoken}” (same)`,
    ({ count }) => count && `${count} (i counted)`,
  ],
  countdownHeading: [
    ({ definite }) => `saving this page for ${definite}`,
    ({ definite }) => `i am being SO normal about ${definite}`,
    ({ headNoun }) => headNoun && `${headNoun} drying, do not touch`,
    ({ noun }) => `next page: ${noun}`,
    ({ definite, wants }) => wants && `(${definite} first, ${wants} after)`,
  ],
  liveHeading: [
    ({ definite, agree }) => `${definite} ${agree('is', 'are')} HERE, i repeat, here`,
    ({ definite }) => `pencils down, look up: ${definite}`,
    ({ sound, headNoun }) => sound && headNoun && `“${sound}” means the ${headNoun} is here`,
    ({ noun }) => `finally in color: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `first thing on the new page, in marker: “${quote}”`,
    ({ definite, agree }) =>
      `ok, breathe. ${definite} ${agree('is', 'are')} here and i only brought one pen.`,
    ({ part, definite }) =>
      part && `i saw the ${part} first, then i saw ${definite}, then i screamed (quietly, we have a test).`,
    ({ definite, prop }) =>
      prop && `${definite} AND the ${prop}, at the same time. i’m going to need more tape.`,
  ],
  storyHeading: [
    ({ definite }) => `everything i know about ${definite}`,
    ({ definite }) => `how ${definite} got into my notebook`,
    ({ noun }) => `dear diary: ${noun}`,
    ({ full }) => `required reading: ${full}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `that’s all i have on ${definite}. i asked around. the rest of the page is me drawing ${definite} from the side.`,
    ({ denial, definite }) =>
      denial &&
      `somebody wrote “and the ${denial}?” in the margin. i drew ${definite} over it, quite big. it’s one of my better ones.`,
    ({ part, wants, place, definite }) =>
      part &&
      wants &&
      place &&
      `if ${definite} ever goes missing, i already made the poster: last seen near ${place}, known for the ${part}, comes when you say “${wants}”. whoever helps gets my good eraser.`,
    ({ prop, definite, agree }) =>
      prop &&
      `my theory (bear with me): the ${prop} is the real main character and ${definite} ${agree('knows', 'know')}. i have a diagram. you’re not ready for the diagram.`,
    ({ habit, definite }) =>
      habit &&
      `they made me write “${habit}” a hundred times after school. joke’s on them, it’s my favourite sentence and now i have a hundred of it. (${definite} would be proud.)`,
    ({ count, definite, agree }) =>
      count &&
      `i drew ${count} along the edge until there was no edge left. ${definite} ${agree('is', 'are')} holding the last one.`,
    ({ refrain, definite }) =>
      refrain &&
      `it says “${refrain}” two times! i drew an arrow from one to the other, with ${definite} sitting on the arrow.`,
  ],
  buyHeading: [
    ({ definite }) => `how to get to ${definite} (4 steps, i counted)`,
    ({ noun }) => `cheat sheet: ${noun}`,
    ({ definite }) => `sit next to ${definite} in 4 steps`,
    ({ full }) => `the way to ${full} (i drew a map)`,
  ],
  buyIntro: [
    ({ definite }) =>
      `4 steps, all on {chain}. i explained them to ${definite} and my map came back with a bite in it.`,
    ({ definite, agree }) =>
      `go slow. there’s no test at the end of the 4 steps, there ${agree('is', 'are')} only ${definite}.`,
    ({ wants, definite, agree }) =>
      wants &&
      `what you need: 4 steps. what ${definite} ${agree('needs', 'need')}: ${wants}. these are different lists.`,
    ({ definite, prop }) => prop && `4 steps to ${definite}. pls don’t lean on the ${prop}, i just glued it.`,
  ],
  walletNote: [
    ({ definite }) => `this is like your locker. nobody else gets the code. not me, not ${definite}.`,
    ({ definite, agree }) =>
      `put your keys on PAPER and hide the paper. not in this notebook, ${definite} ${agree('reads', 'read')} this notebook.`,
    ({ indefiniteHead }) =>
      indefiniteHead && `if ${indefiniteHead} dms you and wants your keys → block. i don’t care how cute.`,
  ],
  fundNote: [
    ({ definite, agree }) =>
      `only put in what you’d be ok with losing, like pens. (${definite} ${agree('has', 'have')} four of mine.)`,
    ({ wants, definite }) =>
      wants && `you pay with {native}. ${definite} tried ${wants} once and the machine made a sad noise.`,
    ({ prop, definite }) =>
      prop && `the ${prop} is not money. i checked with ${definite} and it went quiet in here.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun && `read the url letter by letter. fake sites use the SAME ${headNoun} and one weird letter.`,
    ({ definite }) => `url looks off? close the tab. even ${definite} would, and ${definite} can’t spell.`,
    ({ full }) =>
      `there is one right site for ${full}. read its name twice, out loud, on the bus if you have to.`,
  ],
  addressNote: [
    ({ definite }) =>
      `copy it from HERE. not from the chat, not from a screenshot, not from somebody who “knows” ${definite}.`,
    ({ definite }) => `first bit, last bit, middle bit. i put a tiny star next to each (for ${definite}).`,
    ({ headNoun, prop }) =>
      headNoun && prop && `different letters = different ${headNoun}, and the ${prop} comes off.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `the maths bit about ${definite} (sorry)`,
    ({ noun }) => `numbers page: ${noun}`,
    ({ definite }) => `what it says about ${definite}, with numbers`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `the creator of ${definite} stated all of this and i only copied it down. nobody has checked it (i’m bad at maths).`,
    ({ full }) => `the creator’s own words about ${full}, in my handwriting. pls check them yourself.`,
    ({ definite, prop }) =>
      prop && `stated by the creator. i asked ${definite} and i asked the ${prop} and neither could confirm.`,
  ],
  chartHeading: [
    ({ definite }) => `the squiggle under ${definite}`,
    ({ noun }) => `graph paper: ${noun}`,
    ({ definite }) => `${definite} and a line (long story)`,
  ],
  chartText: [
    ({ definite, agree }) =>
      `it goes up, it goes down, i drew eyebrows on it. ${definite} ${agree('likes', 'like')} the eyebrows.`,
    ({ definite }) =>
      `everybody who buys or sells is holding this pen at the same time, and nobody asked ${definite}.`,
    ({ definite, wants }) =>
      wants && `i showed ${definite} the line and got asked for ${wants}, so that’s where we are.`,
    ({ definite, prop, agree }) =>
      prop &&
      `if you squint, the line looks a bit like the ${prop}. ${definite} ${agree('disagrees', 'disagree')}.`,
  ],
  roadmapHeading: [
    ({ definite }) => `stuff that ${definite} might do`,
    ({ noun }) => `in pencil: ${noun}`,
    ({ definite }) => `the maybe page of ${definite}`,
  ],
  roadmapText: [
    ({ definite, agree }) =>
      `the creator’s plans, in pencil, so that they can be rubbed out. not a promise. ${definite} ${agree('doesn’t', 'don’t')} do promises.`,
    ({ full }) =>
      `what the creator plans to do with ${full}. plans, NOT promises. i wrote “maybe” next to every one.`,
    ({ definite, prop }) =>
      prop &&
      `plans of the creator, no promise. i added one about the ${prop} and ${definite} crossed it out.`,
  ],
  galleryHeading: [
    ({ noun }) => `sticker sheet: ${noun}`,
    ({ definite }) => `pics of ${definite} that i keep looking at`,
    ({ definite }) => `${definite}, taped in crooked`,
  ],
  galleryText: [
    ({ definite }) => `i used up all my tape on ${definite} and i regret nothing.`,
    ({ part, definite }) =>
      part && `note to self: still can’t draw the ${part}. the rest of ${definite} i can do asleep.`,
    ({ prop, definite }) =>
      prop &&
      `if you find the ${prop} in one of these, put a star next to it. ${definite} already put three.`,
    ({ definite, agree }) => `do not fold this page, ${definite} ${agree('is', 'are')} on it.`,
  ],
  communityHeading: [
    ({ definite }) => `the back row, with ${definite}`,
    ({ definite }) => `sign here if you like ${definite}`,
    ({ noun }) => `group chat: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `come and talk about ${full} with us. if somebody messages you first it’s not one of us, we’re all shy.`,
    ({ definite, prop }) =>
      prop &&
      `today’s topic: the ${prop}. every day’s topic: the ${prop} (and ${definite}). strangers who dm first = no.`,
    ({ definite, wants }) =>
      wants && `rules: be nice, bring ${wants}, no spoilers about ${definite}. strangers who dm first = no.`,
  ],
  communitySilence: [
    ({ definite, agree }) =>
      `there’s no channel yet, only this notebook. if ${definite} ${agree('sends', 'send')} you a note, somebody is pretending.`,
    ({ full }) => `signatures: still blank. whoever says they speak for ${full} did not ask me.`,
  ],
  faqHeading: [
    ({ definite }) => `people keep asking me about ${definite}`,
    ({ noun }) => `notes passed in class: ${noun}`,
    ({ definite }) => `questions for ${definite} (be nice)`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `last page, still ${definite}`,
    ({ headNoun }) => headNoun && `you + one ${headNoun}, think about it`,
    ({ noun }) => `p.s. ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `i wrote it on my hand so i’d remember: “${quote}”`,
    ({ indefinite }) => `so yeah. ${indefinite}, on {chain}, in my notebook, forever. bye.`,
    ({ indefinite }) => `so yeah. ${indefinite}. i have to go, the bell rang.`,
    ({ definite, wants }) => wants && `pls look after ${definite} while i’m in class (bring ${wants}). thx.`,
    ({ definite, prop }) =>
      prop && `i’m keeping the ${prop} in my pencil case. tell ${definite}. actually, don’t.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `no ${headPlural} were glued down for good.`,
    ({ definite }) => `${definite} drew on this page when i wasn’t looking.`,
    ({ definite }) => `if found, please return to ${definite}.`,
  ],
};
