export interface Notice {
  tone: 'success' | 'error';
  text: string;
  detail?: string | undefined;
  /** A button beside the message, e.g. Undo. It replaces the message before that had one, and goes with the screen. */
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

/** A success toast; queued until the toaster is loaded. */
export function notifySuccess(text: string, detail?: string, action?: NoticeAction): void {
  notify({ tone: 'success', text, detail, action });
}

/** An error toast. `detail` is a second line, and left out where it says the same. */
export function notifyError(text: string, detail?: string, action?: NoticeAction): void {
  notify({ tone: 'error', text, detail: detail === text ? undefined : detail, action });
}

/** For the toaster: replays queued messages and subscribes. @returns an unsubscribe function. */
export function takeNotices(taker: Show): () => void {
  show = taker;
  for (const notice of waiting.splice(0)) taker(notice);
  return () => {
    if (show === taker) show = null;
  };
}

/** Whether any message was shown or queued. */
export function wasNotified(): boolean {
  return notified;
}

/** Calls back with the first message. @returns an unsubscribe function. */
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
