/** Makes every copy button work, with a confirmation that is seen and announced. */
export function beginCopying(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>('[data-copy]')) {
    const source = page.getElementById(button.dataset['copy'] ?? '');
    const label = button.querySelector('span');
    const announcement = button.parentElement?.querySelector('output');
    if (source === null || label === null) continue;
    const words = label.textContent;
    const say = (shown: string, announced: string) => {
      label.textContent = shown;
      if (announcement) announcement.textContent = announced;
    };
    button.addEventListener('click', async () => {
      if (await copy(source)) say('Copied', 'Address copied');
      else say('Press Ctrl+C', 'Address selected, press Ctrl+C');
      setTimeout(say, 2500, words, '');
    });
  }
}

/** The clipboard is refused to pages without an origin of their own; selecting and copying is not. */
async function copy(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent.trim());
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
