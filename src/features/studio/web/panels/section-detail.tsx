import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { GalleryPanel } from '../facts/late-panels.tsx';
import { useStudio } from '../state/studio-context.ts';
import { SectionPanel } from './section-panel.tsx';
import { kindsWithoutFacts } from './section-summary.ts';

/** The selected section in the place of the list, and the way back to it. */
export function SectionDetail(props: { readonly onBack: () => void; readonly onFacts: () => void }) {
  const { document, facts, selected } = useStudio();
  const section = document.sections.find(({ id }) => id === selected);
  const isEmpty = useMemo(
    () => section !== undefined && kindsWithoutFacts(facts).has(section.kind),
    [facts, section],
  );
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row that was pressed is gone, and took the focus with it.
    if (globalThis.document.activeElement === globalThis.document.body) back.current?.focus();
  }, []);
  return (
    <div className="grid gap-3">
      <button
        ref={back}
        type="button"
        onClick={props.onBack}
        className="-ms-2 flex min-h-10 w-fit items-center gap-1 rounded-control ps-1 pe-3 text-sm font-medium text-muted hover:bg-wash hover:text-text"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        All sections
      </button>
      <SectionPanel />
      {section?.kind === 'gallery' && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <GalleryPanel />
        </Suspense>
      )}
      {isEmpty && section?.kind !== 'gallery' && <Button onClick={props.onFacts}>Add these facts</Button>}
    </div>
  );
}
