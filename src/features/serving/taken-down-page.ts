import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { permissionsPolicy } from '../../platform/http/security-headers.ts';

/** The product's own colors, by day and by night; no script, no file. */
const style = `
:root{color-scheme:dark light;--page:#0b0912;--text:#f5f2fb;--muted:#aca4bf;--link:#bda4ff}
@media(prefers-color-scheme:light){:root{--page:#fbf9fd;--text:#1a1426;--muted:#5c546c;--link:#6b21d8}}
*{margin:0}
main{min-height:100dvh;box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem;text-align:center}
body{background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif}
svg{width:4.5rem;height:4.5rem;margin-bottom:.5rem}
h1{max-width:22ch;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
p{color:var(--muted)}
a{color:var(--link);font-weight:600;text-underline-offset:.25em}
`;

/** A waning moon. */
const picture = `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" stroke-opacity=".25" stroke-width="1.5" stroke-dasharray="2 5"/><path fill="#ffe3a1" stroke="#8a6a1c" stroke-width="1" d="M41 47A18 18 0 1 1 41 17a22 22 0 0 0 0 30z"/></svg>`;

/** Answers for a live page that an admin has taken down. */
export type SendTakenDown = (request: IncomingMessage, response: ServerResponse) => void;

interface TakenDownPageOptions {
  /** Where the product's home page is. */
  readonly appUrl: string;
  /** Null where the pages' origin is not https. */
  readonly strictTransportSecurity: string | null;
}

export function createTakenDownPage(options: TakenDownPageOptions): SendTakenDown {
  const { appUrl, strictTransportSecurity } = options;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Taken down</title><style>${style}</style></head>
<body><main>${picture}<h1>This page has been taken down.</h1><p><a href="${appUrl}/">Go to ${new URL(appUrl).host}</a></p></main></body></html>`;
  const bytes = Buffer.from(html);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(strictTransportSecurity !== null && { 'Strict-Transport-Security': strictTransportSecurity }),
  };
  return (request, response) => {
    response.writeHead(410, headers);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
