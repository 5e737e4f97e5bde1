import { useWatch } from 'react-hook-form';
import { api } from '../../../../web/api/client.ts';
import { type DrawnEmblem, readDescriptionUnits } from '../../contract.ts';
import { wordsUnits } from '../../rules/schemas.ts';
import { useAnswer } from '../controls/use-answer.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

const none: readonly DrawnEmblem[] = [];

/** What emblems are drawn from: the words of a coin. */
type EmblemWords = Parameters<typeof api.coins.drawEmblems>[0];

/**
 * Emblems for a coin, the first of which is taken unasked; empty without one, or before any came. Those that came last stay while others
 * are on their way, and where none come.
 */
export function useDrawnEmblems(coin: EmblemWords | null): readonly DrawnEmblem[] {
  const of = (text: string) => text.slice(0, wordsUnits);
  const question = coin && {
    coinName: of(coin.coinName),
    description: coin.description.slice(0, readDescriptionUnits),
    subject: coin.subject === null ? null : of(coin.subject),
    symbol: of(coin.symbol),
    mainColors: of(coin.mainColors),
    pageBackground: of(coin.pageBackground),
    emblem: of(coin.emblem),
  };
  const drawn = useAnswer(question, api.coins.drawEmblems);
  return coin && drawn ? drawn : none;
}

/** Emblems for the coin in the form, empty before any came; null where it has a picture. */
export function useEmblems(): readonly DrawnEmblem[] | null {
  const { control } = useBuildForm();
  const [coinName, description, subject, symbol, mainColors, pageBackground, emblem, image] = useWatch({
    control,
    name: [
      'coinName',
      'description',
      'subject',
      'symbol',
      'mainColors',
      'pageBackground',
      'emblem',
      'mainImageUrl',
    ],
  });
  const words = { coinName, description, subject, symbol, mainColors, pageBackground, emblem };
  const drawn = useDrawnEmblems(image === '' ? words : null);
  return image === '' ? drawn : null;
}
