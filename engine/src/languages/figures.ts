import { boundedCache } from '../colour/bounded-cache.ts';
import type { PageLanguage } from './texts.ts';

const cachedFigure = boundedCache<string>(256);

const magnitudes = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** More digits than a number keeps. */
const exactDigits = 15;

/**
 * A total supply as the language writes it: a billion is `1 Milliarde` in German. What is no number in its stored form stays as it is.
 * @param supply in its stored form, e.g. `1,000,000,000` or `420.69 trillion`
 */
export function supplyIn(language: PageLanguage, supply: string): string {
  if (language === 'en') return supply;
  const match = /^(\d{1,3}(?:,\d{3})*(?:\.\d+)?)(?: ([a-z]+))?$/.exec(supply);
  const figure = match?.[1]?.replaceAll(',', '') ?? '';
  const magnitude = match?.[2] === undefined ? 1 : magnitudes.get(match[2]);
  if (figure === '' || figure.length > exactDigits || magnitude === undefined) return supply;
  const words = magnitude === 1 ? {} : ({ notation: 'compact', compactDisplay: 'long' } as const);
  const options = { ...words, maximumFractionDigits: 8 };
  return cachedFigure(`${language} ${supply}`, () =>
    new Intl.NumberFormat(language, options).format(Number(figure) * magnitude),
  );
}

/** A percentage as the language writes it. @param percent e.g. `2.5` */
export function percentIn(language: PageLanguage, percent: string): string {
  const value = Number(percent);
  if (language === 'en' || percent === '' || Number.isNaN(value)) return `${percent}%`;
  const options = { style: 'percent', maximumFractionDigits: 4 } as const;
  return cachedFigure(`${language} ${percent}%`, () =>
    new Intl.NumberFormat(language, options).format(value / 100),
  );
}
