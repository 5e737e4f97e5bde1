import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The host of a radio station that only exists after midnight: slow, warm, one hand on the fader, sure that you are driving. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · on air tonight: ${noun}`,
    ({ indefinite }) => `{name} · this one is for ${indefinite}`,
    ({ prop }) => prop && `{name} · side B: the ${prop}`,
    ({ denial }) => denial && `{name} · no ${denial}, only neon`,
    ({ sound }) => sound && `{name} · station call: ${sound}`,
    ({ traits }) => traits && `{name} · after dark: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ Indefinite }) => `One highway, one sunset. ${Indefinite}.`,
    ({ indefinite, agree }) => `Out of the static ${agree('comes', 'come')} ${indefinite}`,
    ({ indefinite }) => `The night belongs to ${indefinite}`,
    ({ indefiniteShort }) => `Some nights you need ${indefiniteShort}`,
    ({ denial, indefinite }) => denial && `No ${denial}, no headlights, just ${indefinite}`,
    ({ Definite, prop }) => prop && `${Definite}, the ${prop}, and nowhere to be`,
    ({ sound, headNoun }) =>
      sound && headNoun && `“${capital(sound)},” says the ${headNoun}, and the city listens`,
    ({ definite, wants, agree }) =>
      wants && `Somewhere tonight ${definite} ${agree('dreams', 'dream')} of ${wants}`,
    ({ Definite, habit }) => habit && `${Definite} never asked for directions`,
    ({ called }) => called && `This one goes out to ${called}`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) =>
      quote && `The lights are low, the mast is humming, and the first line of the night is this: “${quote}”`,
    ({ quote, definite }) =>
      quote && `Turn it up a little, this is the one about ${definite}, and it starts like so: “${quote}”`,
    ({ habit, definite }) =>
      habit && `They say that ${definite} ${habit}, and on a road this empty you believe it.`,
    ({ indefinite, agree }) =>
      `The sun has been going down for an hour and is not done yet, and in front of it, in no hurry, ${agree('stands', 'stand')} ${indefinite}.`,
    ({ denial, indefinite }) =>
      denial &&
      `If you were looking for the ${denial}, that exit was miles ago. From here on it is ${indefinite} and the dashboard lights.`,
    ({ sound, definite }) =>
      sound &&
      `Between two stations there is a voice, and the voice belongs to ${definite}, and all that it says is “${sound}”.`,
    ({ spoken, definite, agree }) =>
      spoken &&
      `Somewhere past the last exit a voice says “${spoken}”, and ${definite} ${agree('turns', 'turn')} the radio up.`,
  ],
  contractLabel: [
    ({ definite }) => `The frequency of ${definite}`,
    ({ noun }) => `Last exit: ${noun}`,
    ({ definite }) => `Number plate of ${definite}`,
    ({ full }) => `Where this road meets ${full}`,
  ],
  contractNote: [
    ({ headNoun }) =>
      headNoun &&
      `Turn the dial one notch too far and you are listening to another ${headNoun}, who only does cover versions.`,
    ({ definite, agree }) =>
      `Read it slowly, the way you read a road sign in the rain, because ${definite} ${agree('waits', 'wait')} at the end of this road only.`,
    ({ definite, prop }) =>
      prop &&
      `Take one wrong letter and you lose them both, ${definite} and the ${prop}, somewhere back there in the dark.`,
    ({ full }) => `Other addresses glow as well. Only this one glows for ${full}.`,
  ],
  marquee: [
    ({ definite }) => `Tonight: ${definite}`,
    ({ Definite }) => `${Definite}, live`,
    ({ noun }) => `Neon for ${noun}`,
    ({ definite }) => `Stay up with ${definite}`,
    ({ quote }) => quote,
    ({ headNoun, sound }) => headNoun && sound && `The ${headNoun} hums “${sound}”`,
    ({ prop, definite }) => prop && `Side B: ${definite} and the ${prop}`,
    ({ denial, definite }) => denial && `No ${denial} till dawn, just ${definite}`,
    ({ wants, Definite }) => wants && `${Definite}, ${wants}, moonlight`,
    ({ part, definite }) => part && `Chrome on the ${part} of ${definite}`,
    ({ place, definite }) => place && `Live from ${place}: ${definite}`,
    ({ traits }) => traits && `After dark: ${traits}`,
    ({ headPlural }) => headPlural && `For all ${headPlural} still awake`,
    ({ called }) => called && `For ${called}, out there`,
    ({ spoken }) => spoken && `On tape: “${spoken}”`,
    ({ count }) => count && `Going by: ${count}`,
  ],
  countdownHeading: [
    ({ definite }) => `Coming up after the static: ${definite}`,
    ({ noun }) => `Do not touch the dial: ${noun}`,
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} still below the horizon`,
    ({ headNoun }) => headNoun && `The night is young, the ${headNoun} is younger`,
    ({ Definite, wants }) => wants && `${Definite} pulled over for ${wants}`,
  ],
  liveHeading: [
    ({ Definite, agree }) => `${Definite} ${agree('is', 'are')} on the air`,
    ({ definite }) => `The horizon splits, and it is ${definite}`,
    ({ sound, headNoun }) => sound && headNoun && `“${capital(sound)}.” You are live with the ${headNoun}`,
    ({ noun }) => `Playing now, with the windows down: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `The needle drops, there is a crackle, and the first words are: “${quote}”`,
    ({ definite, agree }) =>
      `The light turns green, the synths come in, and ${definite} ${agree('is', 'are')} already two crossings ahead.`,
    ({ part, definite }) =>
      part &&
      `First the headlights, then the ${part}, then all of ${definite}, in slow motion, with a lot of wind.`,
    ({ definite, prop, agree }) =>
      prop &&
      `The ${prop} catches the last of the light, and ${definite} ${agree('catches', 'catch')} everything else.`,
  ],
  storyHeading: [
    ({ noun }) => `In a world without ${noun}`,
    ({ definite }) => `The long version, for ${definite}`,
    ({ definite }) => `Night drive with ${definite}`,
    ({ full }) => `A story about ${full}, told low`,
  ],
  storyEnd: [
    ({ definite }) =>
      `That is all the tape there is on ${definite}. The rest is tyre noise, and one long note that nobody wants to be the first to stop.`,
    ({ denial, definite }) =>
      denial &&
      `A caller asks about the ${denial}. We let the line hum for a while. Then, because it is late and she sounds like rain, we play her the one about ${definite} again.`,
    ({ part, wants, place, definite, agree }) =>
      part &&
      wants &&
      place &&
      `By the time the street lights give up, ${definite} ${agree('is', 'are')} on the way back to ${place}, ${part} out of the window, thinking about ${wants}. Everybody has had that night.`,
    ({ prop, Definite }) =>
      prop &&
      `Drive far enough and you will see the ${prop}, alone, lit from below, on the hard shoulder. Slow down when you do. ${Definite} cannot be far.`,
    ({ habit, Definite }) =>
      habit &&
      `There is one line that we read out every night at this hour: “${habit}”. Then we say nothing for a while and let the road have it. ${Definite} would do the same.`,
    ({ count, definite }) =>
      count &&
      `Count what goes by on the way home: ${count}. Everything else in the mirror is ${definite}, keeping a polite distance.`,
    ({ refrain, definite, agree }) =>
      refrain &&
      `You have heard it twice now: “${refrain}”. That is the chorus, and ${definite} ${agree('knows', 'know')} every word of it.`,
  ],
  buyHeading: [
    ({ definite }) => `Four exits to ${definite}`,
    ({ definite }) => `Directions to ${definite}, spoken softly`,
    ({ noun }) => `The night route: ${noun}`,
    ({ definite }) => `Get in, we are going to see ${definite}`,
  ],
  buyIntro: [
    ({ Definite }) =>
      `Four exits, all of them on {chain}, and no reason to hurry. ${Definite} drove it with the lights off, which we cannot recommend.`,
    ({ definite }) =>
      `Take it slow, keep the window down, and count four lights. After the fourth there is only you, the road and ${definite}.`,
    ({ wants, Definite }) =>
      wants &&
      `Somewhere on these four exits is a sign that says “${wants}”. ${Definite} will ask you to stop. You may say no.`,
    ({ definite, prop }) =>
      prop &&
      `Four exits until ${definite}. If you pass the ${prop} twice, you are going in circles. So is everybody.`,
  ],
  walletNote: [
    ({ definite }) =>
      `The glove box is yours, and so is its key. You do not hand it to hitch-hikers, and you do not hand it to ${definite}.`,
    ({ definite, agree }) =>
      `What you write on paper stays in the car. Even ${definite} ${agree('looks', 'look')} the other way.`,
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `If ${indefiniteHead} leans in at a red light and asks for your keys, wait for green and go.`,
  ],
  fundNote: [
    ({ Definite, agree }) =>
      `Bring only what you can bear to watch drive away. ${Definite} ${agree('has', 'have')} never once looked back.`,
    ({ wants, Definite }) =>
      wants && `The toll is in {native}. ${Definite} tried ${wants} and had to take the long way round.`,
    ({ prop, Definite }) =>
      prop &&
      `Nobody at the toll booth wants the ${prop}. ${Definite} asked twice, the second time in sunglasses.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Out here every neon sign looks like the right one. Spell it before you park, or wake up beside the wrong ${headNoun}.`,
    ({ definite }) =>
      `The address bar is the only road sign that counts tonight. Read it twice, once for you and once for ${definite}.`,
    ({ full }) => `One door, one name above it, and ${full} behind it. All the other doors are film sets.`,
  ],
  addressNote: [
    ({ definite }) =>
      `Take it from this page, and not from a voice on the line that swears it knows ${definite}.`,
    ({ definite }) =>
      `Check the start, check the end, and stay awake for the middle, because that is where the fakes of ${definite} live.`,
    ({ headNoun, prop }) =>
      headNoun && prop && `Different letters, different ${headNoun}, and at dawn the ${prop} fades out.`,
  ],
  tokenomicsHeading: [
    ({ noun }) => `Liner notes: ${noun}`,
    ({ definite }) => `Under the bonnet of ${definite}`,
    ({ full }) => `Back of the sleeve: ${full}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The creator of ${definite} says so, and these are the creator’s own statements. This station only reads them out, and has checked nothing.`,
    ({ full }) =>
      `Written on the sleeve by the creator of ${full}. Statements, all of them, and nobody has measured a single one by daylight.`,
    ({ definite, prop }) =>
      prop &&
      `Stated by the creator and checked by nobody, like most of what is said at this hour about ${definite} and the ${prop}.`,
  ],
  chartHeading: [
    ({ definite }) => `Skyline behind ${definite}`,
    ({ noun }) => `Equaliser: ${noun}`,
    ({ definite, agree }) => `The hills that ${definite} ${agree('drives', 'drive')} through`,
  ],
  chartText: [
    ({ Definite, agree }) =>
      `Every window in that skyline is somebody buying or somebody selling. ${Definite} only ${agree('drives', 'drive')} past.`,
    ({ definite }) =>
      `It rises, it falls, it blinks, and it will not tell you or ${definite} what it does after the fade.`,
    ({ Definite, wants, agree }) =>
      wants &&
      `Some people watch the line all night. ${Definite} ${agree('waits', 'wait')} up too, but for ${wants}.`,
    ({ definite, prop, agree }) =>
      prop &&
      `In this light you can hardly tell the line from the ${prop}, and ${definite} ${agree('prefers', 'prefer')} it like that.`,
  ],
  roadmapHeading: [
    ({ definite }) => `Further down the road with ${definite}`,
    ({ noun }) => `Beyond the headlights: ${noun}`,
    ({ definite }) => `Scenes from a sequel that ${definite} might make`,
  ],
  roadmapText: [
    ({ definite }) =>
      `These are the creator’s plans, seen from a moving car. They are no promise, and ${definite} might take another exit.`,
    ({ full }) =>
      `The creator plans all this for ${full}. A plan at midnight is a beautiful thing, and it is not a promise.`,
    ({ definite, prop }) =>
      prop &&
      `Plans of the creator, and no promise. On this road you can see ${definite}, on clear nights the ${prop}, and not much further.`,
  ],
  galleryHeading: [
    ({ noun }) => `Film stills: ${noun}`,
    ({ Definite }) => `${Definite}, in the last of the light`,
    ({ full }) => `Posters of ${full}, slightly faded`,
  ],
  galleryText: [
    ({ Definite }) =>
      `Lean closer and you can almost hear the tape hiss. ${Definite} asked for one more take, and then for one more.`,
    ({ part, definite }) =>
      part &&
      `The close-up of the ${part} ran for four minutes. Nobody in the dark coughed, not even ${definite}.`,
    ({ definite, prop }) =>
      prop && `Look for the ${prop}, a little out of focus. Look for ${definite} everywhere else.`,
    ({ definite }) => `There is no bad side of ${definite} at this hour. We drove round twice to make sure.`,
  ],
  communityHeading: [
    ({ definite }) => `The phone lines are open for ${definite}`,
    ({ definite }) => `Night shift with ${definite}`,
    ({ noun }) => `Callers on hold: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `Everybody who is awake tonight is in here, talking about ${full}. Whoever calls you first is not calling from this station.`,
    ({ definite, prop }) =>
      prop &&
      `We take requests: slow songs about ${definite}, slower songs about the ${prop}. If a stranger calls you first, hang up.`,
    ({ definite, wants }) =>
      wants &&
      `Caller one loves ${definite}, caller two brought ${wants}, and a caller who rings you first is nobody’s friend.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `There is no channel on the air tonight. If you hear from ${definite} in your inbox, it is somebody doing a voice.`,
    ({ full }) =>
      `Only silence on this frequency, and it is rather good. Nobody speaks for ${full}, least of all at this hour.`,
  ],
  faqHeading: [
    ({ definite }) => `You are on the air with ${definite}`,
    ({ definite }) => `Calls about ${definite}`,
    ({ noun }) => `Go ahead, caller: ${noun}?`,
  ],
  faq,
  closingHeading: [
    ({ noun }) => `Last song of the night: ${noun}`,
    ({ definite }) => `Until the next sunset, ${definite}`,
    ({ headNoun }) => headNoun && `Fade to ${headNoun}`,
  ],
  closingText: [
    ({ quote }) => quote && `And now, before the mast goes quiet: “${quote}”`,
    ({ indefinite }) => `This was ${indefinite}, out on {chain}, with the top down. Get home safe.`,
    ({ indefinite }) => `This was ${indefinite}, and that, back there, was the sun. Get home safe.`,
    ({ definite, wants }) =>
      wants && `Starring ${definite}. Catering: ${wants}. Lighting by the sun, in one take.`,
    ({ Definite, prop, agree }) =>
      prop &&
      `${Definite} ${agree('walks', 'walk')} into the sunset. The ${prop} stays behind for one more song.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `No ${headPlural} were overtaken on a bend.`,
    ({ Definite }) => `${Definite} might cause drowsiness. That is the idea.`,
    ({ definite }) => `Recorded live, with ${definite} asleep on the mixing desk.`,
  ],
};
