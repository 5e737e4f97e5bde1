/** What stands in a text where the secret stood. */
const mark = '[API token]';
/** Nothing that an API answers goes deeper; an answer made to overflow something does. */
const deepest = 32;

/** Takes a secret out of whatever another server said. */
export interface Redact {
  text(text: string): string;
  /** Of parsed JSON: out of names and values alike. */
  json(value: unknown): unknown;
}

/** @param secret in any case, as it is, in a URL or in base64. */
export function createRedact(secret: string): Redact {
  const forms = new Set([
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
  ]);
  const longestFirst = [...forms].toSorted((a, b) => b.length - a.length);
  const literally = longestFirst.map((form) => form.replaceAll(/\W/g, String.raw`\$&`));
  const found = new RegExp(literally.join('|'), 'gi');
  const text = (given: string) => given.replaceAll(found, mark);
  const json = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === deepest) return '…';
    if (Array.isArray(value)) return value.map((item) => json(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [text(name), json(item, depth + 1)]),
    );
  };
  return { text, json: (value) => json(value, 0) };
}
