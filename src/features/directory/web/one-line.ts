import { listMarksOf } from '@moonpage/engine/text/list-marks.ts';

/** A description on a card, which has no room for lines: its paragraphs one after the other, the items of a list parted by dots. */
export function oneLine(description: string): string {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const marks = listMarksOf(lines);
  const isItem = (nth: number) => (marks[nth] ?? '') !== '';
  return lines.reduce((text, line, nth) => {
    const between = isItem(nth - 1) ? ' · ' : ' ';
    return (text === '' ? '' : text + between) + line.slice((marks[nth] ?? '').length);
  }, '');
}
