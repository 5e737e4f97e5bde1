import { type PageLanguage, pageLanguages } from '@moonpage/engine/languages/texts.ts';

/** Each language by its own name. */
const names: Record<PageLanguage, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  tr: 'Türkçe',
  zh: '中文',
  vi: 'Tiếng Việt',
  ru: 'Русский',
  fr: 'Français',
  de: 'Deutsch',
  id: 'Bahasa Indonesia',
};

/** A language (BCP 47) by its own name, whether or not pages have texts in it. */
export function languageName(language: string): string {
  return isPageLanguage(language)
    ? names[language]
    : (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
}

export function isPageLanguage(language: string): language is PageLanguage {
  return (pageLanguages as readonly string[]).includes(language);
}
