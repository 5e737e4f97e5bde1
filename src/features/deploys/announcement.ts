/** Channel on which a deploy tells every node the slug whose old page it must forget. */
export const livePagesChannel = 'live_pages';
