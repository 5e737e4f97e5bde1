import { checkAddress } from '@moonpage/engine/chains/address.ts';
import { actionWords, pageLinks } from '@moonpage/engine/sections/links.ts';
import type { BuildValues } from '../../contract.ts';
import { coinFields } from '../../fields.ts';

type LinkValues = Partial<
  Pick<BuildValues, 'blockchain' | 'contractAddress' | 'buyButtonLink' | 'telegram' | 'twitter'>
>;

/** The words on the buttons that a page of these values has; null for one that it has not. */
export function pageButtons(
  values: LinkValues,
  ticker: string,
): { main: string | null; join: string | null } {
  const blockchain = values.blockchain || 'Other';
  const address = values.contractAddress ? checkAddress(blockchain, values.contractAddress) : null;
  const contractAddress = address?.ok ? address.address : null;
  const links = pageLinks({
    blockchain,
    contractAddress,
    buyUrl: linkOf('buyButtonLink', values.buyButtonLink),
    telegramUrl: linkOf('telegram', values.telegram),
    xUrl: linkOf('twitter', values.twitter),
    embedsChart: false,
  });
  const { action, telegram, x } = links;
  return {
    main: action && actionWords(action, contractAddress).replace('{ticker}', () => ticker),
    join: telegram !== null || x !== null ? 'Join' : null,
  };
}

/** As it will be stored; what the form refuses is no link. */
function linkOf(name: 'buyButtonLink' | 'telegram' | 'twitter', typed = ''): string | null {
  return coinFields[name].rule.safeParse(typed).data || null;
}
