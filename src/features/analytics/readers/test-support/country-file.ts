/** A MaxMind DB of one network: the addresses that begin with `firstByte` are of `country`. See the format's specification, version 2.0. */
export function countryFile(firstByte: number, country: string): Buffer {
  const depth = 8;
  const record = (value: number) => [value >> 16, value >> 8, value];
  // A record is the next node, `depth` where nothing is known, or where the data is: behind the separator.
  const found = depth + 16;
  const tree = Array.from({ length: depth }, (_, at) => {
    const next = at === depth - 1 ? found : at + 1;
    const isRight = (firstByte >> (depth - 1 - at)) % 2 === 1;
    return isRight ? [...record(depth), ...record(next)] : [...record(next), ...record(depth)];
  }).flat();
  return Buffer.concat([
    Buffer.from(tree),
    Buffer.alloc(16),
    map({ country: map({ iso_code: text(country) }) }),
    Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1'),
    map({
      binary_format_major_version: number(2),
      binary_format_minor_version: number(0),
      build_epoch: number(1),
      database_type: text('Country'),
      ip_version: number(4),
      node_count: number(depth),
      record_size: number(24),
    }),
  ]);
}

function map(members: Record<string, Buffer>): Buffer {
  const entries = Object.entries(members);
  return Buffer.concat([
    Buffer.from([0xe0 | entries.length]),
    ...entries.flatMap(([key, value]) => [text(key), value]),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
}

/** One byte: an unsigned number of 16 bits at most. */
function number(value: number): Buffer {
  return Buffer.from([0xa1, value]);
}
