import { type PixelIds, type PixelService, pixelServices } from './pixel-ids.ts';

/** Where a page's policy lets a service's script do its work; empty where nothing of it runs. */
export interface PixelSources {
  readonly script: readonly string[];
  readonly img: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

interface PixelServiceFacts {
  /** As readers know it. */
  readonly name: string;
  /** What its customers call the identifier's place, e.g. `Meta pixel`. */
  readonly label: string;
  /** For its script, as the service documents them. */
  readonly sources: PixelSources;
  /** URL of a picture that reports a visit without any script; null where the service documents none. */
  readonly picture: ((id: string) => string) | null;
}

export const pixelFacts: Readonly<Record<PixelService, PixelServiceFacts>> = {
  meta: {
    name: 'Meta',
    label: 'Meta pixel',
    sources: {
      script: ['https://connect.facebook.net'],
      img: ['https://www.facebook.com'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      frame: [],
    },
    picture: (id) => `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`,
  },
  tiktok: {
    name: 'TikTok',
    label: 'TikTok pixel',
    sources: {
      script: ['https://analytics.tiktok.com'],
      img: ['https://analytics.tiktok.com'],
      connect: ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
      frame: [],
    },
    picture: null,
  },
  x: {
    name: 'X',
    label: 'X pixel',
    sources: {
      script: ['https://static.ads-twitter.com'],
      img: ['https://t.co', 'https://analytics.twitter.com'],
      connect: ['https://t.co', 'https://analytics.twitter.com'],
      frame: [],
    },
    picture: null,
  },
  google: {
    name: 'Google',
    label: 'Google tag',
    sources: {
      script: ['https://*.googletagmanager.com'],
      img: [
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
        'https://*.g.doubleclick.net',
        'https://*.google.com',
      ],
      connect: [
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
        'https://*.g.doubleclick.net',
        'https://*.google.com',
        'https://pagead2.googlesyndication.com',
      ],
      frame: ['https://www.googletagmanager.com'],
    },
    picture: null,
  },
};

/** A pixel that a page uses where it stands. */
export interface Pixel {
  readonly service: PixelService;
  readonly id: string;
}

/**
 * The pixels that can work where a page stands: in a sandbox, which a path's page is in, only those that a picture reports to.
 * @param hosting as in `RenderOptions`
 */
export function pixelsOn(
  ids: PixelIds | undefined,
  hosting: 'path' | 'own-host' | 'folder' = 'own-host',
): Pixel[] {
  return pixelServices.flatMap((service) => {
    const id = ids?.[service];
    const works = hosting !== 'path' || pixelFacts[service].picture !== null;
    return id !== undefined && works ? [{ service, id }] : [];
  });
}

/** What the policy of a page with these pixels adds. */
export function pixelSources(pixels: readonly Pixel[], hosting: 'path' | 'own-host' | 'folder' = 'own-host') {
  const of = (kind: keyof PixelSources) => [
    ...new Set(pixels.flatMap(({ service }) => pixelFacts[service].sources[kind])),
  ];
  if (hosting !== 'path')
    return { script: of('script'), img: of('img'), connect: of('connect'), frame: of('frame') };
  return {
    script: [],
    img: [...new Set(picturesOf(pixels).map((url) => new URL(url).origin))],
    connect: [],
    frame: [],
  };
}

/** URLs of the pictures that report a visit. */
export function picturesOf(pixels: readonly Pixel[]): string[] {
  return pixels.flatMap(({ service, id }) => pixelFacts[service].picture?.(id) ?? []);
}
