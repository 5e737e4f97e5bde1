import { useRef, useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { draftMessageOf } from '../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import type { PageLook, PageView } from '../../pages/contract.ts';

/** The looks of a draft. @param show replaces the preview @param stored is told what the service has, shown or not */
export function useLooks(
  userId: string,
  show: (page: Partial<PageView>) => void,
  stored: (page: PageView) => void,
) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [looks, setLooks] = useState<readonly PageLook[]>([]);
  const [hasMore, setHasMore] = useState(true);
  const wanted = useRef<PageLook | null>(null);
  /** The look that the service has. */
  const kept = useRef<PageLook | undefined>(undefined);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const inTurn = (work: () => Promise<boolean>) => (last.current = last.current.then(work));

  const readAll = async () => {
    const read: PageLook[] = [];
    for (let total = 1; read.length < total;) {
      const answer = await api.pages.looks({ userId, from: read.length + 1 });
      if (answer.looks.length === 0) break;
      read.push(...answer.looks);
      total = answer.total;
      setLooks([...read]);
      setHasMore(answer.hasMore);
    }
    kept.current = read.find(({ isCurrent }) => isCurrent);
    return read;
  };
  const load = async (make: boolean) => {
    setState('loading');
    // What is read is marked by what the service has.
    await last.current;
    try {
      if (make || (await readAll()).length === 0) {
        await api.pages.addLooks({ userId });
        await readAll();
      }
    } catch (error) {
      notifyError('The looks could not be made', draftMessageOf(error));
      setState(looks.length > 0 ? 'open' : 'closed');
      return;
    }
    setState('open');
  };
  /**
   * Shows a look at once; the service is told of one look after the other, so that the last that was pressed is the one that stays, and
   * of none that was left before its turn came.
   */
  const switchTo = (look: PageLook, before: PageLook | undefined): Promise<boolean> => {
    const mark = (position: number | undefined) =>
      setLooks((all) => all.map((each) => ({ ...each, isCurrent: each.position === position })));
    const isWanted = () => wanted.current === look;
    wanted.current = look;
    mark(look.position);
    show({ previewHtml: look.html, design: look.design, isDeployed: false });
    return inTurn(async () => {
      if (!isWanted()) return true;
      try {
        const page = await api.pages.chooseLook({ userId, position: look.position });
        kept.current = look;
        stored(page);
        if (!isWanted()) return true;
        show(page);
        const undo = before && { label: 'Undo', run: () => void switchTo(before, look) };
        notifySuccess(`Your page now looks like ${look.label}`, undefined, undo);
        return true;
      } catch (error) {
        if (!isWanted()) return true;
        const { current } = kept;
        mark(current?.position);
        if (current) show({ previewHtml: current.html, design: current.design });
        notifyError('The look could not be changed', draftMessageOf(error));
        return false;
      }
    });
  };
  return {
    state,
    looks,
    /** Whether further ones can be made. */
    hasMore,
    /** Shows the looks of the draft; the first time they are made. */
    open: () => load(false),
    close: () => setState('closed'),
    addMore: () => load(true),
    /** Waits until the service has the look that is shown. @returns false where it refused it, which is told */
    settled: () => last.current,
    /** Shows a look at once and makes it the draft; goes back when the server refuses. */
    choose: async (look: PageLook) => {
      const before = looks.find(({ isCurrent }) => isCurrent);
      if (!look.isCurrent) await switchTo(look, before);
    },
  };
}
export type Looks = ReturnType<typeof useLooks>;
