import type { Palette } from '@moonpage/engine/colour/palette.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { FactsImage } from '@moonpage/engine/facts.ts';
import { designTokens } from '@moonpage/engine/render/style.ts';
import { type PictureTreatment, pictureTreatmentOf } from '@moonpage/engine/sections/picture-treatment.ts';
import sharp from 'sharp';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';

const side = 512;
/** Of the side: a round frame leaves the corners of what lies on a plate. */
const onPlate = 0.66;

/** How a picture is shown away from its page. */
export interface PictureTreatments {
  readonly card: PictureTreatment | null;
  /** On icons and a card without a design: a plate or nothing of its own. */
  readonly plain: PictureTreatment | null;
}

/** @param image null for an emblem */
export function treatmentsElsewhere(
  image: FactsImage | null,
  page: { document: Pick<PageDocument, 'design' | 'seed'>; palette: Palette },
): PictureTreatments {
  const design = designs[page.document.design];
  const tokens = designTokens(design, page.palette, page.document.seed);
  const { grounds, cardGrounds = grounds } = design.picture ?? {};
  // Tabs are white or the page's colour, as far as we know.
  const onTabs = { ...tokens, '--background': page.palette.background, '--tab': '#ffffff' };
  const plain = pictureTreatmentOf(image, onTabs, ['--background', '--tab']);
  return {
    card: pictureTreatmentOf(image, tokens, cardGrounds),
    plain: plain?.kind === 'plate' ? plain : null,
  };
}

/**
 * The picture as a square in which it is whole, so that whatever frame is put around it cuts nothing off.
 * @returns a PNG; the picture itself where it needs no more
 */
export function shownPicture(picture: Buffer, treatment: PictureTreatment | null): Promise<Buffer> {
  if (treatment === null) return Promise.resolve(picture);
  const [inside, background] =
    treatment.kind === 'plate' ? [Math.round(side * onPlate), treatment.colour] : [side, '#00000000'];
  return encodeInTurn(async () => {
    const whole = await sharp(picture)
      .resize(inside, inside, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    return await sharp({ create: { width: side, height: side, channels: 4, background } })
      .composite([{ input: whole, gravity: 'centre' }])
      .png()
      .toBuffer();
  });
}
