import { cx } from 'class-variance-authority';
import { History, LayoutList, Palette, Settings, Tag } from 'lucide-react';
import type { CoinField } from '../../coins/fields/fields.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { Suspense, useEffect } from 'react';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { FactsPanel, loadLatePanels } from './facts/late-panels.tsx';
import { LookPanel } from './panels/look-panel.tsx';
import { SectionDetail } from './panels/section-detail.tsx';
import { SectionsPanel } from './panels/sections-panel.tsx';
import { RewritePanel } from './rewrite/rewrite-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import type { useArchive } from './settings/use-archive.ts';
import { useStudio } from './state/studio-context.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

export const tabs = {
  sections: { label: 'Sections', Icon: LayoutList },
  look: { label: 'Look', Icon: Palette },
  facts: { label: 'Facts', Icon: Tag },
  versions: { label: 'Versions', Icon: History },
  settings: { label: 'Settings', Icon: Settings },
} as const;
export type Tab = keyof typeof tabs;

/** What can be done with the page, one tab at a time. */
export function StudioPanel(props: {
  readonly tab: Tab;
  readonly isOpen: boolean;
  readonly isDetail: boolean;
  /** Whether other words that were looked for wait behind the tab. */
  readonly isAside: boolean;
  readonly onAside: (isAside: boolean) => void;
  readonly onClose: () => void;
  readonly onDetail: (isDetail: boolean) => void;
  readonly onTab: (tab: Tab) => void;
  readonly wantedFact: CoinField | null;
  readonly onFactFound: () => void;
  readonly archive: ReturnType<typeof useArchive>;
}) {
  const { tab, isOpen, isDetail, isAside, onAside, onClose, onDetail, onTab, archive } = props;
  const { document: page, selected, rewriting } = useStudio();
  const { pagesHosting } = useSettings();
  useEffect(() => void loadLatePanels(), []);
  const isRewriting = rewriting !== null && !isAside;
  const isSelected = page.sections.some(({ id }) => id === selected);
  return (
    <div className="flex min-h-0 shrink-0 flex-col border-line bg-surface max-lg:border-t lg:w-90 lg:flex-col-reverse lg:border-e">
      <div
        id="studio-panel"
        role="tabpanel"
        aria-labelledby={`studio-tab-${tab}`}
        className={cx(
          // What is there for screen readers alone would otherwise make the whole screen scroll.
          'relative min-h-0 grow scroll-pb-40 overflow-y-auto overscroll-contain p-4 max-lg:h-[45dvh] max-lg:border-b max-lg:border-line',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {rewriting !== null && (
          <RewritePanel
            key={JSON.stringify(rewriting)}
            scope={rewriting}
            isAside={isAside}
            onReturn={() => onAside(false)}
          />
        )}
        {!isRewriting &&
          tab === 'sections' &&
          (isDetail && isSelected ? (
            <SectionDetail onBack={() => onDetail(false)} onFacts={() => onTab('facts')} />
          ) : (
            <SectionsPanel onOpen={() => onDetail(true)} />
          ))}
        {!isRewriting && tab === 'look' && <LookPanel onFacts={() => onTab('facts')} />}
        {!isRewriting && tab === 'facts' && (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <FactsPanel wanted={props.wantedFact} onFound={props.onFactFound} />
          </Suspense>
        )}
        {!isRewriting && tab === 'versions' && <VersionsPanel />}
        {!isRewriting && tab === 'settings' && (
          <SettingsPanel hosting={pagesHosting} onFacts={() => onTab('facts')} archive={archive} />
        )}
      </div>
      <div role="tablist" aria-label="Studio" className="flex shrink-0 lg:border-b lg:border-line lg:px-2">
        {(Object.keys(tabs) as Tab[]).map((each) => {
          const { label, Icon } = tabs[each];
          const isCurrent = each === tab;
          return (
            <button
              key={each}
              id={`studio-tab-${each}`}
              type="button"
              role="tab"
              aria-selected={isCurrent}
              aria-controls="studio-panel"
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => (isCurrent && isOpen && !isRewriting ? onClose() : onTab(each))}
              onKeyDown={(event) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (step === undefined) return;
                const names = Object.keys(tabs) as Tab[];
                const next = names[(names.indexOf(each) + step + names.length) % names.length] ?? each;
                onTab(next);
                document.getElementById(`studio-tab-${next}`)?.focus();
              }}
              className={cx(
                'flex min-h-12 grow flex-col items-center justify-center gap-0.5 border-b-2 px-2 text-xs font-medium',
                isCurrent
                  ? 'border-link text-text max-lg:border-transparent max-lg:text-link'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
