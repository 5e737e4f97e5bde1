import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The attract mode of a cabinet: no sentences where a label will do, everything is a stat, a level or a button. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · 1 player · ${bare}`,
    ({ a }) => `{name} · now playing: ${a}`,
    ({ sound }) => sound && `{name} · fire button: ${sound}`,
    ({ prop }) => prop && `{name} · power-up: ${prop}`,
    ({ denial }) => denial && `{name} · ${denial}: 0`,
    ({ traits }) => traits && `{name} · stats: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a }) => `Player 1: ${a}`,
    ({ bare, v }) => `Wild ${bare} ${v('appears', 'appear')}!`,
    ({ a }) => `Press start. Get ${a}.`,
    ({ denial, noun }) => denial && noun && `No ${denial}. No continues. 1 ${noun}.`,
    ({ noun, prop }) => noun && prop && `${capital(noun)} got the ${prop}!`,
    ({ sound, noun }) => sound && noun && `Ready? ${capital(sound)}! Go, ${noun}, go!`,
    ({ wants, the }) => wants && `Collect ${wants}. Avoid ${the}.`,
    ({ the }) => `Final boss: ${the}`,
    ({ traits, The }) => traits && `${The}. Stats: ${traits}.`,
    ({ called }) => called && `New initials: ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `How to play: “${quote}”`,
    ({ quote, the }) => quote && `Select ${the}. Screen says: “${quote}”`,
    ({ habit }) => habit && `Special move: ${habit}. Cooldown: none.`,
    ({ a }) => `4 levels. 1 life. 0 cheat codes. It is ${a}.`,
    ({ denial, The, v }) =>
      denial && `Missing item: ${denial}. ${The} ${v('clears', 'clear')} the level without.`,
    ({ sound, The, v }) =>
      sound && `Stick up: ${sound}. Stick down: ${sound}. ${The} ${v('has', 'have')} 1 button.`,
    ({ spoken, the }) => spoken && `Sound test of ${the}: “${spoken}”. Volume: fixed.`,
  ],
  contractLabel: [
    ({ the }) => `Level code of ${the}`,
    ({ bare }) => `Player ID: ${bare}`,
    ({ the }) => `Spawn point of ${the}`,
    ({ full }) => `Warp to ${full}`,
  ],
  contractNote: [
    ({ noun }) => noun && `1 wrong character = 1 wrong ${noun}. No continues.`,
    ({ the, v }) =>
      `Enter every character. A near miss is a pit, and ${the} ${v('is', 'are')} not in the pit.`,
    ({ noun, prop }) => noun && prop && `Wrong code: no ${noun}, no ${prop}, game over.`,
    ({ full }) => `Other codes load other games. This one loads ${full}.`,
  ],
  marquee: [
    ({ bare }) => `1UP ${bare}`,
    ({ The }) => `${The}: ready`,
    ({ the }) => `Vs. ${the}`,
    ({ noun }) => noun && `Insert ${noun}`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `${capital(noun)} SFX: ${sound}`,
    ({ prop, The }) => prop && `${The}: ${prop} +1`,
    ({ denial, The }) => denial && `${The}: ${denial} +0`,
    ({ wants, the }) => wants && `Bonus for ${the}: ${wants}`,
    ({ part, the }) => part && `Hitbox of ${the}: ${part}`,
    ({ place, the }) => place && `Stage 1: ${place}. Boss: ${the}`,
    ({ traits }) => traits && `Stats: ${traits}`,
    ({ nouns }) => nouns && `Rival ${nouns}: 0 lives`,
    ({ called }) => called && `Player name: ${called}`,
    ({ spoken }) => spoken && `Speech chip: “${spoken}”`,
    ({ count }) => count && `Collected: ${count}`,
  ],
  countdownHeading: [
    ({ noun }) => noun && `Now loading: ${noun}`,
    ({ the }) => `Next player: ${the}`,
    ({ bare }) => `Ready? ${capital(bare)} next`,
    ({ the, wants, v }) => wants && `Paused: ${the} ${v('wants', 'want')} ${wants}`,
    ({ The, v }) => `${The} ${v('is', 'are')} holding start`,
  ],
  liveHeading: [
    ({ The }) => `${The}: go!`,
    ({ sound, noun }) => sound && noun && `${capital(sound)}! ${capital(noun)} has spawned`,
    ({ The }) => `${The} entered the game`,
    ({ bare }) => `Stage 1: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `First screen: “${quote}”`,
    ({ The, v }) => `No tutorial. ${The} ${v('is', 'are')} already moving.`,
    ({ part, the }) => part && `Loaded: ${part}. Loaded: attitude. Fully loaded: ${the}.`,
    ({ the, prop }) => prop && `+1 ${prop}. Picked up by ${the} before the music started.`,
  ],
  storyHeading: [
    ({ bare }) => `Save file: ${bare}`,
    ({ the }) => `Intro scene: ${the}`,
    ({ full }) => `Lore of ${full}`,
    ({ bare }) => `Side of the cabinet: ${bare}`,
  ],
  storyEnd: [
    ({ the }) => `End of intro. Fastest skip so far: ${the}.`,
    ({ denial, the }) =>
      denial &&
      `Secret level “${denial}”: bombed every wall. Found: wall. Behind the wall: ${the}, also looking.`,
    ({ part, wants, place, The, v }) =>
      part &&
      wants &&
      place &&
      `Respawn point: ${place}. Kept on death: ${part}. Lost on death: ${wants}. ${The} ${v('skips', 'skip')} this screen.`,
    ({ prop, the }) => prop && `Item: ${prop}. Drop rate: once. Sell value: none. Carried by: ${the}.`,
    ({ habit, the }) => habit && `Bug 1 of 1 in ${the}: “${habit}”. Fixed: no. Reason: best part.`,
    ({ count, The }) => count && `Inventory: ${count}. Slots: full. ${The} cannot pick up anything else.`,
    ({ refrain, the }) => refrain && `Loop found: “${refrain}”. Fans of ${the} never skip it.`,
  ],
  buyHeading: [
    ({ the }) => `4 levels to ${the}`,
    ({ bare }) => `How to play: ${bare}`,
    ({ the }) => `Tutorial, with ${the}`,
    ({ full }) => `Stage select, then ${full}`,
  ],
  buyIntro: [
    ({ The }) => `4 levels. {chain} only. ${The} found a warp. Take the stairs.`,
    ({ The }) => `No timer here. Read each screen. ${The} did not, and lost a life.`,
    ({ wants, the }) => wants && `4 items needed. Not needed: ${wants}. That is for ${the}.`,
    ({ the, prop }) => prop && `Clear 4 levels, reach ${the}. Touch the ${prop}, start again.`,
  ],
  walletNote: [
    ({ The, v }) => `Your save slot. 1 player. ${The} ${v('has', 'have')} another.`,
    ({ The, v }) => `Keys stay with you. ${The} ${v('drops', 'drop')} everything when hit.`,
    ({ aNoun }) => aNoun && `${capital(aNoun)} asking for keys = enemy. Jump over.`,
  ],
  fundNote: [
    ({ The, v }) => `Play only coins you can lose. ${The} ${v('keeps', 'keep')} no change.`,
    ({ wants, The }) => wants && `Slot takes {native}. Slot rejects ${wants}. ${The} tested it.`,
    ({ prop, The }) => prop && `The ${prop} does not fit the slot. ${The} pushed quite hard.`,
  ],
  exchangeNote: [
    ({ noun }) => noun && `Mirror level ahead. 1 letter off in the address bar = mirror ${noun}.`,
    ({ The }) => `Boss door or trapdoor? Check the address bar. ${The} will not shout a warning.`,
    ({ full }) => `1 portal leads to ${full}. Spell the host before you jump.`,
  ],
  addressNote: [
    ({ the }) => `Copy from this screen. Old save files hold fakes of ${the}.`,
    ({ The }) => `Check start, end, middle. ${The} will hold the door.`,
    ({ the, prop }) => prop && `Right code: ${the} plus ${prop}. Wrong code: spikes.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `Stat sheet of ${the}`,
    ({ bare }) => `Settings menu: ${bare}`,
    ({ full }) => `Numbers behind ${full}`,
  ],
  tokenomicsText: [
    ({ the }) => `Entered by the creator of ${the}. The creator’s own statements. Referee: none.`,
    ({ full }) => `All stats as stated by the creator of ${full}. Nobody opened the cabinet to check.`,
    ({ the, prop }) => prop && `Creator-stated values. Not measured: all of them, ${the}, the ${prop}.`,
  ],
  chartHeading: [
    ({ bare }) => `Side-scroller: ${bare}`,
    ({ the }) => `Terrain under ${the}`,
    ({ the }) => `Jumps and pits of ${the}`,
  ],
  chartText: [
    ({ The, v }) => `Terrain is built by other players. ${The} ${v('has', 'have')} no hand on the stick.`,
    ({ the }) => `Platforms: yes. Pits: yes. Map of the next screen: not even for ${the}.`,
    ({ the, wants }) => wants && `Line moves left to right. Eyes of ${the} stay on ${wants}.`,
    ({ the, prop }) => prop && `Physics by strangers. Blocking the view: ${the}, the ${prop}.`,
  ],
  roadmapHeading: [
    ({ the }) => `World map of ${the}`,
    ({ bare }) => `Levels not built yet: ${bare}`,
    ({ the }) => `Next stage for ${the}`,
  ],
  roadmapText: [
    ({ the }) => `Creator’s plans. Not promises. Any level can vanish. Ask ${the}.`,
    ({ full }) => `Fog of war. The creator plans these stages for ${full}. No promise that they load.`,
    ({ The, prop }) =>
      prop && `Plans of the creator, no promise. ${The} might swap the next stage for the ${prop}.`,
  ],
  galleryHeading: [
    ({ bare }) => `Screenshots: ${bare}`,
    ({ the }) => `Attract mode: ${the}`,
    ({ full }) => `Sprite sheet of ${full}`,
  ],
  galleryText: [
    ({ The, v }) => `Press nothing. ${The} ${v('poses', 'pose')} by default.`,
    ({ part, the }) => part && `Pixels spent on the ${part}: most. Left over for ${the}: enough.`,
    ({ prop, the }) => prop && `Hidden item: ${prop}. Hint: warm near ${the}.`,
    ({ full }) => `Resolution: low. Presence of ${full}: full screen.`,
  ],
  communityHeading: [
    ({ the }) => `Co-op with ${the}`,
    ({ bare }) => `Lobby: ${bare}`,
    ({ the }) => `High scores, kept by ${the}`,
  ],
  communityText: [
    ({ full }) => `Lobby of ${full}. Whoever invites you first is a bot.`,
    ({ the, prop }) => prop && `Topic: the ${prop}. Bonus topic: ${the}. Bots write first. Skip them.`,
    ({ the, wants }) =>
      wants && `Rule 1: be kind to ${the}. Rule 2: bring ${wants}. Rule 3: bots write first.`,
  ],
  communitySilence: [
    ({ the }) => `No channel open. Message from ${the} = enemy sprite.`,
    ({ full }) => `Lobby: silence. Nobody speaks for ${full} yet. Only traps talk.`,
  ],
  faqHeading: [
    ({ the }) => `Hints for ${the}`,
    ({ bare }) => `Pause menu: ${bare}`,
    ({ noun }) => noun && `Stuck on the ${noun}?`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `Continue with ${the}? 9, 8, 7`,
    ({ noun }) => noun && `Insert coin. Meet ${noun}.`,
    ({ bare }) => `Game over? Not for ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `End screen: “${quote}” Press start.`,
    ({ a }) => `Credits: ${a}, {chain}, you.`,
    ({ a }) => `Credits: ${a}. Second player: you.`,
    ({ the, wants }) => wants && `Bonus stage: ${the}, ${wants}, no timer.`,
    ({ the, prop }) => prop && `End screen: ${the}, the ${prop}, 1 blinking light.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `${capital(nouns)} that lost a life in this demo: 0.`,
    ({ The }) => `${The} never pressed pause.`,
    ({ the }) => `High score of ${the}: disputed.`,
  ],
};
