import { useState } from 'react';
import { api } from '../../../web/api.ts';
import { messageOf } from '../../../web/display-error.ts';
import { notifyError, notifySuccess } from '../../../web/ui/notify.ts';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import { advance, begun, type BuildProgress, idle } from './build-progress.ts';

/**
 * Builds a page and follows the stream of its events.
 * @param onRefused hears why the details were refused, so that the form marks its fields; the dialog closes then.
 * @param onBuilt the draft is there.
 */
export function useBuild(onRefused: (error: unknown) => boolean, onBuilt: () => void) {
  const [progress, setProgress] = useState<BuildProgress>(idle);
  const fail = (message: string) => {
    notifyError('Failed to generate preview');
    setProgress({ state: 'failed', message });
  };
  const build = async (details: CoinDetailsInput) => {
    setProgress(begun);
    try {
      const events = await api.generation.generateStream({ ...details, isPreview: true });
      let isDone = false;
      for await (const event of events) {
        setProgress((current) => advance(current, event));
        isDone ||= event.type === 'done';
      }
      if (!isDone) return fail('The connection ended before the page was ready. Please try again.');
      notifySuccess('Preview generated successfully! Review and make any desired changes.');
      onBuilt();
    } catch (error) {
      if (onRefused(error)) return setProgress(idle);
      fail(messageOf(error));
    }
  };
  return { progress, build, close: () => setProgress(idle) };
}
