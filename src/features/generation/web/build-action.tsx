import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../web/ui/controls/button.tsx';
import type { BuildValues } from '../../coins/contract.ts';

/** Of the form's one button, on a phone in the bar at the foot of the screen. */
export const actionButtonStyle = 'w-full sm:max-xl:w-auto sm:max-xl:shrink-0 xl:min-h-13 xl:text-base';

interface BuildActionProps {
  readonly button: ReactNode;
  /** What is to be known before the press, in a line or two. */
  readonly children: ReactNode;
}

/** The form's one button with a line beneath it, or beside it on a tablet. */
export function BuildAction({ button, children }: BuildActionProps) {
  return (
    <div className="sm:max-xl:flex sm:max-xl:flex-row-reverse sm:max-xl:items-center sm:max-xl:gap-4">
      {button}
      <output className="block grow text-center text-muted max-xl:text-xs max-sm:mt-1 sm:max-xl:text-start sm:max-xl:text-sm xl:mt-3 xl:min-h-6 xl:text-sm">
        {children}
      </output>
    </div>
  );
}

/** The submit button, with the price or the number of refused fields. */
export function Submit({ price }: { readonly price: string }) {
  const { errors, isSubmitting } = useFormState<BuildValues>();
  const refused = Object.keys(errors).length;
  return (
    <BuildAction
      button={
        <Button type="submit" tone="primary" busy={isSubmitting} className={actionButtonStyle}>
          Build My Landing Page
        </Button>
      }
    >
      {refused > 0 ? (
        <span className="inline-flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          {refused === 1 ? 'One field needs another look.' : `${refused} fields need another look.`}
        </span>
      ) : (
        price
      )}
    </BuildAction>
  );
}
