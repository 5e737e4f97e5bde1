import { inflateSync } from 'node:zlib';

const woffSignature = 0x774f_4646;
/** The platform of a name in UTF-16, and the number of the family's name. */
const windows = 3;
const familyName = 1;

/**
 * Unpacks a WOFF 1.0 file to the font inside it (https://www.w3.org/TR/WOFF/): the same tables, each inflated, behind a directory
 * of their places. Needed because the rasteriser reads plain fonts only.
 * @throws when the bytes are no WOFF 1.0.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.length < 44 || woff.readUInt32BE(0) !== woffSignature)
    throw new Error('This is no WOFF 1.0 file.');
  const flavour = woff.readUInt32BE(4);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(woff, 44 + at * 20));

  const header = Buffer.alloc(12 + count * 16);
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + at * 16;
    header.writeUInt32BE(tag, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  const bytes = packedLength < length ? inflateSync(packed) : packed;
  if (bytes.length !== length) throw new Error('This WOFF file is damaged.');
  return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes };
}

/**
 * Every code point that a font has a glyph for, from its `cmap` table (formats 4 and 12, which hold all of Unicode that web fonts do:
 * https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
export function codePointsOf(sfnt: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableOf(sfnt, 'cmap');
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, found);
    if (format === 12) addGroups(subtable, found);
  }
  return found;
}

/** How a font calls itself, e.g. `Exo 2 ExtraBold` (https://learn.microsoft.com/typography/opentype/spec/name). */
export function familyNameOf(sfnt: Buffer): string {
  const table = tableOf(sfnt, 'name');
  const strings = table.subarray(table.readUInt16BE(4));
  for (let at = 0; at < table.readUInt16BE(2); at += 1) {
    const record = table.subarray(6 + at * 12);
    const [platform, name] = [record.readUInt16BE(0), record.readUInt16BE(6)];
    if (platform !== windows || name !== familyName) continue;
    const start = record.readUInt16BE(10);
    const bytes = Buffer.from(strings.subarray(start, start + record.readUInt16BE(8)));
    return bytes.swap16().toString('utf16le');
  }
  throw new Error('This font has no name.');
}

/** How heavy a font is drawn, 100 to 900. */
export function weightOf(sfnt: Buffer): number {
  return tableOf(sfnt, 'OS/2').readUInt16BE(4);
}

export interface FontTable {
  /** Four letters. */
  readonly tag: string;
  readonly bytes: Buffer;
}

/** The tables of a font, in its own order. */
export function tablesOf(sfnt: Buffer): FontTable[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const offset = sfnt.readUInt32BE(entry + 8);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      bytes: sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)),
    };
  });
}

function tableOf(sfnt: Buffer, tag: string): Buffer {
  const table = tablesOf(sfnt).find((each) => each.tag === tag);
  if (!table) throw new Error(`This font has no table ${tag}.`);
  return table.bytes;
}

function addSegments(subtable: Buffer, found: Set<number>): void {
  const doubled = subtable.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = subtable.readUInt16BE(14 + at);
    const first = subtable.readUInt16BE(16 + doubled + at);
    if (first === 0xffff) continue;
    for (let point = first; point <= last; point += 1) found.add(point);
  }
}

function addGroups(subtable: Buffer, found: Set<number>): void {
  for (let at = 0; at < subtable.readUInt32BE(12); at += 1) {
    const group = 16 + at * 12;
    const last = subtable.readUInt32BE(group + 4);
    for (let point = subtable.readUInt32BE(group); point <= last; point += 1) found.add(point);
  }
}
