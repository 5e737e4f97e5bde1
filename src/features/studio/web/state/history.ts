import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { FactsChange } from './facts-change.ts';

/** Steps that can be undone. */
export const stepLimit = 500;

/** A state of the document, and what was done to reach it. */
export interface Step {
  readonly document: PageDocument;
  /** As the history names it, e.g. `Text of the hero`; empty for the first. */
  readonly label: string;
  /** Changes with one key in a row, such as letters typed into one text, are one step; null is never joined. */
  readonly key: string | null;
  /** Of a step that changed the coin's facts, which are saved apart from the document. */
  readonly facts?: FactsChange;
}

export interface History {
  /** Older first; documents share what they have in common. */
  readonly past: readonly Step[];
  readonly present: Step;
  /** Next first. */
  readonly future: readonly Step[];
}

export function historyOf(document: PageDocument): History {
  return { past: [], present: { document, label: '', key: null }, future: [] };
}

/** The history with a change made; itself when nothing is changed. */
export function changed(history: History, step: Step): History {
  const { past, present } = history;
  if (step.document === present.document && step.facts === undefined) return history;
  if (step.key !== null && step.key === present.key) return { past, present: step, future: [] };
  return { past: [...past, present].slice(-stepLimit), present: step, future: [] };
}

/** Ends a run of changes that would be joined: what follows is a step of its own. */
export function sealed(history: History): History {
  const { present } = history;
  return present.key === null ? history : { ...history, present: { ...present, key: null } };
}

export function undone(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: { ...before, key: null }, future: [present, ...future] };
}

export function redone(history: History): History {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: { ...next, key: null }, future: rest };
}
