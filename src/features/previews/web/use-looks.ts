import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { draftMessageOf } from '../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import type { PageLook, PageView } from '../../pages/contract.ts';

/** The looks of a draft. @param show replaces the preview */
export function useLooks(userId: string, show: (page: Partial<PageView>) => void) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [looks, setLooks] = useState<readonly PageLook[]>([]);
  const [hasMore, setHasMore] = useState(true);

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
    return read;
  };
  const load = async (make: boolean) => {
    setState('loading');
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
  const switchTo = async (look: PageLook, before: PageLook | undefined) => {
    const mark = (position: number | undefined) =>
      setLooks((all) => all.map((each) => ({ ...each, isCurrent: each.position === position })));
    mark(look.position);
    show({ previewHtml: look.html, design: look.design, isDeployed: false });
    try {
      show(await api.pages.chooseLook({ userId, position: look.position }));
      const undo = before && { label: 'Undo', run: () => void switchTo(before, look) };
      notifySuccess(`Your page now looks like ${look.label}`, undefined, undo);
    } catch (error) {
      mark(before?.position);
      if (before) show({ previewHtml: before.html, design: before.design });
      notifyError('The look could not be changed', draftMessageOf(error));
    }
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
    /** Shows a look at once and makes it the draft; goes back when the server refuses. */
    choose: async (look: PageLook) => {
      const before = looks.find(({ isCurrent }) => isCurrent);
      if (!look.isCurrent) await switchTo(look, before);
    },
  };
}
export type Looks = ReturnType<typeof useLooks>;
