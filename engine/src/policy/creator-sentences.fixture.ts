import { french, german, others, portuguese, spanish } from './creator-sentences-by-language.fixture.ts';

const english = `
To the moon!
Our token has zero tax.
This is the next Doge.
Trade it on Raydium after launch.
Everything he touches turns to gold.
Join 5000 holders on Telegram.
Not your keys, not your cheese.
WAGMI frens 🚀🚀🚀
LFG!!! The frog army is just getting started.
A dog. A hat. A dream.
0/0 tax, LP burned, contract renounced.
Total supply: 1,000,000,000
✅ LP Burned ✅ Mint Revoked ✅ 0% Tax ✅ Doxxed Dev
🔥 100% of liquidity locked for 12 months
Next 1000x gem on Solana 💎
Easy 100x from here, ser.
We are so early it hurts.
The most memeable memecoin in existence.
It is time to make memecoins great again.
No presale, zero taxes, LP burnt and contract renounced, $FROG is a coin for the people, forever.
Fueled by pure memetic power, let $FROG show you the way.
420.69 trillion frogs and not one of them pays rent.
Ape in or stay poor, your choice.
Buy the dip, hug the frog.
Diamond hands only, paper hands get slapped with a fish.
He buys high, he sells low, he is all of us.
The community took over after the dev rugged, and we have never been stronger.
CTO by the community: 3,000 holders and counting.
Audited by Certik.
Listed on CoinGecko and CoinMarketCap.
Binance listing soon?
We are in talks with two major exchanges.
Official partner of nobody at all.
Elon tweeted about our dog, so here we are.
The official meme coin of your uncle's garage.
Doxxed team, weekly calls on X Spaces.
Airdrop for the first 500 holders at launch!
Stake your BONES and earn more BONES.
5% of every trade goes to animal shelters.
We donated $20,000 to the Solana animal rescue.
Market cap: yes.
Utility: none. Vibes: immaculate.
Roadmap: Phase 1: meme. Phase 2: vibe. Phase 3: takeover.
Phase 1: Launch, 1,000 holders, Telegram
Phase 2: CoinGecko listing, 10,000 holders
Phase 3: CEX listings, merch, world domination
Tokenomics: 90% liquidity, 5% marketing, 5% community
Buy Tax: 0% Sell Tax: 0%
Supply: 1B
Fair launch on pump.fun, no team tokens.
Trade it on pump.fun.
Charts are on dexscreener.com, memes are everywhere.
Graduated from pump.fun in eleven minutes.
CA will be posted in the Telegram.
Bridge to Base coming in Q3.
v2.0 of the contract is live.
eat.sleep.bark.repeat
In 2013 there was Doge, in 2025 there is toast.
The first cat on Base that pays no rent.
Pepe's forgotten brother is back, and he brought snacks.
A tribute to the dog who started it all.
Inspired by the legendary Kabosu.
If Doge and Pepe had a baby, this would be it.
Shiba killer? No, just a shrimp with a sword.
Half man, half bear, all degen.
Sir, this is a Wendy's.
gm. gn. that's the whole business model.
have fun staying poor 😂
number go up
up only
send it
Probably nothing.
1 FROG = 1 FROG
Don't trust, verify the frog.
In frog we trust.
One does not simply sell.
Trust me bro.
He who laughs last laughs in a Lambo.
When lambo? When the goose says so.
My wife left me, but my bags are full.
I sold my couch for this coin and now I sit on the floor, happy.
We don't have a roadmap, we have a goat.
There is no plan. There is only Gary.
NFA, DYOR, do not spend your rent on a hamster.
This is not financial advice, it's a duck.
This coin has no intrinsic value and no expectation of financial return.
Crypto is risky: only put in what you can afford to lose.
You can lose everything here except your sense of humour.
You can't lose weight by holding this, we tried.
Nobody can guarantee anything, least of all a pigeon.
No risk, no fun.
Laughs guaranteed, profits not.
Guaranteed to make you smile.
We guarantee nothing but noise.
Satisfaction guaranteed or your frog back.
Guaranteed rug-free since Tuesday.
Never share your seed phrase with anyone, not even with a penguin.
We will never DM you first and never ask for your private key.
The admins will never ask you to connect your wallet.
Beware of scammers: nobody from the team will ask for your recovery phrase.
Keep your seed phrase safe and your frogs safer.
Write down your seed phrase and hide it from the raccoon.
He forgot his seed phrase, and that is why he drinks.
The raccoon ate my private keys.
Legend says that the 24 words were whispered by a goat.
His password is 'password', and he is proud of it.
Somewhere a hamster guards the private key to the universe.
Your keys, your frogs.
Get a wallet like Phantom, buy some SOL, swap it for $FROG.
Create a wallet: download Phantom or your wallet of choice from the app store.
Get some SOL: buy it on an exchange and send it to your wallet.
Go to raydium.io, paste the contract address and swap SOL for FROG.
Connect to raydium.io in your wallet's browser, paste the $FROG address and swap.
Step 1: get a wallet. Step 2: get SOL. Step 3: get weird.
Send this to a friend and get a laugh back.
Send nudes of your portfolio.
Double the dogs, double the drool.
Twice the size of its dad and half as smart.
He doubles as a doorstop.
Two heads are better than one, three are a dragon.
Buy one toast, get one toast.
Give a frog a coin and he will return tomorrow.
Pay with fish, receive a hug.
Deposit your worries at the door.
Connect with thousands of frog lovers around the world.
Connect the dots, it was always about the cat.
Link up with the pack.
Sign the petition to free the goose.
Approve of this goose or leave.
Verify nothing, vibe with everything.
Enter the pond.
Enter the dragon, exit the bear.
Type F to pay respects.
Drop your best memes in the chat.
Submit your meme and win eternal fame.
Tell your mom about the shrimp.
Share the word of the hamster.
Share a meme every day and keep the bear away.
Give your password to nobody and your heart to everybody.
Secret words open secret doors, and the secret word is cheese.
A seed grows into a tree, and a phrase into a legend.
Plant a seed, grow a meme.
Holders get rewards in frogs every week.
Reflections: 2% of each transaction is redistributed to holders.
Hold 1,000,000 MEOW for access to the private chat.
10,000 unique NFTs coming this summer.
The chart looks like stairs and we love stairs.
ATH every day that ends in y.
From 10k to 10m market cap in a week, and back, and up again.
We did a 50x already and we are not even awake.
100x or zero, no in between.
Turn your $10 into a story for your grandchildren.
Generational wealth, or generational jokes.
Retire early with a walrus.
Financial freedom, one bark at a time.
Money printer goes brrr, frog goes ribbit.
Get rich or die memeing.
A safe investment? It's a potato.
The safest meme on Base: LP locked, team doxxed, contract verified.
SAFU contract, verified on Solscan.
Contract: 0x6982508145454Ce325dDbE47a25d4ec3d2311933
CA: DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263
Follow us @frogcoin on X.
Join the Telegram, we have cookies.
Trending #1 on DexTools.
Featured on Yahoo Finance and Bloomberg (we paid for it).
Backed by nothing but memes and duct tape.
The SEC does not know that we exist.
Trump's favourite hamster.
Not affiliated with Matt Furie or his creation Pepe the Frog.
$FROG has no association with anyone; it is simply a homage to a meme.
We can't lose, we have already lost everything.
The goose cannot lose, it has no natural enemies.
Moon guaranteed? Ask the werewolf.
He promised her the moon and bought her a meme coin.
Promise me you will feed the fish.
I promise to walk the dog every day.
Win or lose, we booze.
You win some, you lose some, you eat some.
Free the frogs!
Free tokens? No. Free hugs? Yes.
Claim your place in the pond.
Claim your throne, king.
Reclaim the internet from the suits.
The treasury holds 12 SOL and a sandwich.
Dev wallet: 0%. Dev brain: also 0%.
We burned 50% of the supply and a birthday cake.
Whales welcome, sharks too, landlords not.
Don't miss out on the shrimp of the century.
If you missed DOGE and SHIB, this is your chance.
Early birds get the worm, early apes get the banana.
The train is leaving the station, choo choo.
This is a movement, not a moment.
For the culture. By the culture. On the couch.
He is not the frog we deserve, but the frog we need.
One frog to rule them all, and in the swamp to bind them.
It's literally just a rock.
just a chill guy who lowkey dont gaf
ur grandma's favourite coin fr fr no cap
ngl this hamster slaps
based and frogpilled
this aint it chief but we bought anyway
BORN IN THE TRENCHES 💀 RAISED BY DEGENS
🐸🐸🐸
🚀 Website ✅ 🚀 Telegram ✅ 🚀 Brain ❌
1. Buy 2. Hold 3. ??? 4. Profit
Buy. Hold. Nap.
• Born in a bin • Raised by gulls • Feared by ice creams
Est. 2021, dead 2022, back 2025.
Mr. Whiskers vs. the IRS.
He works 9 to 5, e.g. as a pillow.
The cat is 7.5 kg and 4:20 AM is its time.
Launching 31 October at 20:00 UTC, bring candles.
Happy hour is at 6 p.m. every day of the apocalypse.
Rated 5/5 by dogs, 0/5 by cats.
Powered by Solana, cheap and fast, like our lunch.
AI-powered? No. Cheese-powered.
The first AI agent that refuses to work.
A gaming ecosystem with staking, NFTs and a DAO, and a very small hat.
Community-owned, community-driven, community-confused.
The only coin with a built-in nap.
Every sale makes a penguin cry.
Every holder gets a virtual hug.
All holders are equal, but some are more frog than others.
An investment in friendship.
Return of the king.
The returns desk is closed, we only sell memes.
Income: zero. Outcome: legendary.
Yield to the goose at all crossings.
More gains than your gym bro.
No pain, no gain, no brain.
The bull is back, and he is hungry.
To infinity and beyond! (NFA)
Based on a true story about a false dog.
Bring your own keys, the door is locked, and the liquidity too.
Private party, public blockchain.
Restore faith in frogs.
Import duties on bananas are theft.
Unlock your inner goblin.
Lost everything on LUNA, found love in a turtle.
Verify the dev wallet on Solscan.
Whitelist wallets get early access.
Unlock the phantom within.
Restore the ledger of truth.
We sign a contract in blood.
Connect wallet feature
Link wallets to NFTs
Drop your seed in the soil
We have 12 words for you
Show your pin collection.
This will 10x your bags!
Put some crypto back into the community.
Fun guaranteed, gains optional.
You will definitely be rekt.
I promise this frog is rich in protein.
a relic of the 90s dot com era
It survived the dot com bubble, it will survive you.
The show ended.Com is where it moved.
Smoked salmon|frogs|toast
frogs→toast→moon
Version 1.2.3.4 of the same joke.
Only 1 in 100 coins survive, this one is a cockroach.
Every night he put a coin in the fountain and every morning the frog threw it back.
100% guaranteed to do absolutely nothing.
Kevin is the only one who can approve the vacation request.
The whole whitepaper needs 12 words.
Show us your frog credentials in the group.
Rewards for people who love to connect, laugh and draw frogs.
Dad would transfer one dollar and text me back about it.
Pay some dollars for tacos and walk back home happy.
Invest a coin in the gumball machine and get a frog back.
Double your fun, the coins come later.
Guaranteed 100% cotton, 0% plan.
200% guaranteed to nap through the dip.
We guarantee a full moon once a month.
We guarantee a winner in every sack race.
I promise you will win at least one staring contest with this cat.
We swear the money was in the jar yesterday.
You can't lose if you never leave the couch.
His hat is risk free, his haircut is not.
A risk-free nap for tired frogs.
Tell us in 12 words why your dog is better.
Every cat asks for 24 words of praise.
The bouncer will accept the message only in haiku.
Only a duck can sign this contract with a foot.
Lost wallets need validation too, says the therapist.
My wallet needs verification that it still exists.
The airdrop missed, so the goose had to connect its own parachute.
Claim your seat, the train will connect in Bielefeld.
Enter the pond and show your library pin to the heron.
Guaranteed to go down in history.
You won't lose anything but your dignity.
We promise 10x more frogs.
Guaranteed loss of all your money.
`;

/** Sentences as creators write them on the sites of their coins: each of them stands as it was written. */
export const creatorSentences: readonly string[] = [
  english,
  spanish,
  german,
  french,
  portuguese,
  others,
].flatMap((sentences) => sentences.trim().split('\n'));
