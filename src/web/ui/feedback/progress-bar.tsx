import { cx } from 'class-variance-authority';

interface ProgressBarProps {
  label: string;
  fraction: number;
  className?: string;
}

export function ProgressBar({ label, fraction, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={fraction}
      className={cx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-violet-end [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-linear-90 [&::-webkit-progress-value]:from-violet-end [&::-webkit-progress-value]:to-coral-end [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-180',
        className,
      )}
    />
  );
}
