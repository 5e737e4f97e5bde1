import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ImageOff } from 'lucide-react';
import { useMemo } from 'react';
import { query } from '../../../web/api/query.ts';
import { useSession } from '../../../web/page/root-data.ts';
import { PreviewFrame } from '../../generation/web/preview-frame.tsx';

/** The first view of the live page, as sharp as the page itself, with nothing in it to reach. */
export function LivePagePicture(props: {
  /** CSS pixels for which the page is laid out, as a class. */
  readonly layout: string;
  readonly className: string;
}) {
  const { userId } = useSession();
  const { data, error, dataUpdatedAt } = useQuery({
    ...query.deploys.livePage.queryOptions({ input: { userId } }),
    // Another version may be live when the screen is opened again.
    gcTime: 0,
  });
  const page = useMemo(
    () => (data ? { html: data.html, version: dataUpdatedAt } : null),
    [data, dataUpdatedAt],
  );
  if (error || data === null) {
    return (
      <div className={cx('grid place-items-center bg-wash text-muted', props.className)}>
        <ImageOff aria-hidden="true" className="size-6" />
        <span className="sr-only">Its picture could not be loaded.</span>
      </div>
    );
  }
  return (
    <div aria-hidden="true" inert>
      <PreviewFrame page={page} title="Your live page" isStill {...props} />
    </div>
  );
}
