import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation to another screen its heading has the focus, unless the screen has focused a field of its own.
 * @returns the title of the screen that was arrived at, to be announced; empty until then, as browsers announce the first.
 */
export function useArrival(): string {
  const location = useLocation();
  const left = useRef<{ pathname: string; heading: string } | null>(null);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { pathname } = location;
    const heading = document.querySelector<HTMLElement>('main h1');
    const before = left.current;
    left.current = { pathname, heading: heading?.textContent ?? '' };
    // Another search in the same screen, as of a table, is no arrival.
    if (before === null || (before.pathname === pathname && before.heading === left.current.heading)) return;
    // After dialogs and menus that close with the old screen have given the focus back.
    const timer = setTimeout(() => {
      setTitle(document.title);
      const isFieldFocused = document.activeElement?.matches('input, select, textarea, [role=dialog] *');
      if (heading === null || isFieldFocused) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [location]);
  return title;
}
