import type { PageAssets } from '../../pages/assets.ts';

/** Public paths of a live page's address as a code to scan. */
export interface QrCode {
  readonly svg: string;
  /** 1024 pixels, for print. */
  readonly png: string;
}

export type MakeQrCode = (url: string) => Promise<QrCode>;

/** Error correction that a scuffed sticker survives, the quiet zone of the standard (ISO/IEC 18004), black on white for every scanner. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const;

/** @param assets keeps the files */
export function createQrCode(assets: Pick<PageAssets, 'keep'>): MakeQrCode {
  return async (url) => {
    // Loaded with the first page that goes live: most processes start for something else.
    const { default: qrcode } = await import('qrcode');
    const [svg, png] = await Promise.all([
      qrcode.toString(url, { ...options, type: 'svg' }),
      qrcode.toBuffer(url, { ...options, width: 1024 }),
    ]);
    return {
      svg: await assets.keep(new TextEncoder().encode(svg), 'image/svg+xml'),
      png: await assets.keep(new Uint8Array(png), 'image/png'),
    };
  };
}
