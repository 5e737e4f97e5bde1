/** How the page keeps an answer; null where it cannot, and asks at each visit. */
export type ConsentMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const key = 'consent';

/**
 * Shows the question of a page with pixels, and reports the visit once its reader agrees, now or at an earlier visit. What was refused
 * is not asked again where it is remembered; there the answer can be changed at the page's end. An answer holds for the services and
 * identifiers that were asked about: when they have changed, it is asked anew. A browser that refuses for its person is not asked.
 * @param report is called at most once
 * @param leave loads the page anew without what was allowed before
 */
export function askConsent(
  page: Document,
  report: (bar: HTMLElement) => void,
  memory: ConsentMemory,
  leave: () => void,
): void {
  const bar = page.querySelector<HTMLElement>('.consent');
  const again = page.querySelector<HTMLElement>('.consent-again');
  if (!bar) return;
  const change = again?.querySelector('button');
  const asked = JSON.stringify(bar.dataset);
  let isReported = false;
  let isChange = false;
  const take = (answer: string) => {
    bar.hidden = true;
    if (again) again.hidden = memory === null;
    if (answer === 'yes' && !isReported) {
      isReported = true;
      report(bar);
    }
  };
  for (const button of bar.querySelectorAll('button'))
    button.addEventListener('click', () => {
      const isKept = keep(memory, button.value + asked);
      if (isReported && button.value === 'no' && isKept) return leave();
      take(button.value);
      if (isChange) change?.focus();
    });
  change?.addEventListener('click', () => {
    isChange = true;
    if (again) again.hidden = true;
    bar.hidden = false;
    bar.querySelector('button')?.focus();
  });
  const known = memory?.getItem(key);
  const answer = ['yes', 'no'].find((each) => each + asked === known) ?? (refusesAll() ? 'no' : null);
  if (answer) take(answer);
  else bar.hidden = false;
}

/** Whether the browser says for its person that nothing is to be passed on (Global Privacy Control). */
function refusesAll(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** A full storage forgets the answer, which then holds for this visit. @returns whether no other answer is remembered */
function keep(memory: ConsentMemory, answer: string): boolean {
  try {
    memory?.setItem(key, answer);
  } catch {
    try {
      memory?.removeItem(key);
    } catch {
      return false;
    }
  }
  return true;
}

/** The browser's own memory; null where it is refused, as in a sandbox. */
export function localMemory(): ConsentMemory {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
