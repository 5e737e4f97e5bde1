import type { Facts } from '@moonpage/engine/facts.ts';
import type { DocumentChange } from './changes.ts';

/** In which of what readers see of the coin two states of it differ, in the order of the form. */
export function factsChanges(before: Facts, after: Facts): DocumentChange[] {
  const was = shownFacts(before);
  return shownFacts(after).flatMap(([field, now], at): DocumentChange[] => {
    const then = was[at]?.[1] ?? '';
    return then === now
      ? []
      : [{ is: 'text', section: null, label: 'Facts', field, before: then, after: now }];
  });
}

/** A picture by its size alone: what is live is a copy of it at an address of its own. */
function shownFacts(facts: Facts): (readonly [name: string, text: string])[] {
  const { creatorStated, image } = facts;
  return [
    ['Coin Name', facts.name],
    ['Symbol', facts.symbol],
    ['Description', facts.description],
    ['Blockchain', facts.blockchain],
    ['Contract Address', facts.contractAddress ?? ''],
    ['Buy Button Link', facts.buyUrl ?? ''],
    ['Telegram', facts.telegramUrl ?? ''],
    ['X', facts.xUrl ?? ''],
    ['More links', facts.moreUrls.join(' · ')],
    ['Channels without a link', facts.channelNotes.map(({ name, text }) => `${name}: ${text}`).join(' · ')],
    ['Main Colors', facts.colours.join(', ')],
    ['Page Background', facts.background],
    ['Main Image', image === null ? '' : `${image.width} × ${image.height} pixels`],
    ['Launch', `${facts.launchDate}, ${facts.launchTime} CST`],
    ['Total Supply', creatorStated.supply ?? ''],
    ['Buy Tax', percent(creatorStated.buyTax)],
    ['Sell Tax', percent(creatorStated.sellTax)],
    ['Liquidity', creatorStated.liquidity ?? ''],
    ['Ownership', creatorStated.ownership ?? ''],
    ['Roadmap', facts.roadmap.map(({ title, done }) => (done ? `${title} (done)` : title)).join(' · ')],
    ['Gallery', facts.gallery.map(({ caption }) => caption ?? 'a picture without a caption').join(' · ')],
    ['Chart on the page', facts.embedsChart ? 'Shown' : ''],
  ];
}

function percent(stated: string | null): string {
  return stated === null ? '' : `${stated}%`;
}
