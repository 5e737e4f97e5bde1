import { countdownParts } from '../../launch/launch.ts';

/**
 * Sets the phase at once, from the launch instant that the page carries.
 * @returns what starts the clock once the page's elements are there.
 */
export function beginCountdown(page: HTMLElement): () => void {
  const launch = Number(page.dataset['launch']);
  const setPhase = () => {
    page.dataset['phase'] = Date.now() < launch ? 'before' : 'live';
  };
  setPhase();
  return () => {
    showLocalTime(launch);
    const digits = document.querySelectorAll<HTMLElement>('[data-unit]');
    const tick = () => {
      const left = launch - Date.now();
      show(digits, left);
      setPhase();
      // On the second, whatever the last tick was late by; far launches tick too, their seconds show.
      if (left > 0) setTimeout(tick, left % 1000 || 1000);
    };
    tick();
  };
}

function show(digits: NodeListOf<HTMLElement>, left: number): void {
  const parts: Partial<Record<string, number>> = { ...countdownParts(left) };
  for (const element of digits) {
    element.textContent = String(parts[element.dataset['unit'] ?? ''] ?? 0).padStart(2, '0');
  }
}

function showLocalTime(launch: number): void {
  const written = new Date(launch).toLocaleString(document.documentElement.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  for (const element of document.querySelectorAll('[data-local-launch]')) element.textContent = written;
}
