import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** The width of an element in CSS pixels, 0 until it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Whether it is day or night on the screen, for what CSS does not colour. */
export function useTheme(): 'dark' | 'light' {
  return useSyncExternalStore(subscribe, readTheme, () => 'dark');
}

const byDay = '(prefers-color-scheme: light)';

function readTheme(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(byDay).matches ? 'light' : 'dark';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia(byDay);
  scheme.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', listener);
  };
}
