import { useWatch } from 'react-hook-form';
import { api } from '../../../../web/api/client.ts';
import { type CoinReading, readDescriptionUnits } from '../../contract.ts';
import { wordsUnits } from '../../rules/schemas.ts';
import { useAnswer } from '../controls/use-answer.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

/** Shorter descriptions the form refuses. */
const fewestCharacters = 10;

/**
 * What is read in the name and the description as they are typed. What was read last stays while the next is on its way and where it
 * does not come, about which nobody needs to know.
 */
export function useReading(): { reading: CoinReading | null; isDescribed: boolean } {
  const { control } = useBuildForm();
  const [coinName, description] = useWatch({ control, name: ['coinName', 'description'] });
  const isDescribed = description.trim().length >= fewestCharacters;
  const words = {
    coinName: coinName.slice(0, wordsUnits),
    description: description.slice(0, readDescriptionUnits),
  };
  const reading = useAnswer(isDescribed ? words : null, api.coins.readWords);
  return { reading: isDescribed ? reading : null, isDescribed };
}
