import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { eq } from 'drizzle-orm';
import type { Services } from './app.ts';
import { createUser } from './features/account/create-user.ts';
import { users } from './features/account/tables.ts';
import type { CoinDetailsInput } from './features/coins/contract.ts';
import { withoutConditions } from './features/generation/admission.ts';
import type { Adapters } from './platform/adapters.ts';

const day = 24 * 60 * 60 * 1000;

/** An invented coin with its pictures; the fields that are left out stay empty. */
export interface DemoCoin extends Omit<
  CoinDetailsInput,
  'email' | 'mainImageUrl' | 'gallery' | 'launchDate'
> {
  readonly firstName: string;
  readonly symbol: string;
  /** From today. */
  readonly launchInDays: number;
  /** PNG. */
  readonly picture: Uint8Array;
  /** Further pictures, PNG. */
  readonly gallery: readonly { readonly picture: Uint8Array; readonly caption: string }[];
}

/**
 * Adds a creator who cannot sign in, with a built and published page, by the same verbs that people use. One that was added before
 * is left as it is.
 * @returns the address of the live page, or null when it was there.
 */
export async function addDemoCoin(
  services: Services,
  adapters: Adapters,
  coin: DemoCoin,
): Promise<string | null> {
  const { database, now } = adapters;
  const email = `${coin.symbol.toLowerCase()}@demo.invalid`;
  const userId = await database.db.transaction((tx) => createUser(tx, { email, firstName: coin.firstName }));
  if (userId === null) return null;
  try {
    const session = { userId, email, firstName: coin.firstName, isAdmin: false };
    const image = await services.uploads.upload(session, coin.picture);
    const { firstName: _firstName, picture: _picture, launchInDays, gallery, ...details } = coin;
    const pictures: { url: string; caption: string }[] = [];
    for (const { picture, caption } of gallery) {
      pictures.push({ url: (await services.uploads.upload(session, picture)).url, caption });
    }
    await services.generation.build(
      session,
      {
        ...details,
        email,
        mainImageUrl: image.url,
        gallery: pictures,
        launchDate: todayInCst(now().getTime() + launchInDays * day),
        launchTime: '12:00 PM',
      },
      () => {},
      adapters.log,
      withoutConditions,
    );
    return (await services.deploys.deploy(session, userId)).deployedUrl;
  } catch (error) {
    await database.db.delete(users).where(eq(users.id, userId));
    throw error;
  }
}
