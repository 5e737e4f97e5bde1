import { useCallback, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { saveFile } from '../../../../web/ui/controls/save-file.ts';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { useStudio } from '../state/studio-context.ts';

/** Downloads the page as a ZIP, once all of it is saved. */
export function useArchive() {
  const { archive } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    try {
      const file = await archive();
      if (file === null) {
        notifyError('Nothing was downloaded', 'Your last changes could not be saved. Please try again.');
        return;
      }
      saveFile(file, file.name);
      notifySuccess('Your page is in your downloads', file.name);
    } catch (error) {
      notifyError('Nothing was downloaded', messageOf(error));
    } finally {
      setBusy(false);
    }
  }, [archive]);
  return { download: () => void download(), isBusy };
}
