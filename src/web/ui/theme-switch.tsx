import { cx } from 'class-variance-authority';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme } from '../theme.ts';

/** Turns night into day and back; the choice is remembered in this browser. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <button
      type="button"
      aria-label="Switch between dark and light"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={cx(
        'theme-switch grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text',
        className,
      )}
    >
      <Sun aria-hidden="true" className="by-night size-4.5" />
      <Moon aria-hidden="true" className="by-day size-4.5" />
    </button>
  );
}
