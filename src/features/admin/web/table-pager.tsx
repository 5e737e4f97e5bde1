import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../web/ui/controls/button.tsx';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { Select } from '../../../web/ui/controls/select.tsx';
import { countedUpTo, pageSizes, type UsersPage } from '../contract.ts';
import type { TableView } from './table-view.ts';

interface TablePagerProps {
  view: TableView;
  /** Undefined while nothing is there yet. */
  page: UsersPage | undefined;
  goTo: (view: TableView, how: 'push' | 'replace') => void;
}

const sizeTexts = pageSizes.map(String);

/** How many there are, how many are shown at once, and the way to the others. */
export function TablePager({ view, page, goTo }: TablePagerProps) {
  const interactive = useInteractive();
  const id = useId();
  const turn = (place: Pick<TableView, 'after' | 'before'>) => goTo({ ...view, ...place }, 'push');
  const previous = page?.previous ?? null;
  const next = page?.next ?? null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4 py-3 text-sm sm:px-5">
      <p aria-live="polite" className="figures text-muted sm:min-w-32">
        {page && countOf(page.total, view.search)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 max-sm:contents">
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="whitespace-nowrap text-muted">
            Rows per page
          </label>
          <div className="w-22">
            <Select
              id={id}
              options={sizeTexts}
              placeholder="Rows"
              disabled={!interactive}
              value={String(view.size)}
              onChange={({ target }) => {
                const size = pageSizes.find((known) => String(known) === target.value) ?? view.size;
                goTo({ ...view, size, after: undefined, before: undefined }, 'replace');
              }}
              className="min-h-9! py-1! text-sm!"
            />
          </div>
        </div>
        <nav aria-label="Pages" className="flex gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            size="small"
            disabled={previous === null}
            onClick={() => turn({ before: previous ?? undefined, after: undefined })}
          >
            <ChevronLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            Previous
          </Button>
          <Button
            size="small"
            disabled={next === null}
            onClick={() => turn({ after: next ?? undefined, before: undefined })}
          >
            Next
            <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Button>
        </nav>
      </div>
    </div>
  );
}

function countOf(total: number, search: string): string {
  const figure = total.toLocaleString('en-US');
  if (search && total >= countedUpTo) return `${figure} and more users match`;
  if (search) return total === 1 ? '1 user matches' : `${figure} users match`;
  return total === 1 ? '1 user' : `${figure} users`;
}
