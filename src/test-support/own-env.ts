/** What a program of the project needs from its surroundings; no setting that somebody has exported there. */
export function ownEnv(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CHROMIUM_PATH'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
