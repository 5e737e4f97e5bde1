import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { parseStoredDocument } from '@moonpage/engine/document/parse.ts';
import { isSame } from '../document/same-document.ts';
import { type History, historyOf } from './history.ts';
import type { Unsaved } from './saver.ts';
import type { PageColours } from './studio-context.ts';

/** Steps of the history that survive a reload; fewer where the browser has no room for them. */
const keptSteps = [50, 10, 1];

/** Each window keeps its own: one that has saved must not take away what another has not. */
const unsavedPrefix = (userId: string) => `moonpage.studio.${userId}.`;
const windowKey = 'moonpage.studio.window';
const savedKey = (userId: string) => `moonpage.studio.saved.${userId}`;
const historyKey = (userId: string) => `moonpage.studio.steps.${userId}`;

/** Browsers may forbid storage, and it may be full: then nothing is kept, and nothing fails. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

let windowId: string | null = null;

function unsavedKey(userId: string): string {
  windowId ??= sessionStorage.getItem(windowKey) ?? crypto.randomUUID();
  return unsavedPrefix(userId) + windowId;
}

/**
 * Takes this window's name out of the storage while the window is open, as a duplicate of the tab begins with a copy of that; `isLeft`
 * puts it there for the reload.
 */
export function nameWindow(isLeft: boolean): void {
  attempt(() => {
    if (isLeft && windowId !== null) sessionStorage.setItem(windowKey, windowId);
    else sessionStorage.removeItem(windowKey);
  });
}

/** @returns whether it is kept */
export function keepUnsaved(userId: string, unsaved: Unsaved | null): boolean {
  const done = attempt(() => {
    const key = unsavedKey(userId);
    if (unsaved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...unsaved, at: Date.now() }));
    return true;
  });
  return done ?? false;
}

/** What this window kept, or else the last that another kept, which may be closed by now: it is this window's from then on; null when there is none. */
export function readUnsaved(userId: string): Unsaved | null {
  return attempt(() => {
    const own = unsavedKey(userId);
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith(unsavedPrefix(userId)))
      .flatMap((key) => {
        const entry = attempt(() => readEntry(key));
        return entry === null ? [] : [{ key, ...entry, at: key === own ? Infinity : entry.at }];
      })
      .toSorted((one, other) => other.at - one.at);
    const [newest] = kept;
    if (!newest) return null;
    const { key, at: _kept, ...unsaved } = newest;
    if (key !== own) {
      keepUnsaved(userId, unsaved);
      localStorage.removeItem(key);
    }
    return unsaved;
  });
}

/** Null for what cannot be read, which stays where it is. */
function readEntry(key: string): (Unsaved & { at: number }) | null {
  const entry = JSON.parse(localStorage.getItem(key) ?? 'null') as (Unsaved & { at: number }) | null;
  if (entry === null || typeof entry.base !== 'string') return null;
  const [parsed, sent] = [parseStoredDocument(entry.document), parseStoredDocument(entry.sent)];
  if (!parsed.ok) return null;
  const { base, at } = entry;
  return { document: parsed.document, base, at, ...(sent.ok && { sent: sent.document }) };
}

/** Notes what this window has saved last, and the state that it followed on. */
export function keepSaved(userId: string, { document, base }: Unsaved): void {
  attempt(() => {
    sessionStorage.setItem(savedKey(userId), JSON.stringify({ document, base, at: Date.now() }));
  });
}

/** What this window saved on `base` after its reload had begun: the page that arrived may have been read before. Null when there is nothing. */
export function readLateSave(userId: string, base: string): Unsaved | null {
  return attempt(() => {
    const saved = JSON.parse(sessionStorage.getItem(savedKey(userId)) ?? 'null') as
      | (Unsaved & { at: number })
      | null;
    if (saved === null || saved.base !== base || saved.at < performance.timeOrigin) return null;
    const parsed = parseStoredDocument(saved.document);
    return parsed.ok ? { document: parsed.document, base } : null;
  });
}

const coloursKey = (userId: string) => `moonpage.studio.colors.${userId}`;

/** Keeps colors of the creator's own making, which others that are offered have taken the place of. */
export function keepColours(userId: string, { colours, background }: PageColours): void {
  attempt(() => {
    localStorage.setItem(coloursKey(userId), JSON.stringify({ colours, background }));
  });
}

export function readColours(userId: string): PageColours | null {
  const kept = attempt(
    () => JSON.parse(localStorage.getItem(coloursKey(userId)) ?? 'null') as Partial<PageColours> | null,
  );
  const { colours, background } = kept ?? {};
  return Array.isArray(colours) && typeof background === 'string'
    ? { colours: colours.map(String), background }
    : null;
}

export function keepHistory(userId: string, { past, present, future }: History): void {
  for (const most of keptSteps) {
    const isKept = attempt(() => {
      const steps = { past: past.slice(-most), present, future: future.slice(0, most) };
      sessionStorage.setItem(historyKey(userId), JSON.stringify(steps));
      return true;
    });
    if (isKept) return;
  }
}

/** The steps of before a reload if they lead to this very document, else none. */
export function readHistory(userId: string, document: PageDocument): History {
  const kept = attempt(() => {
    const steps = JSON.parse(sessionStorage.getItem(historyKey(userId)) ?? 'null') as History | null;
    return steps && isSame(steps.present.document, document) ? steps : null;
  });
  return kept ? { ...kept, present: { ...kept.present, document } } : historyOf(document);
}
