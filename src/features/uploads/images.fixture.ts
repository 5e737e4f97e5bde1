import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one bit per pixel, all black: any size weighs next to nothing, and is made without an image library. */
export function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return png(width, height, deflateSync(rows));
}

/** A PNG whose size can be read and whose pixels cannot. */
export function pngWithoutPixels(width: number, height: number): Uint8Array<ArrayBuffer> {
  return png(width, height, Buffer.from('no pixels'));
}

function png(width: number, height: number, pixels: Buffer): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
