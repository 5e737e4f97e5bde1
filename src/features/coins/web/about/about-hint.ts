import type { BuildValues, CoinReading } from '../../contract.ts';
import { isPageLanguage, languageName } from './page-language-names.ts';

/** The sentence under what we read, about what its creator may want to change. @param reading null until there is one */
export function aboutHint(
  reading: CoinReading | null,
  chosen: Pick<BuildValues, 'subject' | 'tone' | 'pageLanguage'>,
): string {
  const isAnyChosen = chosen.subject !== null || chosen.tone !== '' || chosen.pageLanguage !== '';
  const usual = isAnyChosen
    ? 'What you chose stays. “As we read it” goes back to your words.'
    : 'We read this in your words. Change what does not fit.';
  if (reading === null) return usual;
  const { language } = reading;
  if (language !== 'en' && chosen.pageLanguage === '') {
    const name = languageName(language);
    return isPageLanguage(language)
      ? `Your words are in ${name}, so the whole page is. Choose another language if it should not be.`
      : `Your words stay in ${name}. What we add is in English, unless you choose another language.`;
  }
  if (reading.subject === null && chosen.subject === null) {
    return 'We cannot tell what it is. Say it here, such as “a raccoon”, or let your own sentences speak.';
  }
  return usual;
}
