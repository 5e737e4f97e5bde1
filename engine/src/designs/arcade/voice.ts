import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The attract mode of a cabinet: no sentences where a label will do, everything is a stat, a level or a button. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · 1 player · ${noun}`,
    ({ indefinite }) => `{name} · now playing: ${indefinite}`,
    ({ sound }) => sound && `{name} · fire button: ${sound}`,
    ({ prop }) => prop && `{name} · power-up: ${prop}`,
    ({ denial }) => denial && `{name} · ${denial}: 0`,
    ({ traits }) => traits && `{name} · stats: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite }) => `Player 1: ${indefinite}`,
    ({ noun, agree }) => `Wild ${noun} ${agree('appears', 'appear')}!`,
    ({ indefinite }) => `Press start. Get ${indefinite}.`,
    ({ denial, headNoun }) => denial && headNoun && `No ${denial}. No continues. 1 ${headNoun}.`,
    ({ headNoun, prop }) => headNoun && prop && `${capital(headNoun)} got the ${prop}!`,
    ({ sound, headNoun }) => sound && headNoun && `Ready? ${capital(sound)}! Go, ${headNoun}, go!`,
    ({ wants, definite }) => wants && `Collect ${wants}. Avoid ${definite}.`,
    ({ definite }) => `Final boss: ${definite}`,
    ({ traits, Definite }) => traits && `${Definite}. Stats: ${traits}.`,
    ({ called }) => called && `New initials: ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `How to play: “${quote}”`,
    ({ quote, definite }) => quote && `Select ${definite}. Screen says: “${quote}”`,
    ({ habit }) => habit && `Special move: ${habit}. Cooldown: none.`,
    ({ indefinite }) => `4 levels. 1 life. 0 cheat codes. It is ${indefinite}.`,
    ({ denial, Definite, agree }) =>
      denial && `Missing item: ${denial}. ${Definite} ${agree('clears', 'clear')} the level without.`,
    ({ sound, Definite, agree }) =>
      sound && `Stick up: ${sound}. Stick down: ${sound}. ${Definite} ${agree('has', 'have')} 1 button.`,
    ({ spoken, definite }) => spoken && `Sound test of ${definite}: “${spoken}”. Volume: fixed.`,
  ],
  contractLabel: [
    ({ definite }) => `Level code of ${definite}`,
    ({ noun }) => `Player ID: ${noun}`,
    ({ definite }) => `Spawn point of ${definite}`,
    ({ full }) => `Warp to ${full}`,
  ],
  contractNote: [
    ({ headNoun }) => headNoun && `1 wrong character = 1 wrong ${headNoun}. No continues.`,
    ({ definite, agree }) =>
      `Enter every character. A near miss is a pit, and ${definite} ${agree('is', 'are')} not in the pit.`,
    ({ headNoun, prop }) => headNoun && prop && `Wrong code: no ${headNoun}, no ${prop}, game over.`,
    ({ full }) => `Other codes load other games. This one loads ${full}.`,
  ],
  marquee: [
    ({ noun }) => `1UP ${noun}`,
    ({ Definite }) => `${Definite}: ready`,
    ({ definite }) => `Vs. ${definite}`,
    ({ headNoun }) => headNoun && `Insert ${headNoun}`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `${capital(headNoun)} SFX: ${sound}`,
    ({ prop, Definite }) => prop && `${Definite}: ${prop} +1`,
    ({ denial, Definite }) => denial && `${Definite}: ${denial} +0`,
    ({ wants, definite }) => wants && `Bonus for ${definite}: ${wants}`,
    ({ part, definite }) => part && `Hitbox of ${definite}: ${part}`,
    ({ place, definite }) => place && `Stage 1: ${place}. Boss: ${definite}`,
    ({ traits }) => traits && `Stats: ${traits}`,
    ({ headPlural }) => headPlural && `Rival ${headPlural}: 0 lives`,
    ({ called }) => called && `Player name: ${called}`,
    ({ spoken }) => spoken && `Speech chip: “${spoken}”`,
    ({ count }) => count && `Collected: ${count}`,
  ],
  countdownHeading: [
    ({ headNoun }) => headNoun && `Now loading: ${headNoun}`,
    ({ definite }) => `Next player: ${definite}`,
    ({ noun }) => `Ready? ${capital(noun)} next`,
    ({ definite, wants, agree }) => wants && `Paused: ${definite} ${agree('wants', 'want')} ${wants}`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} holding start`,
  ],
  liveHeading: [
    ({ Definite }) => `${Definite}: go!`,
    ({ sound, headNoun }) => sound && headNoun && `${capital(sound)}! ${capital(headNoun)} has spawned`,
    ({ Definite }) => `${Definite} entered the game`,
    ({ noun }) => `Stage 1: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `First screen: “${quote}”`,
    ({ Definite, agree }) => `No tutorial. ${Definite} ${agree('is', 'are')} already moving.`,
    ({ part, definite }) => part && `Loaded: ${part}. Loaded: attitude. Fully loaded: ${definite}.`,
    ({ definite, prop }) => prop && `+1 ${prop}. Picked up by ${definite} before the music started.`,
  ],
  storyHeading: [
    ({ noun }) => `Save file: ${noun}`,
    ({ definite }) => `Intro scene: ${definite}`,
    ({ full }) => `Lore of ${full}`,
    ({ noun }) => `Side of the cabinet: ${noun}`,
  ],
  storyEnd: [
    ({ definite }) => `End of intro. Fastest skip so far: ${definite}.`,
    ({ denial, definite }) =>
      denial &&
      `Secret level “${denial}”: bombed every wall. Found: wall. Behind the wall: ${definite}, also looking.`,
    ({ part, wants, place, Definite, agree }) =>
      part &&
      wants &&
      place &&
      `Respawn point: ${place}. Kept on death: ${part}. Lost on death: ${wants}. ${Definite} ${agree('skips', 'skip')} this screen.`,
    ({ prop, definite }) =>
      prop && `Item: ${prop}. Drop rate: once. Sell value: none. Carried by: ${definite}.`,
    ({ habit, definite }) => habit && `Bug 1 of 1 in ${definite}: “${habit}”. Fixed: no. Reason: best part.`,
    ({ count, Definite }) =>
      count && `Inventory: ${count}. Slots: full. ${Definite} cannot pick up anything else.`,
    ({ refrain, definite }) => refrain && `Loop found: “${refrain}”. Fans of ${definite} never skip it.`,
  ],
  buyHeading: [
    ({ definite }) => `4 levels to ${definite}`,
    ({ noun }) => `How to play: ${noun}`,
    ({ definite }) => `Tutorial, with ${definite}`,
    ({ full }) => `Stage select, then ${full}`,
  ],
  buyIntro: [
    ({ Definite }) => `4 levels. {chain} only. ${Definite} found a warp. Take the stairs.`,
    ({ Definite }) => `No timer here. Read each screen. ${Definite} did not, and lost a life.`,
    ({ wants, definite }) => wants && `4 items needed. Not needed: ${wants}. That is for ${definite}.`,
    ({ definite, prop }) => prop && `Clear 4 levels, reach ${definite}. Touch the ${prop}, start again.`,
  ],
  walletNote: [
    ({ Definite, agree }) => `Your save slot. 1 player. ${Definite} ${agree('has', 'have')} another.`,
    ({ Definite, agree }) => `Keys stay with you. ${Definite} ${agree('drops', 'drop')} everything when hit.`,
    ({ indefiniteHead }) =>
      indefiniteHead && `${capital(indefiniteHead)} asking for keys = enemy. Jump over.`,
  ],
  fundNote: [
    ({ Definite, agree }) => `Play only coins you can lose. ${Definite} ${agree('keeps', 'keep')} no change.`,
    ({ wants, Definite }) => wants && `Slot takes {native}. Slot rejects ${wants}. ${Definite} tested it.`,
    ({ prop, Definite }) => prop && `The ${prop} does not fit the slot. ${Definite} pushed quite hard.`,
  ],
  exchangeNote: [
    ({ headNoun }) => headNoun && `Mirror level ahead. 1 letter off in the address bar = mirror ${headNoun}.`,
    ({ Definite }) => `Boss door or trapdoor? Check the address bar. ${Definite} will not shout a warning.`,
    ({ full }) => `1 portal leads to ${full}. Spell the host before you jump.`,
  ],
  addressNote: [
    ({ definite }) => `Copy from this screen. Old save files hold fakes of ${definite}.`,
    ({ Definite }) => `Check start, end, middle. ${Definite} will hold the door.`,
    ({ definite, prop }) => prop && `Right code: ${definite} plus ${prop}. Wrong code: spikes.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `Stat sheet of ${definite}`,
    ({ noun }) => `Settings menu: ${noun}`,
    ({ full }) => `Numbers behind ${full}`,
  ],
  tokenomicsText: [
    ({ definite }) => `Entered by the creator of ${definite}. The creator’s own statements. Referee: none.`,
    ({ full }) => `All stats as stated by the creator of ${full}. Nobody opened the cabinet to check.`,
    ({ definite, prop }) =>
      prop && `Creator-stated values. Not measured: all of them, ${definite}, the ${prop}.`,
  ],
  chartHeading: [
    ({ noun }) => `Side-scroller: ${noun}`,
    ({ definite }) => `Terrain under ${definite}`,
    ({ definite }) => `Jumps and pits of ${definite}`,
  ],
  chartText: [
    ({ Definite, agree }) =>
      `Terrain is built by other players. ${Definite} ${agree('has', 'have')} no hand on the stick.`,
    ({ definite }) => `Platforms: yes. Pits: yes. Map of the next screen: not even for ${definite}.`,
    ({ definite, wants }) => wants && `Line moves left to right. Eyes of ${definite} stay on ${wants}.`,
    ({ definite, prop }) => prop && `Physics by strangers. Blocking the view: ${definite}, the ${prop}.`,
  ],
  roadmapHeading: [
    ({ definite }) => `World map of ${definite}`,
    ({ noun }) => `Levels not built yet: ${noun}`,
    ({ definite }) => `Next stage for ${definite}`,
  ],
  roadmapText: [
    ({ definite }) => `Creator’s plans. Not promises. Any level can vanish. Ask ${definite}.`,
    ({ full }) => `Fog of war. The creator plans these stages for ${full}. No promise that they load.`,
    ({ Definite, prop }) =>
      prop && `Plans of the creator, no promise. ${Definite} might swap the next stage for the ${prop}.`,
  ],
  galleryHeading: [
    ({ noun }) => `Screenshots: ${noun}`,
    ({ definite }) => `Attract mode: ${definite}`,
    ({ full }) => `Sprite sheet of ${full}`,
  ],
  galleryText: [
    ({ Definite, agree }) => `Press nothing. ${Definite} ${agree('poses', 'pose')} by default.`,
    ({ part, definite }) => part && `Pixels spent on the ${part}: most. Left over for ${definite}: enough.`,
    ({ prop, definite }) => prop && `Hidden item: ${prop}. Hint: warm near ${definite}.`,
    ({ full }) => `Resolution: low. Presence of ${full}: full screen.`,
  ],
  communityHeading: [
    ({ definite }) => `Co-op with ${definite}`,
    ({ noun }) => `Lobby: ${noun}`,
    ({ definite }) => `High scores, kept by ${definite}`,
  ],
  communityText: [
    ({ full }) => `Lobby of ${full}. Whoever invites you first is a bot.`,
    ({ definite, prop }) =>
      prop && `Topic: the ${prop}. Bonus topic: ${definite}. Bots write first. Skip them.`,
    ({ definite, wants }) =>
      wants && `Rule 1: be kind to ${definite}. Rule 2: bring ${wants}. Rule 3: bots write first.`,
  ],
  communitySilence: [
    ({ definite }) => `No channel open. Message from ${definite} = enemy sprite.`,
    ({ full }) => `Lobby: silence. Nobody speaks for ${full} yet. Only traps talk.`,
  ],
  faqHeading: [
    ({ definite }) => `Hints for ${definite}`,
    ({ noun }) => `Pause menu: ${noun}`,
    ({ headNoun }) => headNoun && `Stuck on the ${headNoun}?`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `Continue with ${definite}? 9, 8, 7`,
    ({ headNoun }) => headNoun && `Insert coin. Meet ${headNoun}.`,
    ({ noun }) => `Game over? Not for ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `End screen: “${quote}” Press start.`,
    ({ indefinite }) => `Credits: ${indefinite}, {chain}, you.`,
    ({ indefinite }) => `Credits: ${indefinite}. Second player: you.`,
    ({ definite, wants }) => wants && `Bonus stage: ${definite}, ${wants}, no timer.`,
    ({ definite, prop }) => prop && `End screen: ${definite}, the ${prop}, 1 blinking light.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `${capital(headPlural)} that lost a life in this demo: 0.`,
    ({ Definite }) => `${Definite} never pressed pause.`,
    ({ definite }) => `High score of ${definite}: disputed.`,
  ],
};
