import { capital } from '../material.ts';
import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** The narrator of a Saturday cartoon: cheerful, out of breath, ignored by whoever the show is about. */
export const voice: Voice = {
  kicker: [
    ({ noun }) => `{name} · starring ${noun}`,
    ({ indefinite }) => `Today on {name}: ${indefinite}`,
    ({ sound }) => sound && `{name} · theme song: “${sound}”, twice`,
    ({ prop }) => prop && `{name} · episode one: the ${prop}`,
    ({ denial }) => denial && `{name} · the show with no ${denial}`,
    ({ traits }) => traits && `{name} · today’s weather: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ indefinite }) => `Good morning, everybody! It is ${indefinite}!`,
    ({ indefinite }) => `Who is that on the hill? It is ${indefinite}!`,
    ({ indefinite, agree }) => `Here ${agree('comes', 'come')} ${indefinite}, and there goes the fence!`,
    ({ noun }) => `Sunny, with a chance of ${noun}!`,
    ({ definite, prop }) => prop && `Oh no! Who let ${definite} near the ${prop}?`,
    ({ denial, indefinite }) => denial && `No ${denial}, children. Just ${indefinite}!`,
    ({ sound, headNoun }) => sound && headNoun && `And the ${headNoun} on the hill goes: ${sound}!`,
    ({ wants, definite, agree }) =>
      wants && `Somebody whispered “${wants}”. Here ${agree('comes', 'come')} ${definite}!`,
    ({ indefiniteShort, habit }) => habit && `Oh dear. It is ${indefiniteShort} again!`,
    ({ called }) => called && `Has anybody seen ${called}? Anybody at all?`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `The theme song has one verse, and it goes like this: “${quote}”`,
    ({ quote, definite }) =>
      quote &&
      `Settle down, everybody! The narrator will now read what it says about ${definite}: “${quote}”`,
    ({ habit, definite }) =>
      habit && `And what have we learned today? That ${definite} ${habit}. That was the whole lesson!`,
    ({ sound, definite, agree }) =>
      sound &&
      `The sun is smiling, the birds are singing, and ${definite} ${agree('is', 'are')} singing too, but only “${sound}”.`,
    ({ indefinite, agree }) =>
      `Once upon a Saturday there ${agree('was', 'were')} ${indefinite}, and the hill has not had a quiet morning since.`,
    ({ denial, indefinite }) =>
      denial && `Other shows have some kind of ${denial}. Ours has ${indefinite}, and a very friendly cloud!`,
    ({ spoken, definite }) =>
      spoken && `Everybody sing after ${definite}: “${spoken}”! Louder, the hill is a little deaf!`,
  ],
  contractLabel: [
    ({ definite }) => `Follow this sign to ${definite}`,
    ({ full }) => `This way to ${full}`,
    ({ definite, agree }) => `The letterbox where ${definite} ${agree('lives', 'live')}`,
    ({ noun }) => `On the doorbell: ${noun}`,
  ],
  contractNote: [
    ({ indefiniteHead }) =>
      indefiniteHead &&
      `Careful at the tunnel! Every other address is only ${indefiniteHead} painted on a wall, and you would run right into it.`,
    ({ definite, agree }) =>
      `Check every letter twice! Somebody keeps turning the signposts round, and ${definite} ${agree('is', 'are')} at the end of only one road.`,
    ({ definite, prop }) =>
      prop &&
      `One letter wrong, and you run off the cliff, past ${definite}, past the ${prop}, and then you look down.`,
    ({ full }) => `Only this sign leads to ${full}. All the others lead to a falling piano.`,
  ],
  marquee: [
    ({ definite }) => `Yay, ${definite}!`,
    ({ Definite }) => `${Definite}!`,
    ({ noun }) => `La la, ${noun}!`,
    ({ indefinite }) => `Look up: it’s ${indefinite}!`,
    ({ quote }) => quote,
    ({ sound, headNoun }) => sound && headNoun && `The ${headNoun} goes ${sound}!`,
    ({ prop, definite }) => prop && `Who sat on the ${prop}? Oh, ${definite}!`,
    ({ denial, definite }) => denial && `No ${denial}! Only ${definite}!`,
    ({ wants, definite }) => wants && `Anybody got ${wants} for ${definite}?`,
    ({ part, definite }) => part && `Wave at the ${part} of ${definite}!`,
    ({ place, definite }) => place && `From ${place}: ${definite}!`,
    ({ traits }) => traits && `Outlook: ${traits}`,
    ({ headPlural }) => headPlural && `Three cheers for ${headPlural}!`,
    ({ called }) => called && `Hello, ${called}!`,
    ({ spoken }) => spoken && `Sing it: “${spoken}”!`,
    ({ count }) => count && `Count with us: ${count}!`,
  ],
  countdownHeading: [
    ({ definite }) => `Wait for it, wait for it: ${definite}!`,
    ({ headNoun }) => headNoun && `How many more sleeps until ${headNoun}?`,
    ({ Definite, agree }) => `Shh! ${Definite} ${agree('is', 'are')} behind the cloud`,
    ({ Definite, wants }) => wants && `${Definite} will be right out, after ${wants}`,
    ({ noun }) => `Coming up next: ${noun}`,
  ],
  liveHeading: [
    ({ definite, agree }) => `Here ${agree('comes', 'come')} ${definite}!`,
    ({ sound, headNoun }) => sound && headNoun && `${capital(sound)}! That was the ${headNoun}!`,
    ({ definite }) => `The cloud moves over, and it is ${definite}!`,
    ({ noun }) => `Now showing: ${noun}`,
  ],
  liveText: [
    ({ quote }) => quote && `And the very first words of the very first episode are: “${quote}”`,
    ({ definite, agree }) =>
      `The hill is humming, the sun has put its face on, and ${definite} ${agree('is', 'are')} standing right in front of the title.`,
    ({ part, definite }) =>
      part && `First you see the ${part}, then you see all of ${definite}, and then the whole hill waves!`,
    ({ definite, prop }) =>
      prop && `Down came the ${prop}, “boing” went the orchestra, and ${definite} took a bow for it.`,
  ],
  storyHeading: [
    ({ noun }) => `Once upon a Saturday: ${noun}`,
    ({ definite }) => `Gather round for the tale of ${definite}`,
    ({ definite }) => `How ${definite} got onto this hill`,
    ({ full }) => `The ballad of ${full}`,
  ],
  storyEnd: [
    ({ definite }) =>
      `And that is everything anybody knows about ${definite}! The narrator looked under the hill too, and there was only more hill.`,
    ({ denial, definite, Definite }) =>
      denial &&
      `“But what about the ${denial}?” asked the smallest cloud. Everybody looked at ${definite}. ${Definite} looked at the smallest cloud. It has been raining over there ever since.`,
    ({ part, wants, place, definite, agree }) =>
      part &&
      wants &&
      place &&
      `Every week the narrator tries out a moral, and every week ${definite} ${agree('wanders', 'wander')} off towards ${place}, ${part} last, humming a song about ${wants}.`,
    ({ prop, Definite, agree }) =>
      prop &&
      `In the final scene everybody goes home. ${Definite} ${agree('goes', 'go')} last. Then only the ${prop} is left in the picture, and the music gets very, very small.`,
    ({ habit, definite }) =>
      habit &&
      `There was a meeting on the hill about the line that says “${habit}”. All the clouds voted to keep it, and one of them hugged ${definite}.`,
    ({ count, definite }) =>
      count &&
      `Let us count them together: ${count}! Very good! And now close your eyes, because ${definite} would like to hide one.`,
    ({ refrain, definite }) =>
      refrain &&
      `And every time the song comes round to “${refrain}”, all the clouds join in, and so does somebody who sounds like ${definite}!`,
  ],
  buyHeading: [
    ({ definite }) => `Four hops to ${definite}`,
    ({ definite }) => `How to get a seat beside ${definite}`,
    ({ full }) => `Four signposts on the way to ${full}`,
    ({ definite }) => `Sing along to ${definite} in four verses`,
  ],
  buyIntro: [
    ({ Definite }) =>
      `Four little signposts on {chain}, one after the other! ${Definite} ran past all four, which is why there is a hole in the fence.`,
    ({ noun }) =>
      `It goes one, two, three, four, and then everybody shouts ${noun}. Take all the time you like!`,
    ({ wants, Definite }) =>
      wants && `You need four things, and none of them is ${wants}. ${Definite} already asked.`,
    ({ definite, prop }) =>
      prop && `Hop, hop, hop, hop, and there you are with ${definite}. Please do not hop on the ${prop}!`,
  ],
  walletNote: [
    ({ definite }) =>
      `This is your lunchbox. Nobody else carries it and nobody else opens it, not even ${definite}!`,
    ({ Definite, agree }) =>
      `Keys go in your own pocket. ${Definite} ${agree('has', 'have')} a hole in every pocket.`,
    ({ headNoun }) =>
      headNoun && `If a bush asks you for your keys, that is not the ${headNoun} in there. Keep walking!`,
  ],
  fundNote: [
    ({ Definite }) => `Put in only what you would spend on balloons. ${Definite} might pop every single one.`,
    ({ wants, definite }) =>
      wants && `The ticket lady takes {native}. As for ${wants}, ${definite} tried that for a whole season.`,
    ({ Definite, prop, agree }) =>
      prop &&
      `Do not swap the ${prop} for a bus ticket! ${Definite} ${agree('needs', 'need')} it in the chase scene.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `Some doors are only painted on. Read the name in the address bar before you run at it, or meet the flat ${headNoun}.`,
    ({ Definite }) =>
      `Look left, look right, look at the address bar! ${Definite} looked only once, and there is a dent in the hill.`,
    ({ full }) => `Just one door has ${full} behind it. Spell its name out loud before you knock!`,
  ],
  addressNote: [
    ({ definite }) =>
      `Copy it from this page and nowhere else! “I know a friend of ${definite}” is how every chase scene starts.`,
    ({ Definite }) =>
      `First letter, last letter, and all the wiggly ones in the middle. ${Definite} will wait and hum.`,
    ({ headNoun, prop }) =>
      headNoun && prop && `Different letters, different ${headNoun}, and the ${prop} is made of cardboard.`,
  ],
  tokenomicsHeading: [
    ({ definite }) => `Counting time with ${definite}`,
    ({ noun }) => `On the chalkboard: ${noun}`,
    ({ definite }) => `The numbers song of ${definite}`,
  ],
  tokenomicsText: [
    ({ definite }) =>
      `The creator of ${definite} wrote these on the chalkboard. They are the creator’s own statements, and nobody on the hill has counted along!`,
    ({ Definite, agree }) =>
      `Stated by the creator, sung by the narrator, checked by nobody. ${Definite} only ${agree('likes', 'like')} the tune.`,
    ({ full }) =>
      `These are the creator’s own words about ${full}. The narrator counted as well, and ran out of fingers.`,
  ],
  chartHeading: [
    ({ definite }) => `Uphill and downhill with ${definite}`,
    ({ noun }) => `The wiggly line, starring ${noun}`,
    ({ definite, agree }) => `Where ${definite} ${agree('has', 'have')} been bouncing`,
  ],
  chartText: [
    ({ definite }) =>
      `It goes up a hill, it goes down a hill, and it never tells ${definite} which one is next.`,
    ({ Definite, agree }) =>
      `Everybody who buys and sells is holding that pencil at once. ${Definite} only ${agree('gets', 'get')} to watch.`,
    ({ definite, wants }) =>
      wants && `Somebody asked ${definite} to explain the wiggly line. The whole answer was about ${wants}.`,
    ({ definite, prop }) =>
      prop &&
      `The line jumps without a warning, like the time when ${definite} met the ${prop}. Hold on tight!`,
  ],
  roadmapHeading: [
    ({ definite }) => `Next time, with ${definite}`,
    ({ definite }) => `Scenes that ${definite} might be in`,
    ({ noun }) => `Not drawn yet: ${noun}`,
  ],
  roadmapText: [
    ({ definite, agree }) =>
      `These are the creator’s plans, in crayon. A plan is not a promise, and ${definite} ${agree('has', 'have')} been chewing the crayon.`,
    ({ full }) =>
      `Here is what the creator would like to happen to ${full} next. It is a plan and no promise, so no pouting!`,
    ({ definite, prop }) =>
      prop &&
      `Plans of the creator, and no promise! In an early sketch the ${prop} could talk, and ${definite} left the room.`,
  ],
  galleryHeading: [
    ({ definite }) => `Look, everybody: ${definite}!`,
    ({ full }) => `Holiday snaps of ${full}`,
    ({ noun }) => `Up on the big screen: ${noun}`,
  ],
  galleryText: [
    ({ Definite, agree }) =>
      `${Definite} ${agree('was', 'were')} told to say cheese, and the narrator will not repeat what came out.`,
    ({ definite, part }) =>
      part && `Somehow the ${part} always gets there first and the rest of ${definite} comes later.`,
    ({ definite, prop }) =>
      prop && `Can you find the ${prop}? Can you find ${definite}? Good! Now find the photographer.`,
    ({ definite }) => `Stand back from the screen, please! The smallest ones want to see ${definite} too.`,
  ],
  communityHeading: [
    ({ definite }) => `The fan club of ${definite}`,
    ({ definite }) => `Everybody on the hill with ${definite}`,
    ({ noun }) => `Sing along: ${noun}`,
  ],
  communityText: [
    ({ full }) =>
      `Here they sing about ${full} all day, and hardly ever the same song. If somebody runs up to you first, that is the villain in a false nose!`,
    ({ definite, prop }) =>
      prop &&
      `Everybody brings a drawing of the ${prop}, and nobody can draw ${definite}. Strangers who whisper first are villains!`,
    ({ definite, wants }) =>
      wants &&
      `Say hello, tell the one about ${definite} and ${wants}, and watch out for strangers who whisper first.`,
  ],
  communitySilence: [
    ({ definite }) =>
      `There is no channel yet, only birds! If a letter comes from ${definite}, the villain wrote it with his left hand.`,
    ({ full }) =>
      `Silence on the hill! Nobody speaks for ${full} so far, and whoever does is wearing a false moustache.`,
  ],
  faqHeading: [
    ({ definite }) => `Hands up! Questions about ${definite}`,
    ({ noun }) => `Yes, you at the back: ${noun}?`,
    ({ full }) => `The curious child meets ${full}`,
  ],
  faq,
  closingHeading: [
    ({ definite }) => `The end? Not for ${definite}!`,
    ({ headNoun }) => headNoun && `Once more, everybody: ${headNoun}!`,
    ({ noun }) => `Roll the credits: ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `The sun goes down, and everybody says it together: “${quote}” Good night!`,
    ({ indefinite }) =>
      `That was ${indefinite}, that was {chain}, and that was all the paint we had. Good night!`,
    ({ indefinite }) => `Starring ${indefinite}. Also starring one small cloud. Good night, everybody!`,
    ({ wants, definite }) =>
      wants && `Brush your teeth, put out ${wants}, and dream of ${definite}. Good night!`,
    ({ definite, prop, agree }) =>
      prop &&
      `The hill goes dark, the ${prop} still glows a little, and ${definite} ${agree('is', 'are')} already asleep.`,
  ],
  footerNote: [
    ({ definite }) => `No anvil landed on ${definite} during this page. One was close.`,
    ({ headPlural }) => headPlural && `All ${headPlural} in this show were drawn, and are fine.`,
    ({ Definite }) => `${Definite} did every stunt. Do not try this at home!`,
  ],
};
