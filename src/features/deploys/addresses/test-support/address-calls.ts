import { eq } from 'drizzle-orm';
import { profiles } from '../../../account/tables.ts';
import type { TestPerson } from '../../../account/test-support/person.ts';
import type { TestLive } from '../../test-support/live-service.ts';

/** What creators ask and do about their addresses; `move` of another's takes the browser apart. */
export function addressCalls(live: () => TestLive) {
  const ownPath = ({ userId }: TestPerson) => `/api/profiles/${userId}/address`;
  const moveBy = async (browser: TestPerson['browser'], person: TestPerson, slug: string) => {
    const answer = await browser.fetch(ownPath(person), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug }),
    });
    return { status: answer.status, body: (await answer.json()) as { readonly code?: string } };
  };
  return {
    ownPath,
    moveBy,
    check: async (person: TestPerson, query: Record<string, string>) =>
      (await person.browser.get(`${ownPath(person)}/check?${new URLSearchParams(query).toString()}`)).body,
    own: async (person: TestPerson) => (await person.browser.get(ownPath(person))).body,
    move: (person: TestPerson, slug: string) => moveBy(person.browser, person, slug),
    /** As the build form keeps it. */
    wish: ({ userId }: TestPerson, pageAddress: string) =>
      live().service.database.db.update(profiles).set({ pageAddress }).where(eq(profiles.id, userId)),
  };
}
