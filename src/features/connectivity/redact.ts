/** What stands in a text where the secret stood. */
const mark = '[API token]';
/** Nothing that an API answers goes deeper; an answer made to overflow something does. */
const deepest = 32;

/** Takes a secret out of whatever another server said. @param secret in any case, as it is, in a URL or in base64. */
export function createRedact(secret: string) {
  const forms = new Set([
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replaceAll('=', ''),
    Buffer.from(secret).toString('base64url'),
  ]);
  const longestFirst = [...forms].toSorted((a, b) => b.length - a.length);
  const text = (given: string) => longestFirst.reduce(withoutForm, given);
  const json = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === deepest) return '…';
    if (Array.isArray(value)) return value.map((item) => json(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [text(name), json(item, depth + 1)]),
    );
  };
  return {
    text,
    /** Of parsed JSON: out of names and values alike. */
    json: (value: unknown) => json(value, 0),
  };
}
export type Redact = ReturnType<typeof createRedact>;

/** @param form ignoring the case of its Latin letters */
function withoutForm(text: string, form: string): string {
  if (form === '') return text;
  const searched = inSmallLetters(text);
  const sought = inSmallLetters(form);
  const pieces: string[] = [];
  let from = 0;
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, from)) {
    pieces.push(text.slice(from, at));
    from = at + sought.length;
  }
  return [...pieces, text.slice(from)].join(mark);
}

/** Of the same length, which `toLowerCase` does not promise. */
function inSmallLetters(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
