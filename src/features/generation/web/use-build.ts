import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { codeOf, draftMessageOf } from '../../../web/api/display-error.ts';
import { noteWrite } from '../../../web/api/writes.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import { advance, begun, type BuildProgress, idle } from './build-progress.ts';
import { createPace, wantsMotion } from './pace.ts';

/**
 * Builds a page and follows the stream of its events. The work is the server's: it goes on when this tab is closed.
 * @param onRefused is called with why the details were refused, so that the form marks its fields; the dialog closes then.
 */
export function useBuild(onRefused: (error: unknown) => boolean, onBuilt: () => void) {
  const [progress, setProgress] = useState<BuildProgress>(idle);
  /** @param detail what the dialog says too, where it will not stand long enough to be read */
  const fail = (message: string, detail?: string, code?: string | null) => {
    notifyError('Failed to generate preview', detail);
    setProgress({ state: 'failed', message, code: code ?? null });
  };
  const build = async (details: CoinDetailsInput & { readonly seed: number }) => {
    setProgress(begun);
    try {
      const events = await api.generation.generateStream({ ...details, isPreview: true });
      let current: BuildProgress = begun;
      let pace = paceFor(0);
      let note: string | null = null;
      let isDone = false;
      for await (const event of events) {
        if (event.type === 'started') pace = paceFor(event.sections.length);
        if (event.type === 'section') await pace.next();
        if (event.type === 'done') [isDone, note] = [true, event.note];
        current = advance(current, event);
        setProgress(current);
      }
      // The build has written on since its answer began.
      noteWrite();
      if (!isDone) return fail('The connection ended before the page was ready. Please try again.');
      notifySuccess(
        'Preview generated successfully! Review and make any desired changes.',
        note ?? undefined,
      );
      onBuilt();
    } catch (error) {
      const message = draftMessageOf(error);
      if (onRefused(error)) {
        notifyError('Failed to generate preview', message);
        return setProgress(idle);
      }
      const code = codeOf(error);
      fail(message, code === 'SIGNED_OUT' ? message : undefined, code);
    }
  };
  return { progress, build, close: () => setProgress(idle) };
}

function paceFor(sections: number) {
  return createPace(
    sections,
    () => performance.now(),
    async (milliseconds) => {
      // A hidden tab shows nothing, and its timers are throttled.
      if (document.hidden || !wantsMotion()) return;
      await new Promise((done) => setTimeout(done, milliseconds));
    },
  );
}
