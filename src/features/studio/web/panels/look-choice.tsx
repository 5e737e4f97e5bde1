import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type Look, withLook } from '../document/edits.ts';
import { type PageColours, useStudio } from '../state/studio-context.ts';
import { usePreview } from './use-preview.ts';

export interface LookOption {
  /** Among its group. */
  readonly name: string;
  readonly label: string;
  /** Undefined where it changes the colors alone. */
  readonly look?: Look;
  readonly colours?: PageColours;
  /** In the place of the label. */
  readonly picture?: ReactNode;
}

interface LookChoiceProps {
  /** Names the group, and the step: `Design: Comic`. */
  heading: string;
  options: readonly LookOption[];
  /** The name of the present one; null for none of these. */
  chosen: string | null;
  className: string;
  optionClassName: string;
  /** Keeps one that was pressed, where that is no change of the document. */
  onChoose?: (option: LookOption) => void;
}

/**
 * One of several looks: shown on the page while it is pointed at or has the focus, kept when it is pressed. Arrow keys move the focus
 * alone, so that looking around makes no steps to undo.
 */
export function LookChoice(props: LookChoiceProps) {
  const { heading, options, chosen, className, optionClassName, onChoose } = props;
  const { document, edit } = useStudio();
  const { start, stop } = usePreview();
  const headingId = useId();
  const tabStop = options.some(({ name }) => name === chosen) ? chosen : options[0]?.name;
  const show = ({ name, look = {}, colours }: LookOption) => {
    if (name === chosen) stop();
    else start(withLook(document, look), colours);
  };
  const choose = (option: LookOption) => {
    const { label, look = {} } = option;
    stop();
    if (onChoose) onChoose(option);
    else edit(`${heading}: ${label}`, (page) => withLook(page, look));
  };
  return (
    <div>
      <h3 id={headingId} className="mb-2 font-sans text-sm leading-6 font-medium tracking-normal">
        {heading}
      </h3>
      <div role="radiogroup" aria-labelledby={headingId} className={className} onPointerLeave={stop}>
        {options.map((option) => (
          <button
            key={option.name}
            type="button"
            role="radio"
            aria-checked={option.name === chosen}
            aria-label={option.label}
            title={option.picture === undefined ? undefined : option.label}
            tabIndex={option.name === tabStop ? 0 : -1}
            onClick={() => choose(option)}
            onFocus={() => show(option)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.parentElement?.contains(relatedTarget)) stop();
            }}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(option)}
            onKeyDown={(event) => (event.key === 'Escape' ? stop() : moveFocus(event))}
            className={cx('group', optionClassName)}
          >
            {option.picture ?? option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { parentElement } = event.currentTarget;
  const radios = [...(parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
  const at = radios.indexOf(event.currentTarget);
  const to = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: (at + 1) % radios.length,
    ArrowDown: (at + 1) % radios.length,
    Home: 0,
    End: -1,
  }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  radios.at(to)?.focus();
}
