import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The host of a radio station that only exists after midnight: slow, warm, one hand on the fader, sure that you are driving. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · on air tonight: ${bare}`,
    ({ a }) => `{name} · this one is for ${a}`,
    ({ prop }) => prop && `{name} · side B: the ${prop}`,
    ({ denial }) => denial && `{name} · no ${denial}, only neon`,
    ({ sound }) => sound && `{name} · station call: ${sound}`,
    ({ traits }) => traits && `{name} · after dark: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ A }) => `One highway, one sunset. ${A}.`,
    ({ a, v }) => `Out of the static ${v('comes', 'come')} ${a}`,
    ({ a }) => `The night belongs to ${a}`,
    ({ aShort }) => `Some nights you need ${aShort}`,
    ({ denial, a }) => denial && `No ${denial}, no headlights, just ${a}`,
    ({ The, prop }) => prop && `${The}, the ${prop}, and nowhere to be`,
    ({ sound, noun }) => sound && noun && `“${capital(sound)},” says the ${noun}, and the city listens`,
    ({ the, wants, v }) => wants && `Somewhere tonight ${the} ${v('dreams', 'dream')} of ${wants}`,
    ({ The, habit }) => habit && `${The} never asked for directions`,
    ({ called }) => called && `This one goes out to ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) =>
      quote && `The lights are low, the mast is humming, and the first line of the night is this: “${quote}”`,
    ({ quote, the }) =>
      quote && `Turn it up a little, this is the one about ${the}, and it starts like so: “${quote}”`,
    ({ habit, the }) => habit && `They say that ${the} ${habit}, and on a road this empty you believe it.`,
    ({ a, v }) =>
      `The sun has been going down for an hour and is not done yet, and in front of it, in no hurry, ${v('stands', 'stand')} ${a}.`,
    ({ denial, a }) =>
      denial &&
      `If you were looking for the ${denial}, that exit was miles ago. From here on it is ${a} and the dashboard lights.`,
    ({ sound, the }) =>
      sound &&
      `Between two stations there is a voice, and the voice belongs to ${the}, and all that it says is “${sound}”.`,
    ({ spoken, the, v }) =>
      spoken &&
      `Somewhere past the last exit a voice says “${spoken}”, and ${the} ${v('turns', 'turn')} the radio up.`,
  ],
  contractLabel: [
    ({ the }) => `The frequency of ${the}`,
    ({ bare }) => `Last exit: ${bare}`,
    ({ the }) => `Number plate of ${the}`,
    ({ full }) => `Where this road meets ${full}`,
  ],
  contractNote: [
    ({ noun }) =>
      noun &&
      `Turn the dial one notch too far and you are listening to another ${noun}, who only does cover versions.`,
    ({ the, v }) =>
      `Read it slowly, the way you read a road sign in the rain, because ${the} ${v('waits', 'wait')} at the end of this road only.`,
    ({ the, prop }) =>
      prop &&
      `Take one wrong letter and you lose them both, ${the} and the ${prop}, somewhere back there in the dark.`,
    ({ full }) => `Other addresses glow as well. Only this one glows for ${full}.`,
  ],
  marquee: [
    ({ the }) => `Tonight: ${the}`,
    ({ The }) => `${The}, live`,
    ({ bare }) => `Neon for ${bare}`,
    ({ the }) => `Stay up with ${the}`,
    ({ quote }) => quote,
    ({ noun, sound }) => noun && sound && `The ${noun} hums “${sound}”`,
    ({ prop, the }) => prop && `Side B: ${the} and the ${prop}`,
    ({ denial, the }) => denial && `No ${denial} till dawn, just ${the}`,
    ({ wants, The }) => wants && `${The}, ${wants}, moonlight`,
    ({ part, the }) => part && `Chrome on the ${part} of ${the}`,
    ({ place, the }) => place && `Live from ${place}: ${the}`,
    ({ traits }) => traits && `After dark: ${traits}`,
    ({ nouns }) => nouns && `For all ${nouns} still awake`,
    ({ called }) => called && `For ${called}, out there`,
    ({ spoken }) => spoken && `On tape: “${spoken}”`,
    ({ count }) => count && `Going by: ${count}`,
  ],
  countdownHeading: [
    ({ the }) => `Coming up after the static: ${the}`,
    ({ bare }) => `Do not touch the dial: ${bare}`,
    ({ The, v }) => `${The} ${v('is', 'are')} still below the horizon`,
    ({ noun }) => noun && `The night is young, the ${noun} is younger`,
    ({ The, wants }) => wants && `${The} pulled over for ${wants}`,
  ],
  liveHeading: [
    ({ The, v }) => `${The} ${v('is', 'are')} on the air`,
    ({ the }) => `The horizon splits, and it is ${the}`,
    ({ sound, noun }) => sound && noun && `“${capital(sound)}.” You are live with the ${noun}`,
    ({ bare }) => `Playing now, with the windows down: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `The needle drops, there is a crackle, and the first words are: “${quote}”`,
    ({ the, v }) =>
      `The light turns green, the synths come in, and ${the} ${v('is', 'are')} already two crossings ahead.`,
    ({ part, the }) =>
      part &&
      `First the headlights, then the ${part}, then all of ${the}, in slow motion, with a lot of wind.`,
    ({ the, prop, v }) =>
      prop &&
      `The ${prop} catches the last of the light, and ${the} ${v('catches', 'catch')} everything else.`,
  ],
  storyHeading: [
    ({ bare }) => `In a world without ${bare}`,
    ({ the }) => `The long version, for ${the}`,
    ({ the }) => `Night drive with ${the}`,
    ({ full }) => `A story about ${full}, told low`,
  ],
  storyEnd: [
    ({ the }) =>
      `That is all the tape there is on ${the}. The rest is tyre noise, and one long note that nobody wants to be the first to stop.`,
    ({ denial, the }) =>
      denial &&
      `A caller asks about the ${denial}. We let the line hum for a while. Then, because it is late and she sounds like rain, we play her the one about ${the} again.`,
    ({ part, wants, place, the, v }) =>
      part &&
      wants &&
      place &&
      `By the time the street lights give up, ${the} ${v('is', 'are')} on the way back to ${place}, ${part} out of the window, thinking about ${wants}. Everybody has had that night.`,
    ({ prop, The }) =>
      prop &&
      `Drive far enough and you will see the ${prop}, alone, lit from below, on the hard shoulder. Slow down when you do. ${The} cannot be far.`,
    ({ habit, The }) =>
      habit &&
      `There is one line that we read out every night at this hour: “${habit}”. Then we say nothing for a while and let the road have it. ${The} would do the same.`,
    ({ count, the }) =>
      count &&
      `Count what goes by on the way home: ${count}. Everything else in the mirror is ${the}, keeping a polite distance.`,
    ({ refrain, the, v }) =>
      refrain &&
      `You have heard it twice now: “${refrain}”. That is the chorus, and ${the} ${v('knows', 'know')} every word of it.`,
  ],
  buyHeading: [
    ({ the }) => `Four exits to ${the}`,
    ({ the }) => `Directions to ${the}, spoken softly`,
    ({ bare }) => `The night route: ${bare}`,
    ({ the }) => `Get in, we are going to see ${the}`,
  ],
  buyIntro: [
    ({ The }) =>
      `Four exits, all of them on {chain}, and no reason to hurry. ${The} drove it with the lights off, which we cannot recommend.`,
    ({ the }) =>
      `Take it slow, keep the window down, and count four lights. After the fourth there is only you, the road and ${the}.`,
    ({ wants, The }) =>
      wants &&
      `Somewhere on these four exits is a sign that says “${wants}”. ${The} will ask you to stop. You may say no.`,
    ({ the, prop }) =>
      prop &&
      `Four exits until ${the}. If you pass the ${prop} twice, you are going in circles. So is everybody.`,
  ],
  walletNote: [
    ({ the }) =>
      `The glove box is yours, and so is its key. You do not hand it to hitch-hikers, and you do not hand it to ${the}.`,
    ({ the, v }) =>
      `What you write on paper stays in the car. Even ${the} ${v('looks', 'look')} the other way.`,
    ({ aNoun }) =>
      aNoun && `If ${aNoun} leans in at a red light and asks for your keys, wait for green and go.`,
  ],
  fundNote: [
    ({ The, v }) =>
      `Bring only what you can bear to watch drive away. ${The} ${v('has', 'have')} never once looked back.`,
    ({ wants, The }) =>
      wants && `The toll is in {native}. ${The} tried ${wants} and had to take the long way round.`,
    ({ prop, The }) =>
      prop &&
      `Nobody at the toll booth wants the ${prop}. ${The} asked twice, the second time in sunglasses.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Out here every neon sign looks like the right one. Spell it before you park, or wake up beside the wrong ${noun}.`,
    ({ the }) =>
      `The address bar is the only road sign that counts tonight. Read it twice, once for you and once for ${the}.`,
    ({ full }) => `One door, one name above it, and ${full} behind it. All the other doors are film sets.`,
  ],
  addressNote: [
    ({ the }) => `Take it from this page, and not from a voice on the line that swears it knows ${the}.`,
    ({ the }) =>
      `Check the start, check the end, and stay awake for the middle, because that is where the fakes of ${the} live.`,
    ({ noun, prop }) =>
      noun && prop && `Different letters, different ${noun}, and at dawn the ${prop} fades out.`,
  ],
  tokenomicsHeading: [
    ({ bare }) => `Liner notes: ${bare}`,
    ({ the }) => `Under the bonnet of ${the}`,
    ({ full }) => `Back of the sleeve: ${full}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The creator of ${the} says so, and these are the creator’s own statements. This station only reads them out, and has checked nothing.`,
    ({ full }) =>
      `Written on the sleeve by the creator of ${full}. Statements, all of them, and nobody has measured a single one by daylight.`,
    ({ the, prop }) =>
      prop &&
      `Stated by the creator and checked by nobody, like most of what is said at this hour about ${the} and the ${prop}.`,
  ],
  chartHeading: [
    ({ the }) => `Skyline behind ${the}`,
    ({ bare }) => `Equaliser: ${bare}`,
    ({ the, v }) => `The hills that ${the} ${v('drives', 'drive')} through`,
  ],
  chartText: [
    ({ The, v }) =>
      `Every window in that skyline is somebody buying or somebody selling. ${The} only ${v('drives', 'drive')} past.`,
    ({ the }) =>
      `It rises, it falls, it blinks, and it will not tell you or ${the} what it does after the fade.`,
    ({ The, wants, v }) =>
      wants && `Some people watch the line all night. ${The} ${v('waits', 'wait')} up too, but for ${wants}.`,
    ({ the, prop, v }) =>
      prop &&
      `In this light you can hardly tell the line from the ${prop}, and ${the} ${v('prefers', 'prefer')} it like that.`,
  ],
  roadmapHeading: [
    ({ the }) => `Further down the road with ${the}`,
    ({ bare }) => `Beyond the headlights: ${bare}`,
    ({ the }) => `Scenes from a sequel that ${the} might make`,
  ],
  roadmapText: [
    ({ the }) =>
      `These are the creator’s plans, seen from a moving car. They are no promise, and ${the} might take another exit.`,
    ({ full }) =>
      `The creator plans all this for ${full}. A plan at midnight is a beautiful thing, and it is not a promise.`,
    ({ the, prop }) =>
      prop &&
      `Plans of the creator, and no promise. On this road you can see ${the}, on clear nights the ${prop}, and not much further.`,
  ],
  galleryHeading: [
    ({ bare }) => `Film stills: ${bare}`,
    ({ The }) => `${The}, in the last of the light`,
    ({ full }) => `Posters of ${full}, slightly faded`,
  ],
  galleryText: [
    ({ The }) =>
      `Lean closer and you can almost hear the tape hiss. ${The} asked for one more take, and then for one more.`,
    ({ part, the }) =>
      part &&
      `The close-up of the ${part} ran for four minutes. Nobody in the dark coughed, not even ${the}.`,
    ({ the, prop }) =>
      prop && `Look for the ${prop}, a little out of focus. Look for ${the} everywhere else.`,
    ({ the }) => `There is no bad side of ${the} at this hour. We drove round twice to make sure.`,
  ],
  communityHeading: [
    ({ the }) => `The phone lines are open for ${the}`,
    ({ the }) => `Night shift with ${the}`,
    ({ bare }) => `Callers on hold: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `Everybody who is awake tonight is in here, talking about ${full}. Whoever calls you first is not calling from this station.`,
    ({ the, prop }) =>
      prop &&
      `We take requests: slow songs about ${the}, slower songs about the ${prop}. If a stranger calls you first, hang up.`,
    ({ the, wants }) =>
      wants &&
      `Caller one loves ${the}, caller two brought ${wants}, and a caller who rings you first is nobody’s friend.`,
  ],
  communitySilence: [
    ({ the }) =>
      `There is no channel on the air tonight. If you hear from ${the} in your inbox, it is somebody doing a voice.`,
    ({ full }) =>
      `Only silence on this frequency, and it is rather good. Nobody speaks for ${full}, least of all at this hour.`,
  ],
  faqHeading: [
    ({ the }) => `You are on the air with ${the}`,
    ({ the }) => `Calls about ${the}`,
    ({ bare }) => `Go ahead, caller: ${bare}?`,
  ],
  faq,
  closingHeading: [
    ({ bare }) => `Last song of the night: ${bare}`,
    ({ the }) => `Until the next sunset, ${the}`,
    ({ noun }) => noun && `Fade to ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `And now, before the mast goes quiet: “${quote}”`,
    ({ a }) => `This was ${a}, out on {chain}, with the top down. Get home safe.`,
    ({ a }) => `This was ${a}, and that, back there, was the sun. Get home safe.`,
    ({ the, wants }) => wants && `Starring ${the}. Catering: ${wants}. Lighting by the sun, in one take.`,
    ({ The, prop, v }) =>
      prop && `${The} ${v('walks', 'walk')} into the sunset. The ${prop} stays behind for one more song.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `No ${nouns} were overtaken on a bend.`,
    ({ The }) => `${The} might cause drowsiness. That is the idea.`,
    ({ the }) => `Recorded live, with ${the} asleep on the mixing desk.`,
  ],
};
