import { Check } from 'lucide-react';
import { Button } from '../../../../web/ui/controls/button.tsx';

interface ChoiceButtonProps {
  readonly isChosen: boolean;
  readonly text: string;
  readonly onClick: () => void;
}

/** A choice made by one press, which says whether it stands. */
export function ChoiceButton({ isChosen, text, onClick }: ChoiceButtonProps) {
  return (
    <Button
      size="small"
      aria-pressed={isChosen}
      onClick={onClick}
      className={isChosen ? 'chosen border-link! text-link ring-1 ring-link' : undefined}
    >
      {isChosen && <Check aria-hidden="true" className="size-4" />}
      {text}
    </Button>
  );
}
