import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { messageOf } from '../../api/display-error.ts';
import { buttonStyle } from '../controls/button.tsx';
import { FormError } from '../feedback/form-error.tsx';

/** A part of a screen whose code is loaded when it is first shown. Where that does not come, it is said in its place. */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => () => <NotLoaded error={error} />),
  }));
}

function NotLoaded({ error }: { error: unknown }) {
  return (
    <FormError message={messageOf(error)}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this page, loaded again: a browser may keep that code failed to load */}
      <a href="" className={buttonStyle({ size: 'small' })}>
        Try again
      </a>
    </FormError>
  );
}
