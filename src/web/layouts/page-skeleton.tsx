import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** The shape of a signed-in page while the server checks the session and loads it. @param pathname of the page that is coming. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const [, screen = ''] = pathname.split('/');
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Loading</span>
      <div className="mb-8">
        <Skeleton className="h-9 w-72 max-w-full sm:h-10" />
        {!withoutLead.has(screen) && <Skeleton className="mt-3 h-5 w-110 max-w-full" />}
      </div>
      {shapes[screen] ?? <Box className="h-18" />}
    </div>
  );
}

/** Screens whose title stands alone. */
const withoutLead = new Set(['edit-landing', 'promotion']);

const shapes: Record<string, ReactNode> = {
  build: (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-8">
      <div className="grid gap-6">
        <FieldsShape rows={2}>
          <Skeleton className="h-32" />
        </FieldsShape>
        <FieldsShape rows={2} />
        <FieldsShape rows={2} />
      </div>
      <div className="grid gap-5 max-xl:hidden">
        <Box className="h-112" />
        <Skeleton className="h-13" />
      </div>
    </div>
  ),
  dashboard: (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <CardShape>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-11 w-20" />
        <Skeleton className="mt-4 h-4 w-full" />
      </CardShape>
      <CardShape>
        <Skeleton className="h-44" />
        <div className="mt-5 grid gap-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </CardShape>
    </div>
  ),
  statistics: (
    <div className="grid gap-6">
      <Skeleton className="h-11 w-96 max-w-full" />
      <CardShape>
        <Skeleton className="h-72" />
      </CardShape>
      <div className="grid gap-6 lg:grid-cols-2">
        <TableShape />
        <TableShape />
      </div>
    </div>
  ),
  share: (
    <div className="grid gap-6 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Box key={card} className="h-64" />
      ))}
    </div>
  ),
  landing: (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
      <Box className="mx-auto aspect-3/4 max-h-[800px] w-full max-w-[600px]" />
      <CardShape>
        <Skeleton className="h-13" />
        <Skeleton className="mt-3 h-11" />
      </CardShape>
    </div>
  ),
  'edit-landing': (
    <Box className="flex flex-col items-center px-4 py-18">
      <Skeleton className="size-14 rounded-full!" />
      <Skeleton className="mt-5 h-6 w-48" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-6 h-11 w-44" />
    </Box>
  ),
  account: (
    <div className="grid max-w-3xl gap-6">
      <CardShape>
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="mt-4 h-4 w-80 max-w-full" />
      </CardShape>
      <CardShape>
        <Skeleton className="h-11 w-40" />
      </CardShape>
      <CardShape>
        <Skeleton className="h-32" />
      </CardShape>
      <CardShape>
        <Skeleton className="h-11" />
      </CardShape>
    </div>
  ),
  admin: (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        <FigureShape />
        <FigureShape />
      </div>
      <TableShape />
    </div>
  ),
  users: <TableShape />,
};

/** A card with its heading and lead, and what stands in it. */
function CardShape({ children }: { children: ReactNode }) {
  return (
    <Box className="p-5 sm:p-6">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-2.5 mb-6 h-4 w-80 max-w-full" />
      {children}
    </Box>
  );
}

/** A card of a form. @param props.rows pairs of fields */
function FieldsShape({ rows, children }: { rows: number; children?: ReactNode }) {
  return (
    <CardShape>
      <div className="grid gap-5 sm:grid-cols-2">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2 h-11" />
          </div>
        ))}
        {children && <div className="sm:col-span-full">{children}</div>}
      </div>
    </CardShape>
  );
}

function FigureShape() {
  return (
    <Box className="p-5">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-2 h-10 w-24" />
    </Box>
  );
}

function TableShape() {
  return (
    <Box className="overflow-hidden">
      <div className="flex justify-between gap-3 p-4 sm:px-5">
        <Skeleton className="h-11 w-full max-w-xs" />
        <Skeleton className="h-11 w-36 shrink-0 max-sm:hidden" />
      </div>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex items-center justify-between gap-6 border-t border-line p-4 sm:px-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-6 w-11 rounded-full!" />
        </div>
      ))}
    </Box>
  );
}

function Box({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <div className={cx('min-w-0 rounded-card border border-line bg-surface', className)}>{children}</div>
  );
}
