/** One short message at the edge of the screen. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
  /** A second, smaller line. */
  detail?: string | undefined;
}

type Show = (notice: Notice) => void;

let show: Show | null = null;
const waiting: Notice[] = [];

/** Says that something has worked, in a toast. Works from anywhere in the browser, before the toaster is loaded too. */
export function notifySuccess(text: string, detail?: string): void {
  notify({ tone: 'success', text, detail });
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

function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
}
