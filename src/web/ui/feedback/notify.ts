/** One short message at the edge of the screen. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  /** A button beside the message, e.g. Undo. */
  action?: NoticeAction | undefined;
}

export interface NoticeAction {
  label: string;
  run: () => void;
}

type Show = (notice: Notice) => void;

let show: Show | null = null;
let notified = false;
const waiting: Notice[] = [];
const firstNoticeListeners = new Set<() => void>();

/** Says that something has worked, in a toast. Works from anywhere in the browser, before the toaster is loaded too. */
export function notifySuccess(text: string, detail?: string, action?: NoticeAction): void {
  notify({ tone: 'success', text, detail, action });
}

/** Says that something has failed, in a toast. `detail` is a second line, e.g. 'Please upload an image file'. */
export function notifyError(text: string, detail?: string): void {
  notify({ tone: 'error', text, detail });
}

/** The toaster's side: takes what has waited and everything from now on. @returns a function that ends it. */
export function takeNotices(taker: Show): () => void {
  show = taker;
  for (const notice of waiting.splice(0)) taker(notice);
  return () => {
    if (show === taker) show = null;
  };
}

/** Whether there has been anything to say since the page was opened. */
export function wasNotified(): boolean {
  return notified;
}

/** Calls back with the first message. @returns a function that ends it. */
export function subscribeToFirstNotice(listener: () => void): () => void {
  firstNoticeListeners.add(listener);
  return () => firstNoticeListeners.delete(listener);
}

function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
  if (notified) return;
  notified = true;
  for (const listener of firstNoticeListeners) listener();
}
