import type { Page } from '@playwright/test';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { newPerson, signUp } from './accounts.ts';
import type { Coin } from './coins.fixture.ts';
import type { Service } from './service.ts';

/**
 * Signs up in the page's context and builds the coin's page, which launches tomorrow: through the API, for journeys that begin with a
 * draft. The page stays where it is.
 * @returns the user's id
 */
export async function signUpWithDraft(
  page: Page,
  service: Service,
  coin: Coin,
  person = newPerson(),
): Promise<string> {
  const userId = await signUp(page, service, person);
  const details = {
    ...coin,
    email: person.email,
    launchDate: todayInCst(Date.now() + 24 * 3_600_000),
    launchTime: '12:00 PM',
  };
  const answer = await page.request.post(`${service.url}/api/functions/generate-landing-page`, {
    data: { ...details, isPreview: true },
    headers: { origin: service.url },
  });
  if (!answer.ok()) throw new Error(`The build answered ${answer.status()}: ${await answer.text()}`);
  return userId;
}
