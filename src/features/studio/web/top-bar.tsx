import { ArrowLeft, Clock, Ellipsis, ExternalLink, Redo2, Rocket, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SelectBox } from '../../../web/ui/controls/select.tsx';
import { Button, buttonStyle } from '../../../web/ui/controls/button.tsx';
import { type Device, DeviceChoice } from '../../../web/ui/frame/devices.tsx';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';
import { type Moment, moments } from './moments.ts';
import { SaveLine } from './save-line.tsx';
import { useStudio } from './state/studio-context.ts';

const offered = ['desktop', 'tablet', 'phone'] as const;

/** Where one is, what is saved, undo and redo, the device, and the way to the live page. */
export function TopBar(props: {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly moment: Moment;
  readonly onMoment: (moment: Moment) => void;
  /** Opens the list of everything that can be done. */
  readonly onActions: () => void;
  readonly onPublish: () => void;
}) {
  const { userId, facts, undoLabel, redoLabel, undo, redo, live, isDeployed } = useStudio();
  return (
    <header className="flex items-center gap-1 border-b border-line bg-raised px-2 py-2 sm:gap-2 sm:px-4">
      <Link
        to={`/landing/${userId}`}
        aria-label="Back to the preview"
        title="Back to the preview"
        className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 grow basis-0">
        {/* On a phone what is saved needs the room, and the page itself shows the name. */}
        <h1 className="truncate text-sm font-semibold max-sm:sr-only">
          <span className="sr-only">Edit Landing Page: </span>
          <bdi>{facts.name}</bdi>
        </h1>
        <SaveLine />
      </div>
      <div className="flex">
        <IconButton label="Undo" detail={undoLabel} keys="Control+Z Meta+Z" onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label="Redo" detail={redoLabel} keys="Control+Shift+Z Meta+Shift+Z" onClick={redo}>
          <Redo2 aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label="All actions" keys="Control+K Meta+K" onClick={props.onActions}>
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <SelectBox className="max-lg:hidden">
        <Clock
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 top-3 size-4 text-muted"
        />
        <select
          aria-label="Show the page as it is"
          title="Show the page as it is"
          value={props.moment}
          onChange={({ target }) => props.onMoment(target.value as Moment)}
          className="control min-h-10 w-auto appearance-none py-1.5 ps-9! pe-10 text-sm"
        >
          {(Object.keys(moments) as Moment[]).map((each) => (
            <option key={each} value={each} className="bg-raised text-text">
              {moments[each]}
            </option>
          ))}
        </select>
      </SelectBox>
      <div className="max-lg:hidden">
        <DeviceChoice offered={offered} device={props.device} onChange={props.onDevice} isNamed={false} />
      </div>
      {isDeployed && live !== null ? (
        <a
          href={ownVisitUrl(live.url)}
          target="_blank"
          rel="noreferrer"
          aria-label="Published: open the live page in a new tab"
          className={buttonStyle({ size: 'small', className: 'min-h-10' })}
        >
          Published
          <ExternalLink aria-hidden="true" className="size-4 max-sm:hidden" />
        </a>
      ) : (
        <Button tone="primary" size="small" className="min-h-10" onClick={props.onPublish}>
          <Rocket aria-hidden="true" className="size-4 max-sm:hidden" />
          {live === null ? (
            'CREATE MY PAGE'
          ) : (
            <span>
              Publish<span className="max-sm:sr-only"> changes</span>
            </span>
          )}
        </Button>
      )}
    </header>
  );
}

function IconButton(props: {
  readonly label: string;
  /** What it would undo or redo; null when there is nothing. */
  readonly detail?: string | null;
  readonly keys: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  const { label, detail, keys, onClick, children } = props;
  const said = detail ? `${label}: ${detail}` : label;
  return (
    <button
      type="button"
      aria-label={said}
      title={said}
      aria-keyshortcuts={keys}
      aria-disabled={detail === null}
      onClick={() => detail !== null && onClick()}
      className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
