import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Screens that a page is looked at on, with their widths in CSS pixels. */
export const devices = {
  desktop: { label: 'Desktop', Icon: Monitor, width: 1280 },
  tablet: { label: 'Tablet', Icon: Tablet, width: 820 },
  phone: { label: 'Phone', Icon: Smartphone, width: 390 },
} as const;
export type Device = keyof typeof devices;

/** A choice of devices; on a narrow screen without their names. */
export function DeviceChoice<Offered extends Device>(props: {
  readonly offered: readonly Offered[];
  readonly device: Offered;
  readonly onChange: (device: Offered) => void;
  readonly isNamed?: boolean;
}) {
  const { offered, device, onChange, isNamed = true } = props;
  return (
    <fieldset className="flex rounded-control border border-line p-0.5">
      <legend className="sr-only">Show it as on a</legend>
      {offered.map((each) => {
        const { label, Icon } = devices[each];
        return (
          <label
            key={each}
            title={isNamed ? undefined : label}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-[calc(var(--radius-control)-0.125rem)] px-3 text-sm font-medium text-muted has-checked:bg-wash has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-link forced-colors:has-checked:outline-1"
          >
            <input
              type="radio"
              name="device"
              className="sr-only"
              checked={device === each}
              onChange={() => onChange(each)}
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className={isNamed ? undefined : 'sr-only'}>{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Where a frame as wide as a device stands in its place, drawn smaller where there is less room; null until the place is measured. */
export function useDeviceFrame(device: Device) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (room.width === 0) return { place, style: null };
  const { width: own } = devices[device];
  const wanted = device === 'desktop' ? Math.max(own, room.width) : own;
  // A phone is as wide as it is; what is wider than its place is drawn smaller.
  const width = device === 'phone' ? Math.min(wanted, room.width) : wanted;
  const scale = Math.min(1, room.width / width);
  const style = {
    width,
    height: room.height / scale,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
  };
  return { place, style };
}
