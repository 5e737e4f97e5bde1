import { plainDigits } from './digits.ts';

const bullet = /^[-*•·‣▪●○◦–—]\s+/;
const numbered =
  /^[(（]?(\p{Nd}{1,2})(?:[.)](?=\s|$|\p{L})|[-:](?=\s)|[）、．]|\ufe0f?\u20e3)\s*|^([①-⑳⑴-⒇❶-❿])\s*/u;

/**
 * What makes each line an item of a list: `• `, `2. `, `2)`, `2、`, `②`; empty where nothing does. A number does where it is the first
 * or goes on counting, or stands alone, as `24. December` begins a sentence.
 */
export function listMarksOf(lines: readonly string[]): string[] {
  let last = 0;
  return lines.map((line) => {
    const [mark = '', digits, circled = ''] = numbered.exec(line) ?? [];
    if (mark === '') return bullet.exec(line)?.[0] ?? '';
    const value = digits === undefined ? circledValue(circled) : Number(plainDigits(digits));
    if (value !== 1 && value !== last + 1 && mark !== line) return '';
    last = value;
    return mark;
  });
}

/** Where signs for one to twenty, or to ten, begin. */
const circledOnes = [0x2460, 0x2474, 0x2776];

function circledValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code - (circledOnes.findLast((one) => one <= code) ?? code) + 1;
}
