export interface Notice {
  tone: 'success' | 'error';
  text: string;
  detail?: string | undefined;
  /** A button beside the message, e.g. Undo. It replaces the message before that had one, and goes with its screen. */
  action?: (NoticeAction & { screen: string }) | undefined;
  /** Whatever was said before is over. */
  endsOthers?: true;
}

interface NoticeAction {
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
  notify({ tone: 'success', text, detail, action: action && here(action) });
}

/** A success toast in place of all others, e.g. of those for somebody who was not signed in. */
export function notifySuccessAlone(text: string): void {
  notify({ tone: 'success', text, endsOthers: true });
}

/** An error toast. `detail` is a second line, and left out where it says the same. */
export function notifyError(text: string, detail?: string, action?: NoticeAction): void {
  notify({
    tone: 'error',
    text,
    detail: detail === text ? undefined : detail,
    action: action && here(action),
  });
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

/** The address of a new screen is there before React has drawn it. */
function here(action: NoticeAction): NoticeAction & { screen: string } {
  return { ...action, screen: location.pathname };
}

function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
  if (notified) return;
  notified = true;
  for (const listener of firstNoticeListeners) listener();
}
