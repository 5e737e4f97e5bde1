import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ComponentProps, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { query } from '../../../../web/api/query.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { EmptyState } from '../../../../web/ui/feedback/empty-state.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import { LongDate } from '../../../../web/ui/layout/long-date.tsx';
import { useStudio } from '../state/studio-context.ts';
import { VersionPicture } from './version-picture.tsx';
import { type VersionState, versionQuery } from './version-query.ts';
import { longMoment, timeOfDay } from '../../../../web/ui/layout/dates.ts';

const reasons: Readonly<Record<string, string>> = {
  built: 'Built',
  edited: 'Edited',
  look: 'Another look',
  restored: 'Restored',
  copy: 'Kept from another window',
  overwritten: 'Kept over another window',
};

/** The kept versions of the page, newest first: each is shown on the page while it is pointed at, and can be restored. */
export function VersionsPanel() {
  const { userId, save, live } = useStudio();
  const versions = useInfiniteQuery(
    query.studio.revisions.infiniteOptions({
      input: (before: number | undefined) => ({ userId, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ revisions, hasMore }) => (hasMore ? revisions.at(-1)?.number : undefined),
      staleTime: 0,
    }),
  );
  const { refetch } = versions;
  const savedAt = save.is === 'saved' ? save.at : null;
  const listedAt = useRef(savedAt);
  useEffect(() => {
    if (savedAt === null || savedAt === listedAt.current) return;
    listedAt.current = savedAt;
    void refetch();
  }, [refetch, savedAt]);
  const { preview, restore, failure } = useVersionDocument();

  const headingId = useId();
  const revisions = versions.data?.pages.flatMap((page) => page.revisions) ?? [];
  /** Of several that were live, the last is what visitors see. */
  const wentLive =
    live &&
    revisions
      .flatMap(({ deployedAt }) => deployedAt ?? [])
      .toSorted()
      .at(-1);
  /** What is saved is the newest that is no copy. */
  const current = save.is === 'saved' ? revisions.find(({ reason }) => reason !== 'copy')?.number : undefined;
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <div>
        <h2 id={headingId} className="flex min-h-10 items-center text-base">
          Versions
        </h2>
        <p className="text-xs text-muted">
          <span className="hidden pointer-fine:inline">Point at one</span>
          <span className="pointer-fine:hidden">Press one</span> to see it on the page. Restoring one is a
          step that undo takes back.
        </p>
      </div>
      {versions.isPending &&
        (versions.fetchStatus === 'paused' ? (
          <p className="text-sm text-muted">You are offline. The versions are read once you are back.</p>
        ) : (
          <Skeleton className="h-40" />
        ))}
      {versions.error && (
        <LoadFailure error={versions.error} failed="The versions could not be read." retry={refetch} />
      )}
      {versions.isSuccess && revisions.length === 0 && (
        <EmptyState icon={History} heading="No versions yet">
          What is saved stands here, and can be brought back.
        </EmptyState>
      )}
      <FormError message={failure} />
      <ol className="-mx-2.5 grid gap-1">
        {revisions.map(({ number, reason, savedAt: at, deployedAt, design }) => {
          // A finger has no hover: a press shows the version too.
          const point = () => preview({ number, savedAt: at });
          // A row that comes beneath a pointer at rest, as a restored version is added above, is not pointed at.
          const pointMoved = ({ movementX, movementY }: PointerEvent) => {
            if (movementX !== 0 || movementY !== 0) point();
          };
          const leave = () => preview(null);
          const pointing = {
            onPointerEnter: pointMoved,
            onPointerMove: pointMoved,
            onPointerLeave: leave,
            onFocus: point,
            onBlur: leave,
          };
          return (
            <li
              key={number}
              className="relative flex items-center gap-1 rounded-control ps-2.5 focus-within:bg-wash hover:bg-wash"
            >
              <VersionPicture version={{ number, savedAt: at }} design={design} />
              <button
                type="button"
                {...pointing}
                onClick={point}
                // Its picture is pressed with it.
                className="min-h-11 min-w-0 grow rounded-control px-2.5 py-2 text-start text-sm before:absolute before:inset-0"
              >
                <span className="block font-medium">
                  <LongDate at={at} />
                </span>
                <span className="block text-xs text-muted">
                  {timeOfDay(at)} · {reasons[reason] ?? 'Saved'} ·{' '}
                  {(showcases[design as DesignName]?.label ?? design).replaceAll(' ', '\u00a0')}
                </span>
                {deployedAt !== null && (
                  <span className="block text-xs text-success">
                    {deployedAt === wentLive ? 'Live since' : 'Went live'} <LongDate at={deployedAt} />
                  </span>
                )}
              </button>
              {number === current ? (
                <span className="me-2.5 text-xs font-medium whitespace-nowrap text-muted">On the page</span>
              ) : (
                <RestoreButton at={at} pointing={pointing} restore={() => restore({ number, savedAt: at })} />
              )}
            </li>
          );
        })}
      </ol>
      {versions.hasNextPage && (
        <Button busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          Show older
        </Button>
      )}
    </section>
  );
}

function RestoreButton(props: {
  readonly at: string;
  /** What shows the version while the button is pointed at. */
  readonly pointing: ComponentProps<'button'>;
  readonly restore: () => Promise<void>;
}) {
  const { at, pointing, restore } = props;
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      {...pointing}
      size="small"
      className="relative me-2 min-h-10"
      aria-label={`Restore the version of ${longMoment(at)}`}
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void restore().finally(() => setBusy(false));
      }}
    >
      Restore
    </Button>
  );
}

/** Reads a version once, to show it on the page or to restore it. */
function useVersionDocument() {
  const { userId, preview, edit } = useStudio();
  const client = useQueryClient();
  const pointedAt = useRef<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(
    () => () => {
      // Its answer may come after the panel is gone.
      pointedAt.current = null;
      preview(null);
    },
    [preview],
  );
  const read = async (version: VersionState): Promise<PageDocument> =>
    (await client.fetchQuery(versionQuery(userId, version))).document;
  return {
    failure,
    preview: (version: VersionState | null) => {
      const number = version?.number ?? null;
      if (number === pointedAt.current) return;
      pointedAt.current = number;
      if (version === null) return preview(null);
      // What could not be read is told when it is to be restored.
      read(version).then(
        (document) => pointedAt.current === number && preview(document),
        () => {},
      );
    },
    restore: async (version: VersionState) => {
      setFailure(null);
      try {
        const document = await read(version);
        edit(`Restore the version of ${longMoment(version.savedAt)}`, () => document, {
          reason: 'restored',
        });
      } catch (error) {
        setFailure(messageOf(error, 'This version could not be read. Please try again.'));
      }
    },
  };
}
