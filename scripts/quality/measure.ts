/** What was found of one page of a gallery. */
export interface PageQuality {
  /** `{design}/{slug}` */
  readonly page: string;
  readonly form: FormFactor;
  /** Lighthouse's categories, 0 to 100; the median where there were several runs. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest paint, as a multiple of the bare page's in the same run. */
  readonly paintRatio: number;
  /** Cumulative layout shift, without a unit. */
  readonly layoutShift: number;
  /** HTML in Brotli, bytes. */
  readonly htmlBytes: number;
  /** Everything that the first view loads, bytes on the wire. */
  readonly wholeBytes: number;
  /** Rules of axe that are broken, and other things that must not be, in words. */
  readonly faults: readonly string[];
  /** Ids of Lighthouse's audits that kept a score from 100: said, not judged. */
  readonly audits: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export const formFactors = ['mobile', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

/** The limits that every page keeps. */
export const limits = {
  score: 100,
  /** On a phone's connection; on a desk both paint at once, and the noise is larger than the difference. */
  paintRatio: 1.7,
  /** Below this no eye sees a shift; the reading itself is rounded to a thousandth. */
  layoutShift: 0.001,
  htmlBytes: 14_000,
  wholeBytes: 120 * 1024,
} as const;

/**
 * What a page fails, one short sentence each; an empty list is a page that passes.
 * @param judged `all`, or `steady`: what does not depend on how busy the machine is, leaving out the performance score and the paint
 */
export function failuresOf(quality: PageQuality, judged: 'all' | 'steady'): string[] {
  const { form, scores, paintRatio, layoutShift, htmlBytes, wholeBytes, faults } = quality;
  const isJudged = (category: Category) => judged === 'all' || category !== 'performance';
  const low = categories.filter((category) => isJudged(category) && scores[category] < limits.score);
  const paintsLate = judged === 'all' && form === 'mobile' && paintRatio > limits.paintRatio;
  return [
    ...low.map((category) => `${category} ${scores[category]}`),
    ...(paintsLate ? [`largest paint ${paintRatio.toFixed(2)}× a bare page`] : []),
    ...(layoutShift > limits.layoutShift ? [`layout shift ${layoutShift.toFixed(3)}`] : []),
    ...(htmlBytes > limits.htmlBytes ? [`HTML ${htmlBytes} bytes`] : []),
    ...(wholeBytes > limits.wholeBytes ? [`whole page ${Math.ceil(wholeBytes / 1024)} KB`] : []),
    ...faults,
  ];
}

/** The middle of an odd number of readings. */
export function median(readings: readonly number[]): number {
  return readings.toSorted((one, other) => one - other)[Math.floor(readings.length / 2)] ?? Number.NaN;
}
