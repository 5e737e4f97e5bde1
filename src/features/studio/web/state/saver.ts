import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { codeOf, isConnectionFailure, messageOf } from '../../../../web/api/display-error.ts';
import type { SaveReason } from '../../contract.ts';
import type { SaveState } from './studio-context.ts';

/** How long nothing must change before it is saved, how long a save waits for the network, and how long for an answer, in milliseconds. */
export const pauses = { beforeSaving: 700, beforeTryingAgain: 5_000, forAnAnswer: 60_000 } as const;

/** What the service holds: a document, and its name for that state. */
export interface Saved {
  readonly document: PageDocument;
  readonly base: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** What the service does not have. */
export interface Unsaved {
  readonly document: PageDocument;
  /** The state that it follows on. */
  readonly base: string;
  /** Sent on that state, and not answered: where it has arrived, the document follows on it. */
  readonly sent?: PageDocument;
}

export type Saver = ReturnType<typeof createSaver>;

interface Deps {
  readonly start: Saved;
  /** Sends a document that follows on `base`. */
  readonly send: (draft: {
    document: PageDocument;
    base: string;
    reason: SaveReason;
  }) => Promise<{ base: string; savedAt: string }>;
  /** Keeps in the browser what the service does not have yet; null once it has it. @returns whether it could */
  readonly keep: (unsaved: Unsaved | null) => boolean;
  readonly show: (state: SaveState) => void;
}

/** Saves a document a moment after it was changed, one save at a time, and goes on trying without a network. */
export function createSaver({ start, send, keep, show: showState }: Deps) {
  let saved = start;
  let state: SaveState = { is: 'saved', at: start.savedAt };
  const show = (next: SaveState) => {
    state = next;
    showState(next);
  };
  let wanted: { document: PageDocument; reason: SaveReason } = { document: start.document, reason: 'edited' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isBlocked = false;
  let isStopped = false;
  /** What is being sent, or may have arrived though its answer did not: sent again as it was, it is no other window's. */
  let unanswered: typeof wanted | null = null;

  const isDirty = () => unanswered !== null || wanted.document !== saved.document;
  const unsaved = (): Unsaved => ({
    document: wanted.document,
    base: saved.base,
    ...(unanswered !== null && unanswered.document !== wanted.document && { sent: unanswered.document }),
  });
  const later = (pause: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), pause);
  };

  async function saveOnce(): Promise<boolean> {
    const sent = unanswered ?? wanted;
    const { document, reason } = sent;
    unanswered = sent;
    show({ is: 'saving' });
    try {
      saved = { document, ...(await send({ document, base: saved.base, reason })) };
      unanswered = null;
    } catch (error) {
      isBlocked = codeOf(error) === 'PAGE_CHANGED';
      const isOffline = isConnectionFailure(error);
      unanswered = isOffline || isFaultOfServer(error) ? sent : null;
      const isKept = keep(unsaved());
      if (isBlocked) show({ is: 'conflict', isKept });
      else if (isOffline && isKept) show({ is: 'offline' });
      else if (isOffline) show({ is: 'failed', isKept, message: 'You are offline: leave this page open.' });
      else show({ is: 'failed', isKept, message: messageOf(error) });
      if (unanswered !== null || codeOf(error) === 'TOO_MANY_REQUESTS') later(pauses.beforeTryingAgain);
      // What was changed since then may be right again.
      else if (!isBlocked && wanted.document !== document) later(pauses.beforeSaving);
      return false;
    }
    if (isDirty()) return saveOnce();
    wanted = { document, reason: 'edited' };
    keep(null);
    show({ is: 'saved', at: saved.savedAt });
    return true;
  }

  /** Saves at once what is not saved. @returns whether all of it is saved then */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (isBlocked) return false;
    if (running === null && !isDirty()) return true;
    running ??= saveOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** Notes a change, and saves it after a pause. */
    change(document: PageDocument, reason: SaveReason = 'edited'): void {
      isStopped = false;
      if (document === wanted.document) return;
      wanted = { document, reason: reason === 'edited' ? wanted.reason : reason };
      if (isBlocked) {
        show({ is: 'conflict', isKept: keep(unsaved()) });
        return;
      }
      if (!isDirty()) {
        clearTimeout(timer);
        keep(null);
        show({ is: 'saved', at: saved.savedAt });
        return;
      }
      show({ is: 'saving' });
      if (running === null) later(pauses.beforeSaving);
    },
    flush,
    /** Saves what the service has already once more, as its preview is drawn with the facts of that moment. */
    async redraw(): Promise<boolean> {
      if (!(await flush())) return false;
      running ??= saveOnce().finally(() => {
        running = null;
      });
      return running;
    },
    /** Begins with what was left unsaved on a state that is no more: nothing is saved before `rebase`. */
    block(document: PageDocument): void {
      wanted = { document, reason: 'edited' };
      isBlocked = true;
      show({ is: 'conflict', isKept: keep(unsaved()) });
    },
    /** After another window has saved: `document` follows on what it saved. */
    async rebase(theirs: Saved, document: PageDocument, reason: SaveReason): Promise<boolean> {
      isBlocked = false;
      unanswered = null;
      saved = theirs;
      wanted = { document, reason };
      if (isDirty()) return flush();
      keep(null);
      show({ is: 'saved', at: theirs.savedAt });
      return true;
    },
    /** What the service does not have yet, and the state that it follows on; null when it has everything. */
    unsaved: () => (isDirty() ? unsaved() : null),
    /** Names what the service holds. */
    base: () => saved.base,
    /** As it was shown last. */
    state: () => state,
    /** Nothing is tried again after this; `change` begins anew. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Such as a restart in the middle: what was sent may have arrived. */
function isFaultOfServer(error: unknown): boolean {
  return error instanceof Error && 'status' in error && Number(error.status) >= 500;
}
