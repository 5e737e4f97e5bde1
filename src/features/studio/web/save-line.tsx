import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import type { SaveState } from './state/studio-context.ts';
import { useStudio } from './state/studio-context.ts';
import { longDay, timeOfDay } from '../../../web/ui/layout/dates.ts';

/** Of what is so recent the time is enough, also after midnight. */
const recentInMs = 12 * 60 * 60_000;

/** The time; of longer ago, the day. */
function momentOf(at: string): string {
  return Date.now() - Date.parse(at) < recentInMs ? timeOfDay(at) : longDay(at);
}

/** What is kept, in a few words. */
export function SaveLine() {
  const { save } = useStudio();
  const { Icon, text, className } = look(save);
  const isSaid = save.is !== 'saved' && save.is !== 'saving';
  return (
    <p className={`flex items-center gap-1 text-xs ${className}`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0 max-sm:hidden" />
      <span
        className="sm:truncate max-sm:line-clamp-2"
        aria-hidden={isSaid || undefined}
        suppressHydrationWarning
      >
        {text}
      </span>
      {/* Every save would be too much to hear. */}
      <output className="sr-only">{isSaid ? text : ''}</output>
    </p>
  );
}

function look(save: SaveState) {
  switch (save.is) {
    case 'saved':
      return { Icon: Check, text: `Saved ${momentOf(save.at)}`, className: 'text-muted' };
    case 'saving':
      return { Icon: LoaderCircle, text: 'Saving…', className: 'text-muted' };
    case 'offline':
      return { Icon: CloudOff, text: 'Offline, kept here', className: 'text-warning' };
    case 'failed':
      return {
        Icon: CircleAlert,
        text: `Not saved${keptHere(save)}: ${save.message}`,
        className: 'text-danger',
      };
    case 'conflict':
      return { Icon: CircleAlert, text: `Changed elsewhere${keptHere(save)}`, className: 'text-danger' };
  }
}

function keptHere({ isKept }: { readonly isKept: boolean }): string {
  return isKept ? ', kept here' : '';
}
