/**
 * Runs in the head, before anything is painted: sets the remembered theme, and serves `data-switch-theme` and
 * `data-scroll-to="id"`, which so work on pages that load no other script. Written without quotes, `<`, `>` and `&`, because
 * React escapes them in the text of a script. It also keeps Zod from compiling schemas, which our policy forbids.
 */
export const earlyScript = `
globalThis.__zod_globalConfig = { jitless: true };
let root = document.documentElement;
let prefers = function (what) { return matchMedia(what).matches };
try {
  let theme = localStorage.getItem(\`theme\`);
  if (theme) root.dataset.theme = theme;
} catch {}
document.addEventListener(\`click\`, function (event) {
  if (event.target.closest(\`[data-switch-theme]\`)) {
    let shown = root.dataset.theme || (prefers(\`(prefers-color-scheme: light)\`) ? \`light\` : \`dark\`);
    let next = shown === \`dark\` ? \`light\` : \`dark\`;
    root.dataset.theme = next;
    try { localStorage.setItem(\`theme\`, next) } catch {}
  }
  let button = event.target.closest(\`[data-scroll-to]\`);
  if (button) {
    let behavior = prefers(\`(prefers-reduced-motion: reduce)\`) ? \`instant\` : \`smooth\`;
    document.getElementById(button.dataset.scrollTo).scrollIntoView({ behavior });
  }
});
`;
