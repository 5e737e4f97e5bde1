import qrcode from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createQrCode } from './qr-code.ts';

const url = 'https://moonpage.example/p/%E7%8C%AB%E5%B8%81-m%C4%81o-coin';

test('a code holds the address, module by module, inside its quiet zone', async () => {
  const kept = new Map<string, Uint8Array>();
  const make = createQrCode({
    keep: async (bytes, contentType) => {
      kept.set(contentType, bytes);
      return `/p/assets/${contentType}`;
    },
  });
  expect(await make(url)).toEqual({ svg: '/p/assets/image/svg+xml', png: '/p/assets/image/png' });
  const { modules } = qrcode.create(url, { errorCorrectionLevel: 'M' });
  const { data, info } = await sharp(Buffer.from(kept.get('image/png') ?? []))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = info.width / (modules.size + 8);
  const isDark = (row: number, column: number) => {
    const [y, x] = [Math.floor((row + 4.5) * side), Math.floor((column + 4.5) * side)];
    return (data[y * info.width + x] ?? 0) < 128;
  };
  for (let row = -4; row < modules.size + 4; row += 1) {
    for (let column = -4; column < modules.size + 4; column += 1) {
      const isInside = [row, column].every((each) => each >= 0 && each < modules.size);
      expect(isDark(row, column)).toBe(isInside && modules.get(row, column) === 1);
    }
  }
  expect(new TextDecoder().decode(kept.get('image/svg+xml'))).toContain('<svg');
});
