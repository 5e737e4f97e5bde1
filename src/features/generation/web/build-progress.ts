import type { BuildEvent } from '../contract.ts';

/** Where a build stands, as the dialog shows it. */
export type BuildProgress =
  | { readonly state: 'idle' }
  | {
      readonly state: 'building';
      readonly saved: boolean;
      /** Labels of the page's sections; empty until they are chosen. */
      readonly sections: readonly string[];
      /** How many of them are written. */
      readonly written: number;
      readonly done: boolean;
    }
  | { readonly state: 'failed'; readonly message: string };

export const idle: BuildProgress = { state: 'idle' };
export const begun: BuildProgress = {
  state: 'building',
  saved: false,
  sections: [],
  written: 0,
  done: false,
};

/** The progress after one more event of the stream. */
export function advance(progress: BuildProgress, event: BuildEvent): BuildProgress {
  const building = progress.state === 'building' ? progress : begun;
  if (building.state !== 'building') return building;
  switch (event.type) {
    case 'saved':
      return { ...building, saved: true };
    case 'started':
      return { ...building, saved: true, sections: event.sections };
    case 'section':
      return { ...building, written: event.position + 1 };
    case 'done':
      return { ...building, written: building.sections.length, done: true };
  }
}
