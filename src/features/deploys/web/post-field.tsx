import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from '../../../web/ui/controls/button.tsx';
import { Field, useFieldControl } from '../../../web/ui/controls/field.tsx';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';

interface PostTextProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** In characters. */
  readonly limit?: number;
}

/** A post to write. */
export function PostField(
  props: PostTextProps & { readonly label: string; readonly hint: ReactNode; readonly className?: string },
) {
  const { label, hint, className, ...text } = props;
  return (
    <Field label={label} hint={hint} className={className ?? ''}>
      <PostText {...text} />
    </Field>
  );
}

function PostText({ text, onChange, limit = 1_000 }: PostTextProps) {
  const { control } = useFieldControl();
  return (
    <textarea
      {...control}
      dir="auto"
      rows={2}
      maxLength={limit}
      value={text}
      disabled={!useInteractive()}
      onChange={({ target }) => onChange(target.value)}
      className="control field-sizing-content max-h-48 min-h-18 resize-y"
    />
  );
}

interface PostLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  readonly isMain?: boolean;
}

/** Opens a network in a window of its own, which learns nothing of ours. */
export function PostLink({ isMain = false, className, ...link }: PostLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the properties
    <a
      {...link}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(buttonStyle({ tone: isMain ? 'primary' : 'secondary' }), className)}
    />
  );
}

export function XMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-current">
      <path d="M18.2 2.3h3.4l-7.4 8.4L22.8 22h-6.8l-5.3-7-6.1 7H1.2l7.9-9L.8 2.3h7l4.8 6.3zm-1.2 17.7h1.9L6.8 4.2h-2z" />
    </svg>
  );
}
