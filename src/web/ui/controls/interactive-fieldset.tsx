import { cx } from 'class-variance-authority';
import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydration. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Disabled until hydration, so that nothing typed or pressed early is lost. */
export function InteractiveFieldset({ className, disabled, ...rest }: ComponentProps<'fieldset'>) {
  const interactive = useInteractive();
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-control border border-line-strong/60 bg-wash px-3.5 py-3 text-sm">
          This form needs JavaScript. Please switch it on in your browser and reload the page.
        </p>
      </noscript>
      <fieldset {...rest} disabled={!interactive || disabled} className={cx('min-w-0', className)} />
    </>
  );
}
