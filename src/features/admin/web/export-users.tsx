import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../web/api/query.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { saveFile } from '../../../web/ui/controls/save-file.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { fetchUsers } from './fetch-users.ts';

/** 'Export Users': saves all users that match the search as a CSV file, and says how far it is. */
export function ExportUsers({ search }: { search: string }) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress('Starting');
    try {
      const { file, name, rows } = await fetchUsers(search, controller.signal, (done, total) =>
        setProgress(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`),
      );
      saveFile(file, name);
      notifySuccess(
        'Users exported',
        `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} in ${name}`,
      );
    } catch (error) {
      if (!controller.signal.aborted)
        notifyError('Failed to export users', error instanceof Error ? error.message : undefined);
    } finally {
      setProgress(null);
      void queryClient.invalidateQueries({ queryKey: query.admin.activity.key() });
    }
  };

  return (
    <div className="flex items-center max-sm:w-full">
      <span aria-live="polite" className="figures me-3 text-sm text-muted empty:me-0">
        {progress}
      </span>
      <Button className="max-sm:grow" busy={progress !== null} onClick={() => void run()}>
        <Download aria-hidden="true" className="size-4" />
        Export Users
      </Button>
    </div>
  );
}
