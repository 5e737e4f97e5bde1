import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The narrator of a Saturday cartoon: cheerful, out of breath, ignored by whoever the show is about. */
export const voice: Voice = {
  kicker: [
    ({ bare }) => `{name} · starring ${bare}`,
    ({ a }) => `Today on {name}: ${a}`,
    ({ sound }) => sound && `{name} · theme song: “${sound}”, twice`,
    ({ prop }) => prop && `{name} · episode one: the ${prop}`,
    ({ denial }) => denial && `{name} · the show with no ${denial}`,
    ({ traits }) => traits && `{name} · today’s weather: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ a }) => `Good morning, everybody! It is ${a}!`,
    ({ a }) => `Who is that on the hill? It is ${a}!`,
    ({ a, v }) => `Here ${v('comes', 'come')} ${a}, and there goes the fence!`,
    ({ bare }) => `Sunny, with a chance of ${bare}!`,
    ({ the, prop }) => prop && `Oh no! Who let ${the} near the ${prop}?`,
    ({ denial, a }) => denial && `No ${denial}, children. Just ${a}!`,
    ({ sound, noun }) => sound && noun && `And the ${noun} on the hill goes: ${sound}!`,
    ({ wants, the, v }) => wants && `Somebody whispered “${wants}”. Here ${v('comes', 'come')} ${the}!`,
    ({ aShort, habit }) => habit && `Oh dear. It is ${aShort} again!`,
    ({ called }) => called && `Has anybody seen ${called}? Anybody at all?`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `The theme song has one verse, and it goes like this: “${quote}”`,
    ({ quote, the }) =>
      quote && `Settle down, everybody! The narrator will now read what it says about ${the}: “${quote}”`,
    ({ habit, the }) =>
      habit && `And what have we learned today? That ${the} ${habit}. That was the whole lesson!`,
    ({ sound, the, v }) =>
      sound &&
      `The sun is smiling, the birds are singing, and ${the} ${v('is', 'are')} singing too, but only “${sound}”.`,
    ({ a, v }) =>
      `Once upon a Saturday there ${v('was', 'were')} ${a}, and the hill has not had a quiet morning since.`,
    ({ denial, a }) =>
      denial && `Other shows have some kind of ${denial}. Ours has ${a}, and a very friendly cloud!`,
    ({ spoken, the }) =>
      spoken && `Everybody sing after ${the}: “${spoken}”! Louder, the hill is a little deaf!`,
  ],
  contractLabel: [
    ({ the }) => `Follow this sign to ${the}`,
    ({ full }) => `This way to ${full}`,
    ({ the, v }) => `The letterbox where ${the} ${v('lives', 'live')}`,
    ({ bare }) => `On the doorbell: ${bare}`,
  ],
  contractNote: [
    ({ aNoun }) =>
      aNoun &&
      `Careful at the tunnel! Every other address is only ${aNoun} painted on a wall, and you would run right into it.`,
    ({ the, v }) =>
      `Check every letter twice! Somebody keeps turning the signposts round, and ${the} ${v('is', 'are')} at the end of only one road.`,
    ({ the, prop }) =>
      prop &&
      `One letter wrong, and you run off the cliff, past ${the}, past the ${prop}, and then you look down.`,
    ({ full }) => `Only this sign leads to ${full}. All the others lead to a falling piano.`,
  ],
  marquee: [
    ({ the }) => `Yay, ${the}!`,
    ({ The }) => `${The}!`,
    ({ bare }) => `La la, ${bare}!`,
    ({ a }) => `Look up: it’s ${a}!`,
    ({ quote }) => quote,
    ({ sound, noun }) => sound && noun && `The ${noun} goes ${sound}!`,
    ({ prop, the }) => prop && `Who sat on the ${prop}? Oh, ${the}!`,
    ({ denial, the }) => denial && `No ${denial}! Only ${the}!`,
    ({ wants, the }) => wants && `Anybody got ${wants} for ${the}?`,
    ({ part, the }) => part && `Wave at the ${part} of ${the}!`,
    ({ place, the }) => place && `From ${place}: ${the}!`,
    ({ traits }) => traits && `Outlook: ${traits}`,
    ({ nouns }) => nouns && `Three cheers for ${nouns}!`,
    ({ called }) => called && `Hello, ${called}!`,
    ({ spoken }) => spoken && `Sing it: “${spoken}”!`,
    ({ count }) => count && `Count with us: ${count}!`,
  ],
  countdownHeading: [
    ({ the }) => `Wait for it, wait for it: ${the}!`,
    ({ noun }) => noun && `How many more sleeps until ${noun}?`,
    ({ The, v }) => `Shh! ${The} ${v('is', 'are')} behind the cloud`,
    ({ The, wants }) => wants && `${The} will be right out, after ${wants}`,
    ({ bare }) => `Coming up next: ${bare}`,
  ],
  liveHeading: [
    ({ the, v }) => `Here ${v('comes', 'come')} ${the}!`,
    ({ sound, noun }) => sound && noun && `${capital(sound)}! That was the ${noun}!`,
    ({ the }) => `The cloud moves over, and it is ${the}!`,
    ({ bare }) => `Now showing: ${bare}`,
  ],
  liveText: [
    ({ quote }) => quote && `And the very first words of the very first episode are: “${quote}”`,
    ({ the, v }) =>
      `The hill is humming, the sun has put its face on, and ${the} ${v('is', 'are')} standing right in front of the title.`,
    ({ part, the }) =>
      part && `First you see the ${part}, then you see all of ${the}, and then the whole hill waves!`,
    ({ the, prop }) =>
      prop && `Down came the ${prop}, “boing” went the orchestra, and ${the} took a bow for it.`,
  ],
  storyHeading: [
    ({ bare }) => `Once upon a Saturday: ${bare}`,
    ({ the }) => `Gather round for the tale of ${the}`,
    ({ the }) => `How ${the} got onto this hill`,
    ({ full }) => `The ballad of ${full}`,
  ],
  storyEnd: [
    ({ the }) =>
      `And that is everything anybody knows about ${the}! The narrator looked under the hill too, and there was only more hill.`,
    ({ denial, the, The }) =>
      denial &&
      `“But what about the ${denial}?” asked the smallest cloud. Everybody looked at ${the}. ${The} looked at the smallest cloud. It has been raining over there ever since.`,
    ({ part, wants, place, the, v }) =>
      part &&
      wants &&
      place &&
      `Every week the narrator tries out a moral, and every week ${the} ${v('wanders', 'wander')} off towards ${place}, ${part} last, humming a song about ${wants}.`,
    ({ prop, The, v }) =>
      prop &&
      `In the final scene everybody goes home. ${The} ${v('goes', 'go')} last. Then only the ${prop} is left in the picture, and the music gets very, very small.`,
    ({ habit, the }) =>
      habit &&
      `There was a meeting on the hill about the line that says “${habit}”. All the clouds voted to keep it, and one of them hugged ${the}.`,
    ({ count, the }) =>
      count &&
      `Let us count them together: ${count}! Very good! And now close your eyes, because ${the} would like to hide one.`,
    ({ refrain, the }) =>
      refrain &&
      `And every time the song comes round to “${refrain}”, all the clouds join in, and so does somebody who sounds like ${the}!`,
  ],
  buyHeading: [
    ({ the }) => `Four hops to ${the}`,
    ({ the }) => `How to get a seat beside ${the}`,
    ({ full }) => `Four signposts on the way to ${full}`,
    ({ the }) => `Sing along to ${the} in four verses`,
  ],
  buyIntro: [
    ({ The }) =>
      `Four little signposts on {chain}, one after the other! ${The} ran past all four, which is why there is a hole in the fence.`,
    ({ bare }) =>
      `It goes one, two, three, four, and then everybody shouts ${bare}. Take all the time you like!`,
    ({ wants, The }) => wants && `You need four things, and none of them is ${wants}. ${The} already asked.`,
    ({ the, prop }) =>
      prop && `Hop, hop, hop, hop, and there you are with ${the}. Please do not hop on the ${prop}!`,
  ],
  walletNote: [
    ({ the }) => `This is your lunchbox. Nobody else carries it and nobody else opens it, not even ${the}!`,
    ({ The, v }) => `Keys go in your own pocket. ${The} ${v('has', 'have')} a hole in every pocket.`,
    ({ noun }) => noun && `If a bush asks you for your keys, that is not the ${noun} in there. Keep walking!`,
  ],
  fundNote: [
    ({ The }) => `Put in only what you would spend on balloons. ${The} might pop every single one.`,
    ({ wants, the }) =>
      wants && `The ticket lady takes {native}. As for ${wants}, ${the} tried that for a whole season.`,
    ({ The, prop, v }) =>
      prop && `Do not swap the ${prop} for a bus ticket! ${The} ${v('needs', 'need')} it in the chase scene.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun &&
      `Some doors are only painted on. Read the name in the address bar before you run at it, or meet the flat ${noun}.`,
    ({ The }) =>
      `Look left, look right, look at the address bar! ${The} looked only once, and there is a dent in the hill.`,
    ({ full }) => `Just one door has ${full} behind it. Spell its name out loud before you knock!`,
  ],
  addressNote: [
    ({ the }) =>
      `Copy it from this page and nowhere else! “I know a friend of ${the}” is how every chase scene starts.`,
    ({ The }) =>
      `First letter, last letter, and all the wiggly ones in the middle. ${The} will wait and hum.`,
    ({ noun, prop }) =>
      noun && prop && `Different letters, different ${noun}, and the ${prop} is made of cardboard.`,
  ],
  tokenomicsHeading: [
    ({ the }) => `Counting time with ${the}`,
    ({ bare }) => `On the chalkboard: ${bare}`,
    ({ the }) => `The numbers song of ${the}`,
  ],
  tokenomicsText: [
    ({ the }) =>
      `The creator of ${the} wrote these on the chalkboard. They are the creator’s own statements, and nobody on the hill has counted along!`,
    ({ The, v }) =>
      `Stated by the creator, sung by the narrator, checked by nobody. ${The} only ${v('likes', 'like')} the tune.`,
    ({ full }) =>
      `These are the creator’s own words about ${full}. The narrator counted as well, and ran out of fingers.`,
  ],
  chartHeading: [
    ({ the }) => `Uphill and downhill with ${the}`,
    ({ bare }) => `The wiggly line, starring ${bare}`,
    ({ the, v }) => `Where ${the} ${v('has', 'have')} been bouncing`,
  ],
  chartText: [
    ({ the }) => `It goes up a hill, it goes down a hill, and it never tells ${the} which one is next.`,
    ({ The, v }) =>
      `Everybody who buys and sells is holding that pencil at once. ${The} only ${v('gets', 'get')} to watch.`,
    ({ the, wants }) =>
      wants && `Somebody asked ${the} to explain the wiggly line. The whole answer was about ${wants}.`,
    ({ the, prop }) =>
      prop && `The line jumps without a warning, like the time when ${the} met the ${prop}. Hold on tight!`,
  ],
  roadmapHeading: [
    ({ the }) => `Next time, with ${the}`,
    ({ the }) => `Scenes that ${the} might be in`,
    ({ bare }) => `Not drawn yet: ${bare}`,
  ],
  roadmapText: [
    ({ the, v }) =>
      `These are the creator’s plans, in crayon. A plan is not a promise, and ${the} ${v('has', 'have')} been chewing the crayon.`,
    ({ full }) =>
      `Here is what the creator would like to happen to ${full} next. It is a plan and no promise, so no pouting!`,
    ({ the, prop }) =>
      prop &&
      `Plans of the creator, and no promise! In an early sketch the ${prop} could talk, and ${the} left the room.`,
  ],
  galleryHeading: [
    ({ the }) => `Look, everybody: ${the}!`,
    ({ full }) => `Holiday snaps of ${full}`,
    ({ bare }) => `Up on the big screen: ${bare}`,
  ],
  galleryText: [
    ({ The, v }) =>
      `${The} ${v('was', 'were')} told to say cheese, and the narrator will not repeat what came out.`,
    ({ the, part }) =>
      part && `Somehow the ${part} always gets there first and the rest of ${the} comes later.`,
    ({ the, prop }) =>
      prop && `Can you find the ${prop}? Can you find ${the}? Good! Now find the photographer.`,
    ({ the }) => `Stand back from the screen, please! The smallest ones want to see ${the} too.`,
  ],
  communityHeading: [
    ({ the }) => `The fan club of ${the}`,
    ({ the }) => `Everybody on the hill with ${the}`,
    ({ bare }) => `Sing along: ${bare}`,
  ],
  communityText: [
    ({ full }) =>
      `Here they sing about ${full} all day, and hardly ever the same song. If somebody runs up to you first, that is the villain in a false nose!`,
    ({ the, prop }) =>
      prop &&
      `Everybody brings a drawing of the ${prop}, and nobody can draw ${the}. Strangers who whisper first are villains!`,
    ({ the, wants }) =>
      wants &&
      `Say hello, tell the one about ${the} and ${wants}, and watch out for strangers who whisper first.`,
  ],
  communitySilence: [
    ({ the }) =>
      `There is no channel yet, only birds! If a letter comes from ${the}, the villain wrote it with his left hand.`,
    ({ full }) =>
      `Silence on the hill! Nobody speaks for ${full} so far, and whoever does is wearing a false moustache.`,
  ],
  faqHeading: [
    ({ the }) => `Hands up! Questions about ${the}`,
    ({ bare }) => `Yes, you at the back: ${bare}?`,
    ({ full }) => `The curious child meets ${full}`,
  ],
  faq,
  closingHeading: [
    ({ the }) => `The end? Not for ${the}!`,
    ({ noun }) => noun && `Once more, everybody: ${noun}!`,
    ({ bare }) => `Roll the credits: ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `The sun goes down, and everybody says it together: “${quote}” Good night!`,
    ({ a }) => `That was ${a}, that was {chain}, and that was all the paint we had. Good night!`,
    ({ a }) => `Starring ${a}. Also starring one small cloud. Good night, everybody!`,
    ({ wants, the }) => wants && `Brush your teeth, put out ${wants}, and dream of ${the}. Good night!`,
    ({ the, prop, v }) =>
      prop &&
      `The hill goes dark, the ${prop} still glows a little, and ${the} ${v('is', 'are')} already asleep.`,
  ],
  footerNote: [
    ({ the }) => `No anvil landed on ${the} during this page. One was close.`,
    ({ nouns }) => nouns && `All ${nouns} in this show were drawn, and are fine.`,
    ({ The }) => `${The} did every stunt. Do not try this at home!`,
  ],
};
