import { withoutLocks } from '@moonpage/engine/document/locks.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { codeOf, isConnectionFailure } from '../../../../web/api/display-error.ts';
import type { RewriteScope, StudioView } from '../../contract.ts';
import { isSame } from '../document/same-document.ts';
import { changed, type History, historyOf, sealed } from './history.ts';
import { changeBetween, type FactsChange } from './facts-change.ts';
import {
  keepHistory,
  keepSaved,
  keepUnsaved,
  nameWindow,
  readHistory,
  readLateSave,
  readUnsaved,
} from './kept.ts';
import { createSaver, pauses } from './saver.ts';
import { carryTyped, sendFacts } from './send-facts.ts';
import { createSteps } from './steps.ts';
import {
  type EnteredText,
  type PageColours,
  type SaveState,
  type Studio,
  StudioContext,
} from './studio-context.ts';

const saving: SaveState = { is: 'saving' };

/** Holds the page that is edited, its steps, and what of it is saved. */
export function StudioProvider(props: {
  readonly userId: string;
  readonly page: StudioView;
  readonly children: ReactNode;
}) {
  const { userId, children } = props;
  const [page, setPage] = useState(props.page);
  const [start] = useState(() => begin(userId, props.page));
  const [history, setHistory] = useState<History>(start.history);
  const [save, setSave] = useState<SaveState>(start.save);
  const [shown, setShown] = useState<{ document: PageDocument; colours: PageColours | undefined } | null>(
    null,
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [entered, setEntered] = useState<EnteredText | null>(null);
  const [rewriting, setRewriting] = useState<RewriteScope | null>(null);
  const [factsChanges, setFactsChanges] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [saver] = useState(() =>
    createSaver({
      start: props.page,
      send: async (draft) => {
        // A phone that changes networks may never hear that the old one is gone.
        const signal = AbortSignal.timeout(pauses.forAnAnswer);
        const saved = await api.studio.save({ userId, ...draft }, { signal });
        keepSaved(userId, draft);
        return saved;
      },
      keep: (unsaved) => keepUnsaved(userId, unsaved),
      show: setSave,
    }),
  );
  const latest = useRef(history);

  const go = useCallback(
    (next: History, reason: 'edited' | 'restored' = 'edited') => {
      latest.current = next;
      setHistory(next);
      setShown(null);
      saver.change(next.present.document, reason);
    },
    [saver],
  );

  useEffect(() => {
    if (start.save.is === 'conflict') saver.block(start.history.present.document);
    else saver.change(start.history.present.document);
    const arrive = () => nameWindow(false);
    arrive();
    const unload = () => {
      nameWindow(true);
      leave();
    };
    const leave = () => {
      keepHistory(userId, latest.current);
      const unsaved = saver.unsaved();
      if (unsaved) keepUnsaved(userId, unsaved);
      void saver.flush();
    };
    const retry = () => void saver.flush();
    // The last that a phone's browser tells before it ends a tab.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pageshow', arrive);
    addEventListener('pagehide', unload);
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', retry);
    return () => {
      removeEventListener('pageshow', arrive);
      removeEventListener('pagehide', unload);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', retry);
      leave();
      saver.stop();
    };
  }, [saver, start, userId]);

  useEffect(() => {
    // What is typed after a pause is a step of its own.
    if (save.is !== 'saving') latest.current = sealed(latest.current);
  }, [save]);

  const read = useCallback(async () => {
    const now = await api.studio.read({ userId });
    setPage(now);
    return now;
  }, [userId]);

  const refreshFacts = useCallback(async () => {
    // The stored preview first: who sees the new facts may leave at once.
    await saver.redraw();
    await read();
  }, [read, saver]);

  /** The same sentence once more is told, too. */
  const announce = useCallback(
    (sentence: string) => setAnnouncement((before) => (before === sentence ? `${sentence}\u00a0` : sentence)),
    [],
  );

  const [step] = useState(createSteps);
  /** What was sent of the coin's facts last. */
  const sendingFacts = useRef<Promise<unknown>>(Promise.resolve());
  const tellSaving = useCallback(
    <Sent,>(sent: Promise<Sent>): Promise<Sent> => {
      setSave(saving);
      // From then on the saver says what is saved.
      return sent.finally(() => setSave((now) => (now === saving ? saver.state() : now)));
    },
    [saver],
  );
  const stepFacts = useCallback(
    async (change: FactsChange) => {
      const { was, stored } = await tellSaving(sendFacts(userId, change));
      carryTyped(userId, was, stored);
      setFactsChanges((before) => before + 1);
    },
    [tellSaving, userId],
  );

  const take = useCallback(
    (direction: 'undo' | 'redo') =>
      step(direction, {
        history: () => latest.current,
        go,
        send: stepFacts,
        refresh: refreshFacts,
        announce,
      }),
    [announce, go, refreshFacts, step, stepFacts],
  );

  /** Does something with the draft that is saved as `base`. @returns null when it could not be saved */
  const onceSaved = useCallback(
    async <Made,>(work: (base: string) => Promise<Made>): Promise<Made | null> => {
      await sendingFacts.current;
      if (!(await saver.flush())) return null;
      try {
        return await work(saver.base());
      } catch (error) {
        if (codeOf(error) === 'PAGE_CHANGED') saver.block(latest.current.present.document);
        throw error;
      }
    },
    [saver],
  );

  // The same functions all along: what uses only these is not drawn again when the page changes.
  const actions = useMemo(
    () => ({
      userId,
      latest: () => latest.current.present.document,
      edit: ((label, change, { key = null, reason } = {}) => {
        const before = latest.current;
        const document = change(before.present.document);
        const next = changed(before, { document, label, key });
        if (next !== before) go(next, reason);
      }) satisfies Studio['edit'],
      seal: () => {
        latest.current = sealed(latest.current);
        setHistory(latest.current);
      },
      preview: ((document, colours) =>
        setShown(document && { document, colours })) satisfies Studio['preview'],
      select: setSelected,
      enter: setEntered,
      rewrite: setRewriting,
      announce,
      undo: () => take('undo'),
      redo: () => take('redo'),
      flush: () => saver.flush(),
      onceSaved,
      changeFacts: (async (label, change, known) => {
        const sending = tellSaving(sendFacts(userId, change, known));
        sendingFacts.current = sending.catch(() => null);
        const { was, stored } = await sending;
        const { document } = latest.current.present;
        // What is stored may differ from what was typed, and is what undo finds.
        const facts = changeBetween(was, stored);
        if (facts !== null) go(changed(latest.current, { document, label, key: null, facts }));
        if (known === undefined) {
          carryTyped(userId, was, stored);
          setFactsChanges((before) => before + 1);
        }
        return stored;
      }) satisfies Studio['changeFacts'],
      refreshFacts,
      readAgain: async () => void (await read()),
      publish: async () => {
        try {
          const deployed = await onceSaved((base) => api.deploys.deploy({ userId, isPreview: false, base }));
          // It is live, whether that can be read or not.
          if (deployed !== null) await read().catch(() => null);
          return deployed;
        } catch (error) {
          // It may have gone live, and the answer was lost.
          const now = isConnectionFailure(error) ? await read().catch(() => null) : null;
          if (now?.isDeployed) return { shares: [], missedAddress: null };
          throw error;
        }
      },
      archive: () => onceSaved((base) => api.deploys.archive({ userId, base })),
      solve: (async (choice, seen) => {
        const theirs = await read();
        const mine = latest.current.present.document;
        if (choice === 'mine') {
          if (seen !== undefined && seen !== theirs.base) return false;
          await saver.rebase(theirs, mine, 'overwritten');
          return true;
        }
        if (choice === 'copy') await api.studio.keepCopy({ userId, document: mine });
        const label = 'Take the other version';
        const next = changed(latest.current, { document: theirs.document, label, key: null });
        latest.current = next;
        setHistory(next);
        announce(label);
        await saver.rebase(theirs, theirs.document, 'edited');
        return true;
      }) satisfies Studio['solve'],
    }),
    [announce, go, onceSaved, read, refreshFacts, saver, take, tellSaving, userId],
  );
  const studio = useMemo((): Studio => {
    const { past, present, future } = history;
    return {
      ...actions,
      document: present.document,
      shown: shown?.document ?? present.document,
      facts: page.facts,
      shownFacts: shown?.colours ? { ...page.facts, ...shown.colours } : page.facts,
      factsChanges,
      fonts: page.fonts,
      live: page.live,
      isDeployed:
        page.isDeployed &&
        page.live !== null &&
        isSame(withoutLocks(page.live.document), withoutLocks(present.document)),
      hasModel: page.hasModel,
      selected,
      entered,
      rewriting,
      announcement,
      save,
      undoLabel: past.length > 0 ? present.label : null,
      redoLabel: future[0]?.label ?? null,
    };
  }, [actions, announcement, entered, factsChanges, history, page, rewriting, save, selected, shown]);

  return <StudioContext value={studio}>{children}</StudioContext>;
}

/** Goes on where the last window was left: with what it had not saved, if nothing was saved elsewhere since. */
function begin(userId: string, page: StudioView): { history: History; save: SaveState } {
  const saved: SaveState = { is: 'saved', at: page.savedAt };
  if (typeof window === 'undefined') return { history: historyOf(page.document), save: saved };
  const unsaved = readUnsaved(userId) ?? readLateSave(userId, page.base);
  if (unsaved === null) return { history: readHistory(userId, page.document), save: saved };
  // Its save may have arrived when its answer did not.
  if (isSame(unsaved.document, page.document)) {
    keepUnsaved(userId, null);
    return { history: readHistory(userId, page.document), save: saved };
  }
  const kept = readHistory(userId, unsaved.document);
  const history =
    kept.past.length > 0
      ? kept
      : changed(historyOf(page.document), {
          document: unsaved.document,
          label: 'What was not saved',
          key: null,
        });
  const follows =
    unsaved.base === page.base || (unsaved.sent !== undefined && isSame(unsaved.sent, page.document));
  return { history, save: follows ? saving : { is: 'conflict', isKept: true } };
}
