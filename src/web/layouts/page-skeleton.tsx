import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of a signed-in page while the server checks the session and loads it. @param pathname of the page that is coming. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const [, screen = ''] = pathname.split('/');
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Loading</span>
      <div className="mb-8 grid gap-3">
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="h-5 w-120 max-w-full" />
      </div>
      {shapes[screen] ?? <Box className="h-40" />}
    </div>
  );
}

const shapes: Record<string, ReactNode> = {
  build: (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-8">
      <div className="grid gap-6">
        <Box className="h-96" />
        <Box className="h-56" />
      </div>
      <Box className="h-80" />
    </div>
  ),
  dashboard: (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <Box className="h-48" />
      <Box className="h-112" />
    </div>
  ),
  landing: (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,600px)_minmax(0,24rem)]">
      <Box className="aspect-3/4 max-h-[800px]" />
      <Box className="h-56" />
    </div>
  ),
  account: (
    <div className="grid max-w-3xl gap-6">
      <Box className="h-36" />
      <Box className="h-36" />
      <Box className="h-48" />
    </div>
  ),
  admin: <AdminShape />,
  users: <TableShape />,
};

function AdminShape() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Box className="h-32" />
        <Box className="h-32" />
      </div>
      <TableShape />
    </div>
  );
}

function TableShape() {
  return (
    <Box className="grid gap-4 p-5">
      <Skeleton className="h-10 w-72 max-w-full" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </Box>
  );
}

/** A card that is not there yet. */
function Box({ className, children }: { className: string; children?: ReactNode }) {
  return <div className={`rounded-card border border-line bg-surface ${className}`}>{children}</div>;
}
