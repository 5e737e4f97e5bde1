import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { DeviceChoice, useDeviceFrame } from '../../../web/ui/frame/devices.tsx';
import { PageFrame } from '../../../web/ui/frame/page-frame.tsx';
import { scrimStyle, useFocusReturn } from '../../../web/ui/overlays/dialog.tsx';

const offered = ['desktop', 'phone'] as const;
type Offered = (typeof offered)[number];

/** The whole preview page to scroll through, as a desktop and as a phone show it. */
export function FullPreview({ html, onClose }: { readonly html: string; readonly onClose: () => void }) {
  const focusReturn = useFocusReturn();
  const [device, setDevice] = useState<Offered>(() =>
    matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'desktop',
  );
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal forceMount>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-sunken focus:outline-none sm:inset-4 sm:overflow-hidden sm:rounded-card sm:border sm:border-line"
          {...focusReturn}
        >
          <div className="flex items-center gap-3 border-b border-line bg-raised px-3 py-2 sm:px-4">
            <Radix.Title className="grow truncate text-base">Full preview</Radix.Title>
            <DeviceChoice offered={offered} device={device} onChange={setDevice} />
            <Radix.Close
              aria-label="Close"
              className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
            >
              <X aria-hidden="true" className="size-4.5" />
            </Radix.Close>
          </div>
          <Frame html={html} device={device} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The page in a frame as wide as the device, drawn smaller where there is less room. */
function Frame({ html, device }: { readonly html: string; readonly device: Offered }) {
  const { place, style } = useDeviceFrame(device);
  return (
    <div ref={place} className="relative min-h-0 grow overflow-hidden">
      {style !== null && (
        <PageFrame
          html={html}
          // The page's own style and fonts, and no script.
          sandbox="allow-same-origin"
          title="Your whole page"
          style={style}
          className={cx(
            'absolute top-0 max-w-none origin-top-left border-0 bg-page',
            device === 'phone' && 'shadow-float',
          )}
        />
      )}
    </div>
  );
}
