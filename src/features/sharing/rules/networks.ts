/** Where a creator is asked to tell others about the product, in this order. */
export const shareNetworks = ['x', 'telegram', 'facebook', 'reddit'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

export const networkNames: Record<ShareNetwork, string> = {
  x: 'X',
  telegram: 'Telegram',
  facebook: 'Facebook',
  reddit: 'Reddit',
};

/** What is left of the steps, in their order. */
export function stepsLeft({ done }: { readonly done: readonly ShareNetwork[] }): ShareNetwork[] {
  return shareNetworks.filter((network) => !done.includes(network));
}
