import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type FontTable, tablesOf } from './sfnt.ts';

const compress = promisify(brotliCompress);

const headerLength = 48;
/** Tables that the format names by a number; every other is written with its tag. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

/**
 * Packs a font into WOFF 2.0 (https://www.w3.org/TR/WOFF2/) with its outlines as they are: the format's own rewriting of
 * outlines saves a tenth of a large font and nothing of a small one.
 */
export async function woff2Of(sfnt: Buffer): Promise<Buffer> {
  const tables = inOrder(tablesOf(sfnt));
  const directory = Buffer.concat(tables.map(entryOf));
  const body = await compress(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    },
  });
  const length = padded(headerLength + directory.length + body.length);
  const font = Buffer.alloc(length);
  font.write('wOF2', 0, 'latin1');
  font.writeUInt32BE(sfnt.readUInt32BE(0), 4);
  font.writeUInt32BE(length, 8);
  font.writeUInt16BE(tables.length, 12);
  font.writeUInt32BE(unpackedLength(tables), 16);
  font.writeUInt32BE(body.length, 20);
  font.writeUInt16BE(1, 24);
  directory.copy(font, headerLength);
  body.copy(font, headerLength + directory.length);
  return font;
}

/** The places of glyphs come right after the glyphs, as the format wants. */
function inOrder(tables: readonly FontTable[]): FontTable[] {
  const places = tables.filter(({ tag }) => tag === 'loca');
  return tables
    .filter(({ tag }) => tag !== 'loca')
    .flatMap((table) => (table.tag === 'glyf' ? [table, ...places] : [table]));
}

function entryOf({ tag, bytes }: FontTable): Buffer {
  const known = knownTags.indexOf(tag);
  // Version 3 of these two is the one without rewriting; of the others, version 0.
  const version = tag === 'glyf' || tag === 'loca' ? 3 : 0;
  return Buffer.concat([
    Buffer.from([(version << 6) | (known === -1 ? 63 : known)]),
    known === -1 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0),
    base128(bytes.length),
  ]);
}

/** Seven bits a byte, the highest first, each but the last marked. */
function base128(value: number): Buffer {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}

function unpackedLength(tables: readonly FontTable[]): number {
  return tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 12 + 16 * tables.length);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
