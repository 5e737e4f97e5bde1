import { CircleAlert } from 'lucide-react';

interface RowErrorProps {
  /** What the control names in `aria-describedby`. */
  id: string;
  message: string | undefined;
}

/** The refusal of one row of a list, beneath its control. */
export function RowError({ id, message }: RowErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1em] shrink-0" />
      <span>{message}</span>
    </p>
  );
}
