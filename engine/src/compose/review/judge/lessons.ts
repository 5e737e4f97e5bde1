/** What a sentence can turn out to be. All but the first are refused. */
export const verdicts = [
  'kept',
  'promise',
  'safety',
  'listing',
  'partner',
  'figures',
  'secrets',
  'impersonation',
] as const;
export type Verdict = (typeof verdicts)[number];

/** The files of `lessons/`, in the order in which they are learned: what people may say, our own voices, what is refused. */
export const lessonFiles = ['kept', 'ours', 'refused'] as const;

export interface Lesson {
  verdict: Verdict;
  sentence: string;
}

/** @param text a verdict, a tab and a sentence per line @throws at a line of another form */
export function readLessons(text: string): Lesson[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, sentence] = line.split('\t');
      const verdict = verdicts.find((each) => each === name);
      if (verdict === undefined || sentence === undefined || sentence === '')
        throw new Error(`No lesson: ${line}`);
      return { verdict, sentence };
    });
}
