import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export function FormLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="font-semibold text-link underline-offset-4 hover:underline" />;
}
