/** Channel of the slugs whose live pages have changed or are gone, for the caches and exports of all nodes. */
export const livePagesChannel = 'live_pages';
