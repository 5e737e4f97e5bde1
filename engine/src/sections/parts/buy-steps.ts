import type { PageContext } from '../page-context.ts';
import type { OutsideAddress } from '../links.ts';
import { noContractText } from './copy-address.tsx';

/** One step on the way to the coin. */
export interface BuyStep {
  title: string;
  text: string;
  /** Where the step is done, when the chain has such a place. */
  link: (OutsideAddress & { name: string }) | null;
}

/** The four steps of the coin's own chain: a wallet, the coin that pays, an exchange, the address from this page. */
export function buySteps(context: PageContext): readonly [BuyStep, BuyStep, BuyStep, BuyStep] {
  return [walletStep(context), fundStep(context), exchangeStep(context), addressStep(context)];
}

function walletStep({ links: { wallet }, chain }: PageContext): BuyStep {
  if (wallet === null)
    return {
      title: 'Get a wallet',
      text: 'Use one that the coin’s own chain names on its website. Keep the recovery phrase on paper and to yourself.',
      link: null,
    };
  return {
    title: `Get ${wallet.name}`,
    text: `A wallet for ${chain.blockchain}. Keep its recovery phrase on paper and to yourself: nobody honest asks for it.`,
    link: wallet,
  };
}

function fundStep({ chain }: PageContext): BuyStep {
  if (chain.native === null)
    return {
      title: 'Put in a little',
      text: 'Send the chain’s own coin to your wallet. It pays for the swap and for the fees.',
      link: null,
    };
  return {
    title: `Fund it with ${chain.native}`,
    text: `Buy ${chain.native} where you usually do and send it to your wallet. It pays for the swap and for the fees.`,
    link: null,
  };
}

function exchangeStep({ links: { exchange }, chain }: PageContext): BuyStep {
  if (exchange === null)
    return {
      title: 'Find the exchange',
      text: 'Ask the coin’s own people where it trades, and read the address bar twice before you connect a wallet.',
      link: null,
    };
  return {
    title: `Open ${exchange.name}`,
    text: `Connect your wallet and choose ${chain.native ?? 'the chain’s coin'} as what you pay with.`,
    link: exchange,
  };
}

function addressStep({ facts }: PageContext): BuyStep {
  if (facts.contractAddress === null)
    return {
      title: 'Wait for the address',
      text: `${noContractText} When there is one, it stands on this page.`,
      link: null,
    };
  return {
    title: 'Paste the address',
    text: 'Copy the contract address from this page, paste it as what you receive, compare it, and swap.',
    link: null,
  };
}
