/** Newest first; those whose launch is nearest; most readings in the last 30 days first. */
export const directoryOrders = ['newest', 'launching', 'most-read'] as const;
export type DirectoryOrder = (typeof directoryOrders)[number];

export const longestSearch = 200;
export const coinsPerPage = 24;
export const lastPage = 1_000_000_000;
