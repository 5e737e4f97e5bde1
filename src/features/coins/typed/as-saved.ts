import { publishableDescription } from '@moonpage/engine/compose/reading/publishable.ts';
import { cleanDescription, cleanWords } from '../rules/text.ts';

/** A coin's words as they are typed so far, the way a page would have them once they are saved. */
export function asSaved(typed: { readonly coinName: string; readonly description: string }): {
  name: string;
  description: string;
} {
  return {
    name: cleanWords(typed.coinName),
    description: publishableDescription(cleanDescription(typed.description)).text,
  };
}
