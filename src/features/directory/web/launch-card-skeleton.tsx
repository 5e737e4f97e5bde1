import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';

/** The shape of a `LaunchCard` that is still loading. */
export function LaunchCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="p-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-2.5 h-4 w-1/3" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </div>
    </div>
  );
}
