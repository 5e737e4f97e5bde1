import type { Page } from '@playwright/test';

/** Asks for a picture of a live page: what the page had asked for before that has been seen once it came. */
export function laterPicture(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
        const picture = new Image();
        picture.addEventListener('load', () => done());
        picture.addEventListener('error', () => done());
        picture.src = `${icon?.href}?later`;
      }),
  );
}
