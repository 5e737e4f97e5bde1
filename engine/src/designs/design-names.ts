/** Names of the designs as documents store them. */
export const designNames = ['moonshot', 'comic', 'terminal'] as const;

export type DesignName = (typeof designNames)[number];
