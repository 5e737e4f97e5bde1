/** What a visitor chose; without a choice the browser's own preference counts. */
export type Theme = 'dark' | 'light';

const key = 'theme';

/**
 * Sets the remembered theme before anything is painted. Written without quotes, `<`, `>` and `&`, because React escapes them in the
 * text of a script.
 */
export const themeScript = `try{let t=localStorage.getItem(\`${key}\`);if(t)document.documentElement.dataset.theme=t}catch{}`;

/** The theme that is shown now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows a theme and remembers it in this browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
}
