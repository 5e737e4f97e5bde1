// A thread that draws: both libraries block while they work; on a thread they block no request and can be ended.
import { parentPort } from 'node:worker_threads';
import type { ReactNode } from 'react';
import { messageOf } from '../../../platform/errors/system-error.ts';
import type { CardJob, DrawingAnswer, DrawingJob } from './drawing.ts';
import { faceOf, shapeTexts } from './shaped-texts.ts';

parentPort?.on('message', (job: DrawingJob) => {
  void draw(job)
    .then(
      (png): DrawingAnswer => ({ png }),
      (error: unknown): DrawingAnswer => ({ failure: messageOf(error) }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((answer) => parentPort?.postMessage(answer));
});

async function draw(job: DrawingJob): Promise<Uint8Array> {
  const svg = job.kind === 'card' ? await layOut(job) : job.svg;
  const { Resvg } = await import('@resvg/resvg-js');
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: job.width },
    font: {
      fontFiles: [...job.fontFiles],
      loadSystemFonts: needsSystemFonts(svg),
      defaultFontSize: 16,
    },
  });
  return new Uint8Array(picture.render().asPng());
}

async function layOut({ card, width, height, fonts, fontFiles }: CardJob): Promise<string> {
  const { default: satori } = await import('satori');
  const drawn = await shapeTexts(card, { width, height }, () =>
    fonts.map(({ sfnt }, at) => faceOf({ sfnt: Buffer.from(sfnt), file: fontFiles[at] ?? '' })),
  );
  // Plain element objects, which satori takes without React.
  return satori(drawn as ReactNode, {
    width,
    height,
    fonts: eachWithItsName(fonts).map(({ name, weight, sfnt }) => ({
      name,
      weight,
      data: Buffer.from(sfnt),
      style: 'normal',
    })),
  });
}

/**
 * Of several files of one family and weight satori reads the first alone; a letter that the asked family has not is looked for in
 * all others. So the files with the Cyrillic or the further Latin letters go by names of their own.
 */
function eachWithItsName(fonts: CardJob['fonts']) {
  const seen = new Set<string>();
  return fonts.map((font, at) => {
    const key = `${font.family} ${font.weight}`;
    const name = seen.has(key) ? `${font.family} ${at}` : font.family;
    seen.add(key);
    return { ...font, name };
  });
}

/** Looking through the machine's fonts takes longer than drawing, so it is done only for letters that ours have not. */
function needsSystemFonts(svg: string): boolean {
  const texts = svg.split('<').map((piece) => piece.slice(piece.indexOf('>') + 1));
  return texts.some((text) => /[\u0250-\u1fff\u2070-\u{10ffff}]/u.test(text));
}
