import { z } from 'zod';

/** Services that count visits for somebody's advertisements, as documents store them. */
export const pixelServices = ['meta', 'tiktok', 'x', 'google'] as const;
export type PixelService = (typeof pixelServices)[number];

/** What each service calls an identifier looks like; nothing else is ever written into a page. */
export const pixelIds = z.strictObject({
  meta: z
    .string()
    .regex(/^\d{15,16}$/, 'A Meta pixel has 15 or 16 digits')
    .optional(),
  tiktok: z
    .string()
    .regex(/^[A-Z0-9]{20}$/, 'A TikTok pixel has 20 capital letters and digits')
    .optional(),
  x: z
    .string()
    .regex(/^[a-z0-9]{5}$/, 'An X pixel has five small letters and digits, such as o1abc')
    .optional(),
  google: z
    .string()
    .regex(/^G-[A-Z0-9]{8,12}$/, 'A Google tag begins with G-, such as G-AB12CD34EF')
    .optional(),
});
export type PixelIds = z.infer<typeof pixelIds>;
