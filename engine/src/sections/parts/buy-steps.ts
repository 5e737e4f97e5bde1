import { fill } from '../../languages/fill.ts';
import type { StepText } from '../../languages/texts.ts';
import type { OutsideAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';

/** One step on the way to the coin. */
export interface BuyStep extends StepText {
  /** Where the step is done, when the chain has such a place. */
  link: (OutsideAddress & { name: string }) | null;
}

/** The four steps of the coin's own chain: a wallet, the coin that pays, an exchange, the address from this page. */
export function buySteps(context: PageContext): readonly [BuyStep, BuyStep, BuyStep, BuyStep] {
  const { steps } = context.texts;
  const { wallet, exchange, whereToBuy } = context.links;
  const { chain, native, ticker } = context.tokens;
  const step = ({ title, text }: StepText, link: BuyStep['link'] = null): BuyStep => {
    const values = { chain, native, wallet: wallet?.name, exchange: exchange?.name, ticker };
    return { title: fill(title, values), text: fill(text, values), link };
  };
  const exchangeStep = () => {
    if (whereToBuy !== null) {
      return step({ title: context.texts.action.whereToBuy, text: steps.anyExchange.text }, whereToBuy);
    }
    return exchange === null ? step(steps.anyExchange) : step(steps.exchange, exchange);
  };
  return [
    wallet === null ? step(steps.anyWallet) : step(steps.wallet, wallet),
    step(context.chain.native === null ? steps.anyFund : steps.fund),
    exchangeStep(),
    step(context.facts.contractAddress === null ? steps.wait : steps.paste),
  ];
}
