/** Makes every button work that copies an address or hands the page on; its words are on it, a confirmation is seen and announced. */
export function beginCopying(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>('[data-said]')) {
    const source = page.getElementById(button.dataset['copy'] ?? '');
    const label = button.querySelector('span');
    const announcement = button.parentElement?.querySelector('output');
    if (label === null) continue;
    const words = [...label.childNodes];
    const say = (announced = '', ...shown: (Node | string)[]) => {
      label.replaceChildren(...shown);
      if (announcement) announcement.textContent = announced;
    };
    button.addEventListener('click', async () => {
      const [copied = '', copiedAnnounced, selected, held = ''] = (button.dataset['said'] ?? '').split('|');
      if (await copy(source)) say(copiedAnnounced, copied);
      else if (selected !== undefined) {
        const how = matchMedia('(hover: none)').matches ? held : selected;
        say(how, how);
      }
      setTimeout(say, 2500, '', ...words);
    });
  }
}

/**
 * Copies what the element says; without one hands the page on, by the browser's own share where it has one.
 * @returns whether it was copied
 */
async function copy(source: HTMLElement | null): Promise<boolean> {
  const text = source === null ? location.href : source.textContent.trim();
  if (source === null && 'share' in navigator) {
    // Who closes the dialog has not failed.
    const failure = await navigator.share({ url: text }).catch((error: Error) => error.name);
    if (failure === undefined || failure === 'AbortError') return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is refused to pages without an origin of their own; selecting and copying is not.
    if (source === null) {
      prompt('', text);
      return false;
    }
    getSelection()?.selectAllChildren(source);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
