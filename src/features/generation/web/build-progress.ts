import type { BuildEvent, SectionWriter } from '../contract.ts';
import { applyChange } from '../rules/text-change.ts';

/** One section of the page, as the dialog lists it. */
export interface SectionProgress {
  /** Of its element in the page. */
  readonly id: string;
  readonly label: string;
  /** Null until it is written. */
  readonly writtenBy: SectionWriter | null;
}

/** Where a build stands, as the dialog shows it. */
export type BuildProgress =
  | { readonly state: 'idle' }
  | {
      readonly state: 'building';
      readonly saved: boolean;
      /** Who is asked for the words; null until that is known. */
      readonly writer: SectionWriter | null;
      /** The page's sections; empty until they are chosen. */
      readonly sections: readonly SectionProgress[];
      /** The page as far as it is written; sections that are not yet hold other words and are not to be shown. Null before. */
      readonly html: string | null;
      readonly done: boolean;
      /** What did not go as it should have, in a sentence; null when all went well. */
      readonly note: string | null;
    }
  | { readonly state: 'failed'; readonly message: string; readonly code?: string | null };

export const idle: BuildProgress = { state: 'idle' };
export const begun: BuildProgress = {
  state: 'building',
  saved: false,
  writer: null,
  sections: [],
  html: null,
  done: false,
  note: null,
};

/** The progress after one more event of the stream. */
export function advance(progress: BuildProgress, event: BuildEvent): BuildProgress {
  const building = progress.state === 'building' ? progress : begun;
  if (building.state !== 'building') return building;
  switch (event.type) {
    case 'saved':
      return { ...building, saved: true };
    case 'started':
      return {
        ...building,
        saved: true,
        writer: event.writer,
        html: event.html,
        sections: event.ids.map((id, position) => ({
          id,
          label: event.sections[position] ?? id,
          writtenBy: null,
        })),
      };
    case 'section':
      return {
        ...building,
        html:
          building.html !== null && event.change ? applyChange(building.html, event.change) : building.html,
        sections: building.sections.map((section, position) =>
          position === event.position ? { ...section, writtenBy: event.by } : section,
        ),
      };
    case 'done':
      return { ...building, done: true, note: event.note };
  }
}

/**
 * Says who writes.
 * @param usual who is asked as a rule; of a build whose model may not be asked, as the day's budget is used up, it is the composer
 */
export function waitingMessage(progress: BuildProgress, usual: SectionWriter): string {
  const writer = (progress.state === 'building' ? progress.writer : null) ?? usual;
  return `Please wait while ${writer === 'model' ? 'AI' : 'our own writer'} creates your new landing page...`;
}

/** How many sections are written. */
export function countWritten(sections: readonly SectionProgress[]): number {
  return sections.filter(({ writtenBy }) => writtenBy !== null).length;
}

/** One line of the dialog's list. */
export interface BuildStep {
  readonly key: string;
  readonly label: string;
  readonly state: 'waiting' | 'active' | 'done';
  /** Whether our composer wrote it in the place of a model. */
  readonly isComposed: boolean;
}

/** What is done, what is being done, and what is still to come; at most one step is being done. */
export function stepsOf(building: Extract<BuildProgress, { state: 'building' }>): BuildStep[] {
  const { saved, sections, writer, done } = building;
  const isChosen = sections.length > 0;
  const steps = [
    { key: 'saved', label: 'Keeping the details of your coin', isDone: saved, isComposed: false },
    { key: 'started', label: 'Choosing a design', isDone: isChosen, isComposed: false },
    ...sections.map(({ id, label, writtenBy }) => ({
      key: `section ${id}`,
      label,
      isDone: writtenBy !== null,
      isComposed: writer === 'model' && writtenBy === 'composer',
    })),
    { key: 'done', label: 'Putting it together', isDone: done, isComposed: false },
  ];
  const active = steps.find(({ isDone }) => !isDone);
  return steps.map((step) => ({
    key: step.key,
    label: step === active && step.key.startsWith('section ') ? `Writing: ${step.label}` : step.label,
    state: step.isDone ? 'done' : step === active ? 'active' : 'waiting',
    isComposed: step.isComposed,
  }));
}
