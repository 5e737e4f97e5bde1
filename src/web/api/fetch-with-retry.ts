const passing = new Set([502, 503, 504]);
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const pausesInMs = [200, 800];

/** `fetch` that tries an idempotent call again on 502, 503 and 504, twice at most (specification, section 8). */
export async function fetchWithRetry(request: Request, init?: RequestInit): Promise<Response> {
  for (const pause of idempotent.has(request.method) ? pausesInMs : []) {
    const response = await fetch(request.clone(), init);
    if (!passing.has(response.status)) return response;
    await new Promise((done) => setTimeout(done, pause));
  }
  return fetch(request, init);
}
