import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Seven days in seconds (specification, section 2). */
const keptForInSeconds = 7 * 24 * 60 * 60;

/** 768 px (specification, section 9), and as in the style sheet more where the browser's letters are larger. */
const narrow = '(width < 48rem)';

/** On narrow screens, and in the studio, which has the whole window, the sidebar lies over the page. */
const liesOver = () => matchMedia(narrow).matches || document.querySelector('[data-studio]') !== null;

/** Whether the sidebar stands open; it does until someone closes it. @param cookies a `Cookie` header. */
export function readSidebarState(cookies: string | null): 'open' | 'collapsed' {
  return /(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies ?? '') ? 'collapsed' : 'open';
}

export function sidebarCookie(state: 'open' | 'collapsed'): string {
  return `sidebar_state=${state === 'open'}; Path=/; Max-Age=${keptForInSeconds}; SameSite=Lax`;
}

/**
 * The sidebar's two states: `expanded` beside the page on wide screens, remembered for seven days, and `overlaid` over the page on
 * narrow ones and in the studio, which ends with the next page. Ctrl+B and Cmd+B toggle the one that counts.
 */
export function useSidebar(start: 'open' | 'collapsed') {
  const [expanded, setExpanded] = useState(start === 'open');
  const { key } = useLocation();
  const [overlaidOn, setOverlaidOn] = useState<string | null>(null);
  const overlaid = overlaidOn === key;
  const setOverlaid = (open: boolean) => setOverlaidOn(open ? key : null);

  const toggle = () => {
    if (liesOver()) return setOverlaid(!overlaid);
    document.cookie = sidebarCookie(expanded ? 'collapsed' : 'open');
    setExpanded(!expanded);
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return { expanded, overlaid, setOverlaid, toggle };
}
