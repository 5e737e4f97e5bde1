const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** @param count a whole number from 1 on */
export function roman(count: number): string {
  let left = count;
  let written = '';
  for (const [worth, letters] of numerals) {
    while (left >= worth) {
      written += letters;
      left -= worth;
    }
  }
  return written;
}

/** Day, month and year as a cornerstone has them. @param date `YYYY-MM-DD` */
export function romanDate(date: string): string {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  return [day, month, year].map(roman).join(' · ');
}
