import sharp from 'sharp';

const most = { characters: 2_000, units: 8_000 };

/** As much of a text, again and again, as the form takes for a description. */
function fill(part: string): string {
  const text = part.repeat(Math.ceil(most.units / part.length));
  const characters = [...new Intl.Segmenter('en').segment(text)].slice(0, most.characters);
  let filled = '';
  for (const { segment } of characters) {
    if (filled.length + segment.length > most.units) break;
    filled += segment;
  }
  return filled.trim();
}

/** The longest descriptions that the form takes: of very many sentences, of none, of several scripts, of marks and joiners. */
export const worstDescriptions: readonly string[] = [
  'It is. ',
  'The snail crossed the garden path and told nobody about it. ',
  'the cat sat on the mat and the dog sat on the log while ',
  'He has no roadmap, no utility, no team, never sleeps, never sleeps, called Denise: nine lives. ',
  'a ',
  'W',
  'a\n',
  '“a” (b): c; ',
  'audited tax holders burned 100x and ',
  'We never ask anybody to connect a wallet or send a key. ',
  'एक मेंढक जो रात को तालाब के किनारे बैठता है और कुछ नहीं कहता। ',
  'क्षि ',
  'กบน้อยนั่งอยู่ริมบ่อน้ำ',
  '夜里站在码头上的鹭。',
  'חתול קטן. ',
  'قط يطير فوق المدينة كل ليلة ويعود قبل الفجر. ',
  '개구리가 연못에 앉아 있다. ',
  '👨‍👩‍👧 ',
  'a\u0301\u0302\u0303 ',
  'Frog кот 猫 قط क्षि. It is. ',
].map(fill);

/** Bodies that are no input of any endpoint, as large and as deep as a request may be. */
export const worstBodies: readonly string[] = [
  `${'['.repeat(120_000)}${']'.repeat(120_000)}`,
  `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  JSON.stringify(Array.from({ length: 60_000 }, (_, at) => at % 10)),
  JSON.stringify(Object.fromEntries(Array.from({ length: 14_000 }, (_, at) => [`field${at}`, '']))),
];

/** Texts for every field of an endpoint. */
export const worstTexts: readonly string[] = [
  `1${' '.repeat(8_000)}1`,
  'क्षि'.repeat(1_500),
  'a@'.repeat(3_000),
  '-'.repeat(6_000),
];

/** The most expensive pictures that are taken, by their types. */
export async function worstPictures(): Promise<readonly File[]> {
  const side = 512;
  const frames = 38;
  const noise = (count: number) => {
    const bytes = Buffer.alloc(side * side * 3 * count);
    let state = 1;
    // Of two greys, so that 38 frames fit into a request.
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      bytes[at] = 96 + (state >>> 31) * 64;
    }
    return sharp(bytes, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } });
  };
  const animation = await noise(frames).gif({ effort: 1, dither: 0 }).toBuffer();
  const still = noise(1);
  const pictures = [
    ['gif', animation],
    ['png', await still.clone().png().toBuffer()],
    ['avif', await still.clone().avif({ quality: 90 }).toBuffer()],
    ['tiff', await still.clone().tiff({ compression: 'lzw' }).toBuffer()],
  ] as const;
  return pictures.map(
    ([kind, bytes]) => new File([new Uint8Array(bytes)], `noise.${kind}`, { type: `image/${kind}` }),
  );
}
