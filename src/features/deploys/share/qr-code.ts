import sharp from 'sharp';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';
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
const pngSide = 1024;

/** @param assets keeps the files */
export function createQrCode(assets: Pick<PageAssets, 'keep'>): MakeQrCode {
  return async (url) => {
    // Loaded with the first page that goes live: most processes start for something else.
    const { default: qrcode } = await import('qrcode');
    const svg = await qrcode.toString(url, { ...options, type: 'svg' });
    const png = await encodePng(qrcode.create(url, options).modules);
    return {
      svg: await assets.keep(new TextEncoder().encode(svg), 'image/svg+xml'),
      png: await assets.keep(new Uint8Array(png), 'image/png'),
    };
  };
}

/** The package's own encoder works on the thread that answers everybody. */
function encodePng(modules: { size: number; get(row: number, column: number): number }): Promise<Buffer> {
  const { margin } = options;
  const side = modules.size + 2 * margin;
  const pixels = Buffer.alloc(side * side, 255);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 1) pixels[(row + margin) * side + column + margin] = 0;
    }
  }
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(pngSide, pngSide, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 });
  return encodeInTurn(() => picture.toBuffer());
}
