import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { type PageLanguage, pageLanguages, type Texts } from './texts.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** By language; each whole. */
const languages: Readonly<Record<PageLanguage, Texts>> = { en, es, pt, tr, zh, vi, ru, fr, de, id };

/** In which language a page says what is fixed, and in which it does not. */
export interface PageTexts {
  /** Of the fixed texts: the document's own, or English where there are none in it. */
  language: PageLanguage;
  texts: Texts;
  /** Of the document's texts where the fixed ones are in another, BCP 47. */
  lang: string | undefined;
  /** Whether the document is in English, which the designs' own wit is in. */
  isEnglish: boolean;
}

/** @param lang of the document's texts, BCP 47; English without it */
export function pageTexts(lang: string | undefined): PageTexts {
  const [written] = (lang ?? 'en').split('-');
  const own = pageLanguages.find((each) => each === written);
  const language = own ?? 'en';
  return {
    language,
    texts: languages[language],
    lang: own === undefined ? lang : undefined,
    isEnglish: own === 'en',
  };
}
