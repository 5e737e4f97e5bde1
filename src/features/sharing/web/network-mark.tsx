import { Send } from 'lucide-react';
import { XMark } from '../../deploys/web/post-field.tsx';
import type { ShareNetwork } from '../rules/networks.ts';

export function NetworkMark({ network }: { readonly network: ShareNetwork }) {
  switch (network) {
    case 'x':
      return <XMark />;
    case 'telegram':
      return <Send aria-hidden="true" className="size-4" />;
    case 'facebook':
      return (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4.5 fill-current">
          <path d="M13.6 22v-9h3l.5-3.6h-3.5V7.2c0-1 .4-1.7 1.8-1.7h1.8V2.2A24 24 0 0 0 14.5 2C11.8 2 10 3.6 10 6.7v2.7H7V13h3v9z" />
        </svg>
      );
    case 'reddit':
      return (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-4.5 fill-none stroke-current"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <ellipse cx="12" cy="14.5" rx="7.5" ry="5.5" />
          <path d="m12 9 1-5 3.5.8M9 17c1.8 1.2 4.2 1.2 6 0M4.5 12.5A1.9 1.9 0 1 1 6.6 10M19.5 12.5A1.9 1.9 0 1 0 17.4 10M9.3 13.8h.01M14.7 13.8h.01" />
          <circle cx="18" cy="5" r="1.3" />
        </svg>
      );
  }
}
