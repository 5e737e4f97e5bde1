import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import type { RenderPreview } from '../pages/service.ts';
import { readStoredDocument } from '../pages/stored-document.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { Sharing } from './contract.ts';
import { liveUrl, type LivePlace } from './render-live.ts';

export interface SharingDeps {
  readonly db: Database;
  readonly place: LivePlace;
  readonly renderPreview: RenderPreview;
}

/** What creators show of their live pages. */
export function createSharing({ db, place, renderPreview }: SharingDeps) {
  return {
    /** What there is to share; null before the first deploy. @throws {Problem} FORBIDDEN */
    sharing: async (session: Session, userId: string): Promise<Sharing | null> => {
      ownProfile(session, userId);
      const page = await readLive(db, userId);
      if (!page) return null;
      const { slug, document, facts, shared, qrCode, shares } = page;
      const showsCoin = document.sharePicture === 'coin' && facts.image !== null;
      return {
        coinName: facts.name,
        url: liveUrl(slug, place),
        text: postText(document, facts),
        card: showsCoin ? null : (shared?.card ?? null),
        qrCode,
        shares,
      };
    },
    /** The live page without script or movement; null before the first deploy. @throws {Problem} FORBIDDEN */
    livePage: async (session: Session, userId: string): Promise<{ html: string } | null> => {
      ownProfile(session, userId);
      const page = await readLive(db, userId);
      return page ? { html: renderPreview(page.document, page.facts) } : null;
    },
  };
}

async function readLive(db: Database, userId: string) {
  const [page] = await db
    .select({
      slug: pageSnapshots.slug,
      document: pageSnapshots.document,
      facts: pageSnapshots.facts,
      shared: pageSnapshots.shared,
      qrCode: pageSnapshots.qrCode,
      shares: pageSnapshots.shares,
    })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  return page && { ...page, document: readStoredDocument(page.document), facts: readStoredFacts(page.facts) };
}

/** The coin's name and ticker with the page's own first line about it, so that a post claims no more than the page. */
export function postText(document: PageDocument, facts: Facts): string {
  const values = tokenValues(facts, pageTexts(document.lang).texts.unnamed);
  const hero = document.sections.find((section) => section.kind === 'hero');
  const lines = hero ? [hero.props.headline, hero.props.tagline].map((line) => fillTokens(line, values)) : [];
  const line = lines.find((each) => each !== fillTokens('{name}', values));
  return [fillTokens('{name} {ticker}', values), line].filter(Boolean).join('\n');
}
