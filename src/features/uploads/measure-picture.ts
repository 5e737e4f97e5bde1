import { luminanceOf } from '@moonpage/engine/colour/colour.ts';
import type { Silhouette } from '@moonpage/engine/facts.ts';

export interface Pixels {
  /** RGBA, 4 bytes each. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureMeasures {
  /** What is in it: without transparent margins; of a wide or tall picture without flat ones. */
  readonly box: Box;
  /** Of a cut-out or logo; null for a picture that fills its size. */
  readonly silhouette: Silhouette | null;
}

/** Fainter than this (of 255) nothing is seen. */
const faint = 16;
const half = 128;
/** Of the box's border that must be transparent: less of it is rounded corners. */
const enoughOfBorder = 0.1;
/** Longer than this (of the shorter side) a picture is wide or tall. */
const long = 1.2;
/** Flat margins leave this many pixels: a part of fewer would be blurred. */
const leastSide = 256;
/** Of 255, in each channel: what an encoder makes of one colour. */
const sameColour = 10;

/** Finds what is in a picture, and how light its silhouette is. */
export function measurePicture(pixels: Pixels): PictureMeasures {
  const seen = seenBox(pixels);
  if (seen === null) return { box: wholeOf(pixels), silhouette: null };
  if (transparentBorder(pixels, seen) < enoughOfBorder) {
    return { box: isWhole(seen, pixels) ? withoutFlatEnds(pixels) : seen, silhouette: null };
  }
  return { box: seen, silhouette: silhouetteIn(pixels, seen) };
}

function wholeOf({ width, height }: Pixels): Box {
  return { left: 0, top: 0, width, height };
}

function isWhole(box: Box, { width, height }: Pixels): boolean {
  return box.width === width && box.height === height;
}

function alphaAt({ data, width, height }: Pixels, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0);
}

function seenBox(pixels: Pixels): Box | null {
  const { width, height } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alphaAt(pixels, x, y) <= faint) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The part of a box's border that is transparent, 0 to 1. */
function transparentBorder(pixels: Pixels, { left, top, width, height }: Box): number {
  const [right, bottom] = [left + width - 1, top + height - 1];
  let transparent = 0;
  for (let x = left; x <= right; x += 1) {
    for (const y of [top, bottom]) if (alphaAt(pixels, x, y) < half) transparent += 1;
  }
  for (let y = top; y <= bottom; y += 1) {
    for (const x of [left, right]) if (alphaAt(pixels, x, y) < half) transparent += 1;
  }
  return transparent / (2 * (width + height));
}

function silhouetteIn(pixels: Pixels, { left, top, width, height }: Box): Silhouette | null {
  const [edge, body] = [createMean(), createMean()];
  const isSeen = (x: number, y: number) => alphaAt(pixels, x, y) >= half;
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      if (!isSeen(x, y)) continue;
      const at = (y * pixels.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3);
      const light = luminanceOf(red, green, blue);
      body.add(light);
      const isInside = isSeen(x - 1, y) && isSeen(x + 1, y) && isSeen(x, y - 1) && isSeen(x, y + 1);
      if (!isInside) edge.add(light);
    }
  }
  return edge.count() === 0 ? null : { edge: edge.mean(), body: body.mean() };
}

/** By which contrast is reckoned: black and white make a grey that is as far from both. To a thousandth. */
function createMean() {
  let [sum, count] = [0, 0];
  return {
    add: (light: number) => {
      sum += Math.log(light + 0.05);
      count += 1;
    },
    count: () => count,
    mean: () => Math.max(0, Math.round((Math.exp(sum / count) - 0.05) * 1000) / 1000),
  };
}

/** A wide or tall picture without the one colour at both of its ends, and never narrower than it is high. */
function withoutFlatEnds(pixels: Pixels): Box {
  const { data, width, height } = pixels;
  const isWide = width > height;
  const [length, across] = isWide ? [width, height] : [height, width];
  const whole = wholeOf(pixels);
  if (length < across * long) return whole;
  const isFlat = (place: number) => {
    for (let other = 0; other < across; other += 1) {
      const at = (isWide ? other * width + place : place * width + other) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        if (Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > sameColour) return false;
      }
    }
    return true;
  };
  let [start, end] = [0, length];
  while (start < length && isFlat(start)) start += 1;
  while (end > start && isFlat(end - 1)) end -= 1;
  if (start === 0 || start === length || end === length) return whole;
  const kept = Math.min(length, Math.max(across, leastSide, Math.round((end - start) * 1.1)));
  const from = Math.round(Math.min(length - kept, Math.max(0, (start + end - kept) / 2)));
  return isWide ? { ...whole, left: from, width: kept } : { ...whole, top: from, height: kept };
}
