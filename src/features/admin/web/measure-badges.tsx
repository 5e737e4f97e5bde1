import { Ban, EyeOff } from 'lucide-react';

const style =
  'inline-flex items-center align-middle leading-5 gap-1.5 rounded-full border border-danger/40 bg-danger-wash px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-danger';

/** Whether a page was taken down, and its account suspended; nothing when neither is so. */
export function MeasureBadges({ isTakenDown, isSuspended }: { isTakenDown: boolean; isSuspended: boolean }) {
  return (
    <>
      {isTakenDown && (
        <span className={style}>
          <EyeOff aria-hidden="true" className="size-3.5" />
          Taken down
        </span>
      )}{' '}
      {isSuspended && (
        <span className={style}>
          <Ban aria-hidden="true" className="size-3.5" />
          Suspended
        </span>
      )}
    </>
  );
}
