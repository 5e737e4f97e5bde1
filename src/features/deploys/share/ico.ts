/**
 * A Windows icon file of PNG pictures, as every browser reads it
 * (https://learn.microsoft.com/previous-versions/ms997538; PNG inside since Windows Vista).
 * @param pictures square, at most 256 pixels wide
 */
export function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = 6 + at * 16;
    // A side of 256 is written as 0.
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
