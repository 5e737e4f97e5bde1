import { beginCopying } from './copy.ts';
import { beginCountdown } from './countdown.ts';
import { reportView } from './beacon.ts';
import { holdBack } from './hold-back.ts';

/** All that moves on a live page. Runs in the head, so that the phase is right before the first paint. */
const page = document.documentElement;
page.dataset['script'] = '';
const startCountdown = beginCountdown(page);
const giveBack = holdBack(document.head);
document.addEventListener('DOMContentLoaded', () => {
  startCountdown();
  beginCopying(document);
  reportView(page);
});
window.addEventListener('load', giveBack);
