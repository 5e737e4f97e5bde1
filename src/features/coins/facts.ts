import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { type Facts, type FactsImage, nothingStated } from '@moonpage/engine/facts.ts';
import { launchInstant } from '@moonpage/engine/launch/launch.ts';
import type { CoinDetails } from './contract.ts';

/** What a landing page may say about the coin: the details as they are stored, with what is empty left out. */
export function toFacts(details: CoinDetails, image: FactsImage | null): Facts {
  const { launchDate, launchTime } = details;
  return {
    name: details.coinName,
    symbol: details.symbol,
    description: details.description,
    blockchain: details.blockchain,
    contractAddress: details.contractAddress || null,
    buyUrl: details.buyButtonLink || null,
    telegramUrl: details.telegram || null,
    xUrl: details.twitter || null,
    colours: splitColours(details.mainColors),
    background: details.pageBackground,
    image,
    stated: nothingStated,
    roadmap: [],
    gallery: [],
    embedsChart: false,
    launchAt: launchInstant(launchDate, launchTime),
    launchDate,
    launchTime,
  };
}
