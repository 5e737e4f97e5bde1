/** What the keys of the studio do. */
export interface ShortcutActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves at once; the browser's own dialog for saving files is kept away. */
  readonly save: () => void;
  /** Looks for other words for the text that the caret stands in, else for the section, else for the page. */
  readonly rewrite: () => void;
  /** Opens the list of actions. */
  readonly palette: () => void;
  /** Opens the list of shortcuts. */
  readonly help: () => void;
}

/** The shortcuts in words; on Apple's keyboards `⌘` stands in the place of `Ctrl`. */
export const shortcuts: readonly { readonly label: string; readonly keys: string }[] = [
  { label: 'Undo', keys: 'Ctrl+Z' },
  { label: 'Redo', keys: 'Ctrl+Shift+Z' },
  { label: 'Rewrite', keys: 'Ctrl+J' },
  { label: 'Save now', keys: 'Ctrl+S' },
  { label: 'All actions', keys: 'Ctrl+K' },
  { label: 'Move the section that has the focus', keys: 'Alt+↑ or ↓' },
  { label: 'Leave a text of the page', keys: 'Esc' },
  { label: 'Keyboard shortcuts', keys: '?' },
];

/** For `keydown`, of the window and of the page's frame alike: does what a shortcut asks for, and leaves other keys alone. */
export function onShortcut(event: KeyboardEvent, actions: ShortcutActions): void {
  const action = actionOf(event);
  if (action === null) return;
  event.preventDefault();
  actions[action]();
}

function actionOf(event: KeyboardEvent): keyof ShortcutActions | null {
  // AltGr, with which letters are typed, is Ctrl and Alt on Windows.
  if (event.isComposing || event.altKey) return null;
  const { closest, isTyping } = placeOf(event);
  if (!event.ctrlKey && !event.metaKey) {
    return event.key === '?' && !isTyping && !closest('[role=dialog]') ? 'help' : null;
  }
  const letter = letterOf(event);
  if (letter === 's' && !event.shiftKey) return 'save';
  if (closest('[role=dialog]')) return null;
  if (letter === 'k' && !event.shiftKey) return 'palette';
  if (letter === 'j' && !event.shiftKey) return 'rewrite';
  // Forms are saved by their own button: there the browser takes back what was typed.
  if (closest('form') && isTyping) return null;
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : null;
}

/** The letter that the key has on the person's keyboard; the one of its place where that is not Latin. */
function letterOf({ key, code }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  return /^[a-z]$/.test(letter) ? letter : code.replace(/^Key/, '').toLowerCase();
}

/** Where a key was pressed; the elements of a frame are of another realm, and no `instanceof` knows them. */
function placeOf({ target }: KeyboardEvent) {
  const element = target !== null && 'closest' in target ? (target as HTMLElement) : null;
  const closest = (selector: string) => Boolean(element?.closest(selector));
  return { closest, isTyping: Boolean(element?.isContentEditable) || closest('input, textarea, select') };
}
