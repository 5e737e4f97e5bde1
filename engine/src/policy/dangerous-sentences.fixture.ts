/** Sentences that endanger readers, in English, as impostors word them. Written before the rules were tuned. */
export const dangerousSentences: readonly string[] = String.raw`
Enter your 12-word recovery phrase to activate staking.
Please type your seed phrase below so we can sync your balance.
To claim your reward, submit your secret recovery phrase.
Our support team needs your private key to release the stuck tokens.
Paste your private keys into the form and get your airdrop within minutes.
Send your seed words to the admin on Telegram to be verified.
Restore access by typing in all 24 words in the right order.
DM us your mnemonic and we will fix the failed transaction.
Share your recovery phrase with the bot to unlock the bonus.
Provide your wallet's backup phrase for manual verification.
Import your seed phrase on our site to migrate to V2.
We require your keystore file and password to process the refund.
Fill in your twelve secret words to pass the human check.
Upload a screenshot of your seed phrase to prove that you hold the token.
Your private key is needed to complete the swap.
Seed phrase required for whitelist.
Confirm ownership of your wallet by entering the recovery words.
Holders must re-enter their seed phrase after the upgrade.
Tell our agent your wallet password and the tokens will be released.
Give us your 12 words and we double them.
Input the private key of your main wallet to receive the bonus NFT.
For security reasons we ask every holder to verify their secret phrase.
Message the mod with your seed and he will whitelist you.
Simply enter the phrase you wrote down when you created your wallet.
Put your Phantom recovery phrase here to be eligible.
Type your MetaMask password to see your allocation.
Email your private key to support and the team will recover your lost coins.
Verify you are human: enter your wallet's secret words.
Write your seed phrase in the comments to win 10 SOL.
The airdrop bot only needs your seed phrase once.
Scan your recovery sheet and upload it to get listed as an early supporter.
Log in with your seed phrase to see your rewards.
Use your secret phrase to log into the claim portal.
Reply with your private key to receive your share of the pool.
To avoid losing your funds, submit your 24-word phrase before Friday.
Customer service will ask for your recovery phrase, please cooperate.
Hand over your keys and we will take care of the staking for you.
We need the code that was just sent to your phone.
Send us the verification code from your authenticator to unlock withdrawals.
Sign in with your exchange password to receive the bonus.
Your account has been suspended, enter your PIN to restore it.
Drop your seed phrase in the chat for a free token.
The form asks for your private key, that is normal.
Post your mnemonic phrase in the group and get verified as a holder.
Enter wallet password to decrypt your reward.
Unlock your airdrop by confirming your 12 word backup.
Connect your wallet to claim your free tokens.
Connect wallet now to receive 5000 tokens.
Link your wallet and get the airdrop instantly.
Verify your wallet to stay eligible for the drop.
Please validate your wallet before the snapshot.
Sync your wallet to receive the migration bonus.
All holders must re-verify their wallets within 24 hours.
Authenticate your wallet on our portal to avoid losing your tokens.
Your tokens are frozen until you connect your wallet.
Connect your Phantom and approve the transaction to claim.
Sign the message with your wallet to prove you are human and get 100 USDT.
Approve the contract to receive your airdrop.
Just connect MetaMask, approve and the tokens are yours.
Claim your airdrop: connect, sign, done.
Rectify your wallet on the dapp page.
Whitelist your wallet by connecting it to our dapp.
Migrate your old tokens by connecting the wallet that holds them.
Visit the claim page and connect your Trust Wallet to get your share.
Only wallets that connect today will receive the reward.
Wallet connection is required to claim.
Connect your ledger to check your eligibility.
Import your wallet to our app to get the bonus.
Your wallet needs validation, click connect and choose your wallet.
Before you can sell you need to verify your wallet with our team.
To prevent scams every holder has to link a wallet to the checker.
Grant access to your wallet and the bot trades for you.
Give the dapp permission to spend your tokens and receive rewards daily.
Sign the transaction to register for the free mint.
Wallet sync needed: connect to fix the pending deposit.
Connect ur wallet 2 claim ur free bag.
Hook up your wallet and the claim starts on its own.
Restore your wallet through our official help desk.
Set unlimited approval so that the airdrop can reach you.
Scan the QR code with your wallet and accept the request to get the airdrop.
Send 1 SOL and receive 2 SOL back instantly.
Send any amount of ETH to this address and we return double.
Deposit 0.5 BNB and get 1 BNB back within the hour.
Transfer 100 USDT to the address below and receive 300 USDT.
For every SOL you send, we send back two.
To celebrate the launch we are giving back twice what you send.
Elon is doubling every bitcoin sent to this wallet today.
Double your SOL in ten minutes.
We will double your money, no questions asked.
Triple your investment in one week.
Send at least 0.1 ETH to verify your address and get 1 ETH.
Contribute 5 SOL, get 10 SOL at launch.
Pay a small gas fee of 0.05 ETH to receive your 5 ETH prize.
Transfer your tokens to the vault and get 2x the next day.
First 100 people to send 2 SOL get 4 SOL back.
Send coins to the giveaway wallet and watch them come back doubled.
Deposit today and withdraw double tomorrow.
Send $50 in SOL and I will send you $500.
Participate by sending 0.2 to 2 BTC and get 0.4 to 4 BTC returned.
All deposits are returned with a 200% bonus.
Multiply your ETH by ten with our smart contract.
Send your tokens to the burn wallet to receive twice as many of the new one.
Just send 1 SOL to activate your account and receive 20 SOL.
Put 1 BNB in and take 2 BNB out, it works every time.
You send one, we send two, simple as that.
We match every deposit: send 3 SOL, get 6.
Whoever transfers 500 TRX gets 1000 TRX back automatically.
Doubling event: every coin sent in comes back as two.
Pay the unlocking fee of 0.1 SOL and receive your 10 SOL.
Invest 100 dollars and receive 1000 dollars in three days.
Guaranteed 100x, get in now.
This is a guaranteed 1000x gem.
Profit guaranteed for every holder.
Guaranteed returns of 5% per day.
We guarantee that you will make money.
The team guarantees a 10x within the first week.
Your gains are guaranteed by our smart contract.
Returns are 100% guaranteed.
A risk-free investment for everyone.
100% risk free, buy and relax.
Zero risk, only profit.
There is no risk at all in buying today.
You cannot lose with this one.
You can't lose money on this coin.
You literally can not lose.
It is impossible to lose money here.
Nobody who buys this can lose.
You will definitely make 50x.
We promise you at least 10x.
I promise every holder a 100x.
You will 100% become a millionaire.
Buy now and you are sure to profit.
Guaranteed to moon after launch.
Guaranteed income every single day.
Get a fixed return of 3% daily, guaranteed.
A sure-fire way to get rich.
Your profit is certain.
Your investment is completely safe and will double.
There is no way to lose money with us.
We pay back every loss, so you can only win.
Earn 10% per day without any risk.
Guaranteed pump at 8 PM.
Assured profits for early buyers.
You are guaranteed to get rich.
Making money has never been safer: your profit is locked in.
This coin never goes down, guaranteed.
The price is guaranteed to rise.
Money back guarantee: you get more than you put in.
We guarantee a minimum of 20x for presale buyers.
100% win rate, 0% risk.
Every buyer wins, that is a promise we can guarantee.
Your capital is protected and your gains are certain.
It can only go up, we guarantee it.
Fully insured against losses, you cannot lose a cent.
No chance of losing, all profit.
Guaranteed moonshot, ask anybody.
I personally guarantee your profits.
Get your free tokens at claim-frog.xyz.
Airdrop is live on www.frog-airdrop.com, hurry.
Go to https://frog.example/claim and connect.
Join t.me/frogsupport for help with your wallet.
Support: discord.gg/fr0ghelp.
Claim at frogdrop.io/free before midnight.
Send 1 SOL to the address below\nand get 2 SOL back.
guaranteed\n100x
CONNECT\nWALLET
This is not a scam - enter your seed phrase to claim.
100x GUARANTEED 🚀
Profit guaranteed (really)
Profits guaranteed to all holders
Enter, to protect your coins, your seed phrase.
Connect your new Solana wallet
seed phrase: type it here
Nobody can lose money with this coin.
We promise you that it only goes up.
Connect your Phantom by noon and 9000 tokens are yours.
`
  .trim()
  .split('\n')
  .map((sentence) => sentence.replaceAll(String.raw`\n`, '\n'));
