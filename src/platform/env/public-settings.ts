import { buildPriceText } from './build-price.ts';
import type { Config } from './config.ts';

/** Of the settings, those that every page may know; no secret is among them. */
export function publicSettings(config: Config) {
  const { productName, appUrl, beta, studio, pagesUrl, shareSteps, ai, stripe } = config;
  const pagesHosting = pagesUrl === null ? ('path' as const) : ('own-host' as const);
  const writer = ai === null ? ('composer' as const) : ('model' as const);
  const isSold = !beta && stripe.secretKey !== null;
  return {
    productName,
    appUrl,
    beta,
    price: buildPriceText,
    isSold,
    studio,
    pagesHosting,
    shareSteps,
    writer,
  };
}
