/** Warnings as honest creators write them, of risks and of impostors: none of them guarantees or asks for anything. */
export const creatorWarnings: readonly string[] = `
You can lose money. Only spend what you can afford.
You could lose money, all of it.
Crypto is risky and you will lose money.
Nobody will lose money over a frog.
Risk free? Nothing is.
Never invest more than you can afford to lose.
Don't put in money that you can't afford to lose.
You will probably lose everything, and so will the hamster.
You may lose your whole investment.
Most people lose money on meme coins.
We could lose all of it and so could you.
This is not a risk-free investment.
No investment is risk-free.
There is no such thing as a risk-free coin.
Nothing about crypto is risk free, frogs least of all.
Meme coins are never without risk.
Returns are never guaranteed.
We cannot guarantee any profit.
There are no guarantees of profit here.
Profits are not guaranteed, losses are likely.
If somebody guarantees you a 100x, run.
Anyone who guarantees profits is a liar.
Whoever promises you guaranteed returns is a scammer.
Past gains do not guarantee future gains.
Your investment is not insured.
Prices go up and prices go down, nothing is guaranteed.
Anyone who asks for your seed phrase is a scammer.
Admins who ask for your private key are fake.
People who tell you to connect your wallet are scammers.
Block anybody who asks you to verify your wallet.
Report admins who ask for your recovery phrase.
We will never
ask for your seed phrase.
`
  .trim()
  .split(/\n(?!ask)/);
