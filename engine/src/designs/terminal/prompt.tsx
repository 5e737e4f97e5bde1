/** A command as if somebody had typed it: decoration, what it prints stands below it. */
export function Prompt({ command }: { command: string }) {
  return (
    <p className="prompt" aria-hidden="true">
      <span className="prompt-path">~</span>
      <span className="prompt-sign">$</span>
      <span className="typed">{command}</span>
    </p>
  );
}

/** The coin's ticker as a shell would call it. */
export function handleOf(symbol: string): string {
  return symbol.toLocaleLowerCase('en');
}
