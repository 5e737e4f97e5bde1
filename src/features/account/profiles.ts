import { eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { ProfileView } from './contract.ts';
import { profiles } from './tables.ts';

/** A profile without its draft, which is the pages' matter. */
export async function readProfile(executor: Executor, userId: string): Promise<ProfileView> {
  const [row] = await executor
    .select({
      id: profiles.id,
      createdAt: profiles.createdAt,
      firstName: profiles.firstName,
      isAdmin: profiles.isAdmin,
      email: profiles.email,
      coinName: profiles.coinName,
      blockchain: profiles.blockchain,
      symbol: profiles.symbol,
      description: profiles.description,
      buyButtonLink: profiles.buyButtonLink,
      telegram: profiles.telegram,
      twitter: profiles.twitter,
      contractAddress: profiles.contractAddress,
      mainColors: profiles.mainColors,
      mainImageUrl: profiles.mainImageUrl,
      backgroundImageUrl: profiles.backgroundImageUrl,
      pageBackground: profiles.pageBackground,
      launchDate: profiles.launchDate,
      launchTime: profiles.launchTime,
      hasPreview: isNotNull(profiles.previewHtml).mapWith(Boolean),
      isDeployed: profiles.isDeployed,
      slug: profiles.slug,
      deployedUrl: profiles.deployedUrl,
      isPublic: profiles.isPublic,
      publishedAt: profiles.publishedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!row) throw new Problem('PROFILE_NOT_FOUND');
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}
