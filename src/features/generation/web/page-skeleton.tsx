import { cx } from 'class-variance-authority';

/** What every page begins with, before anything of this one is known. */
export function PageSkeleton({ isSmall }: { readonly isSmall?: boolean }) {
  const line = 'mx-auto rounded-full bg-line';
  return (
    <div
      className={cx(
        'absolute inset-0 grid animate-breathe content-center',
        isSmall ? 'gap-1 max-xl:p-1 xl:gap-4 xl:p-8' : 'gap-4 p-8',
      )}
    >
      <div
        className={cx('mx-auto rounded-full bg-line', isSmall ? 'size-5 xl:size-28' : 'size-24 sm:size-32')}
      />
      <div className={cx(line, 'w-3/5', isSmall ? 'h-1 xl:h-6' : 'h-6')} />
      <div className={cx(line, 'w-2/5', isSmall ? 'h-1 xl:h-3' : 'h-3')} />
      <div className={cx(line, isSmall ? 'h-2 w-6 xl:mt-2 xl:h-9 xl:w-32' : 'mt-2 h-9 w-32')} />
    </div>
  );
}
