import type { z } from 'zod';
import { withSessionStorage } from '../../../web/page/session-storage.ts';
import { issueTypes, type supportInput } from '../contract.ts';

/** An unsent request. */
type SupportDraft = Omit<z.input<typeof supportInput>, 'issue' | 'id'> & {
  readonly issue: string;
  /** Idempotency key. */
  readonly id: string;
};

const key = 'moonpage-support-draft';
/** Long enough for a reconnect, too short for the next user of the device. */
const keptForInMs = 30 * 60 * 1000;

/** Stores an unsent request in this tab's session storage. @param whose the user's id, or `''`. */
export function keepDraft(draft: SupportDraft, whose: string): void {
  withSessionStorage((storage) => storage.setItem(key, JSON.stringify({ ...draft, whose, at: Date.now() })));
}

export function keptDraft(whose: string): SupportDraft | null {
  let text: string | null = null;
  withSessionStorage((storage) => (text = storage.getItem(key)));
  return text === null ? null : readDraft(text, whose);
}

export function forgetDraft(): void {
  withSessionStorage((storage) => storage.removeItem(key));
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
