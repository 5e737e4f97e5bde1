import type { z } from 'zod';
import { issueTypes, type supportInput } from '../contract.ts';

/** A request that was not received, as it was typed. */
export type SupportDraft = Omit<z.input<typeof supportInput>, 'issue' | 'id'> & {
  readonly issue: string;
  /** Under which it was tried, and is tried again while its words are the same. */
  readonly id: string;
};

const key = 'moonpage-support-draft';
/** Long enough to look after one's connection, too short for the next person at this screen. */
const keptForInMs = 30 * 60 * 1000;

/** Keeps what could not be sent in this tab, over a reload too, for the person who typed it. @param whose their user id, or `''`. */
export function keepDraft(draft: SupportDraft, whose: string): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify({ ...draft, whose, at: Date.now() })));
}

/** What this person's last try left, or null. */
export function keptDraft(whose: string): SupportDraft | null {
  let text: string | null = null;
  withStorage((storage) => (text = storage.getItem(key)));
  return text === null ? null : readDraft(text, whose);
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(key));
}

function readDraft(text: string, whose: string): SupportDraft | null {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const values = new Map(Object.entries(kept));
    if (values.get('whose') !== whose || Date.now() - Number(values.get('at')) > keptForInMs) return null;
    const field = (name: string) => String(values.get(name) ?? '');
    return {
      id: field('id'),
      sender: field('sender'),
      issue: issueTypes.find((issue) => issue === values.get('issue')) ?? '',
      comments: field('comments'),
    };
  } catch {
    return null;
  }
}

/** Browsers may forbid any storage: then nothing is kept, and nothing fails. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Nothing depends on it.
  }
}
