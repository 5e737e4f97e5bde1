import { splitColours } from '@moonpage/engine/colour/colour.ts';
import type { Facts, FactsImage, GalleryPicture } from '@moonpage/engine/facts.ts';
import { launchInstant } from '@moonpage/engine/launch/launch.ts';
import type { CoinDetails } from './contract.ts';

/**
 * What a landing page may say about the coin: the details as they are stored, with what is empty left out.
 * @param image the main picture.
 * @param gallery the pictures of `details.gallery` that are there.
 */
export function toFacts(
  details: CoinDetails,
  image: FactsImage | null,
  gallery: readonly GalleryPicture[],
): Facts {
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
    stated: {
      supply: details.supply || null,
      buyTax: details.buyTax || null,
      sellTax: details.sellTax || null,
      liquidity: details.liquidity || null,
      ownership: details.ownership || null,
    },
    roadmap: details.roadmap,
    gallery,
    embedsChart: details.chartEmbed,
    launchAt: launchInstant(launchDate, launchTime),
    launchDate,
    launchTime,
  };
}
