import { cx } from 'class-variance-authority';
import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while the page is coming alive, true from then on. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Wraps a form's content: disabled until the page is interactive, so that nothing typed or pressed early is lost. */
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
