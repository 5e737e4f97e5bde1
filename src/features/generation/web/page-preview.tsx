import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { cx } from 'class-variance-authority';
import { CloudOff, Maximize2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { scrimStyle, useFocusReturn } from '../../../web/ui/overlays/dialog.tsx';
import { useBuildForm } from '../../coins/web/controls/use-build-form.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type PagePreview, usePagePreview } from './use-page-preview.ts';

const oldPage =
  'The preview could not be drawn. What you typed is kept; it follows when the service answers again.';

/**
 * The real page of what is typed so far: beside the form as on a desk, in the bar of smaller screens as a small phone. The picture
 * repeats the fields and is hidden from screen readers, to which the design is said. A press opens it whole.
 */
export function PagePreviewPanel({ userId, className }: { userId: string; className?: string }) {
  const preview = usePagePreview(userId);
  const [isOpen, setOpen] = useState(false);
  const { page, isOld } = preview;
  const { label, isAuto } = useDesign(preview);
  return (
    <div className={cx('shrink-0', className)}>
      <div className="relative overflow-hidden rounded-control shadow-float focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link xl:rounded-card">
        <div
          aria-hidden="true"
          className="hidden min-h-10 items-center justify-between gap-3 bg-raised px-4 text-xs text-muted xl:flex"
        >
          <span className="font-semibold text-text">{label ?? 'Your page'}</span>
          {label !== null && <span>{isAuto ? 'suits your coin' : 'your choice'}</span>}
        </div>
        <div aria-hidden="true" inert>
          <PreviewFrame
            page={page}
            title="Your page as it is typed"
            layout="w-[390px] xl:w-[1280px]"
            isSmall
            className={cx(
              'h-16 w-12 xl:h-[min(30rem,calc(100dvh-31.5rem))] xl:min-h-64 xl:w-full',
              isOld && 'max-xl:opacity-40',
            )}
          />
        </div>
        {isOld && (
          <CloudOff aria-hidden="true" className="absolute inset-0 m-auto size-5 text-warning xl:hidden" />
        )}
        <button
          type="button"
          aria-label="Open the whole preview"
          onClick={() => setOpen(true)}
          className="group absolute inset-0 outline-none"
        >
          <span className="absolute end-2.5 bottom-2.5 hidden size-9 place-items-center rounded-control bg-raised text-text shadow-float xl:grid">
            <Maximize2 aria-hidden="true" className="size-4" />
          </span>
        </button>
      </div>
      {isOld && <p className="mt-2 text-xs text-muted max-xl:sr-only">{oldPage}</p>}
      <p aria-live="polite" className="sr-only">
        {label !== null && `Preview in the design ${label}`}
      </p>
      <PreviewSheet preview={preview} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

function useDesign({ page }: Pick<PagePreview, 'page'>) {
  const { control } = useBuildForm();
  const chosen = useWatch({ control, name: 'design' });
  return { label: page && showcases[page.design].label, isAuto: chosen === '' };
}

interface PreviewSheetProps {
  preview: PagePreview;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The whole page, to scroll in: as on a phone where there is no room for more. */
function PreviewSheet({ preview, isOpen, onOpenChange }: PreviewSheetProps) {
  const focusReturn = useFocusReturn();
  const { page, isOld } = preview;
  const { label } = useDesign(preview);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && (
        <Radix.Portal forceMount>
          <Radix.Overlay className={scrimStyle} />
          <Radix.Content
            className="fixed inset-x-3 top-6 bottom-3 z-50 mx-auto flex max-w-6xl animate-rise flex-col overflow-hidden rounded-card bg-raised shadow-float focus:outline-none forced-colors:border sm:inset-x-6 sm:inset-y-8"
            {...focusReturn}
          >
            <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line ps-5 pe-2">
              <div className="min-w-0">
                <Radix.Title className="text-base">{label ?? 'Your page'}</Radix.Title>
                <Radix.Description className="text-xs text-muted">
                  {isOld ? oldPage : 'As far as it is filled in. Nothing goes live before you publish it.'}
                </Radix.Description>
              </div>
              <Radix.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </div>
            <PreviewFrame
              page={page}
              title="Preview of the whole page"
              layout="w-[390px] sm:w-[1280px]"
              className="min-h-0 flex-1"
            />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
