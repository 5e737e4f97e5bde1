import { cx } from 'class-variance-authority';
import { Moon, Sun } from 'lucide-react';

/** Turns night into day and back, remembered in this browser; served by the early script, so it works on every page. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <button
      type="button"
      aria-label="Switch between dark and light"
      data-switch-theme
      className={cx(
        'grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text',
        className,
      )}
    >
      <Sun aria-hidden="true" className="by-night size-4.5" />
      <Moon aria-hidden="true" className="by-day size-4.5" />
    </button>
  );
}
