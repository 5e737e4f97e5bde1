/** What a page build costs after the beta, in the currency's smallest unit. */
export const buildPrice = { amount: 5_000, currency: 'usd' } as const;

/** The same in words, `$50`. */
export const buildPriceText = `$${buildPrice.amount / 100}`;
