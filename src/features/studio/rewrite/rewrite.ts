import { setImmediate as nextTurn } from 'node:timers/promises';
import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import { placeName } from '@moonpage/engine/document/locks.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { certainLanguageOf } from '@moonpage/engine/languages/language-of.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { findRefusedTexts } from '@moonpage/engine/policy/document-text.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { createAccountQueue } from '../../../platform/limits/account-queue.ts';
import type { Log } from '../../../platform/log/log.ts';
import { ownProfile, type Session } from '../../account/policy.ts';
import type { Coins } from '../../coins/service.ts';
import type { Generation } from '../../generation/service.ts';
import { lastWritten } from '../../pages/draft.ts';
import type { RewriteScope, Suggestions } from '../contract.ts';
import { readDraft } from '../read-draft.ts';
import { type TextPath, textsOf, withText } from '../rules/text-path.ts';
import { forModel, openTexts } from './choose-lines.ts';
import { composersSuggestions } from './composers-suggestions.ts';

/** Far more than a person presses, far less than a script. */
const rewritesPerTenMinutes = 60;

interface Deps {
  readonly db: Database;
  readonly coins: Pick<Coins, 'factsIn'>;
  readonly rewriteLines: Generation['rewriteLines'];
  /** Of one account in a day. */
  readonly perDay: number;
  readonly now: () => Date;
}

/** What a creator asks for. */
export interface RewriteInput {
  readonly scope: RewriteScope;
  readonly wish: string;
  readonly base: string;
}

export function createRewrite({ db, coins, rewriteLines, perDay, now }: Deps) {
  const queue = createAccountQueue({ perTenMinutes: rewritesPerTenMinutes, perDay, now });

  /**
   * Suggests other texts for the stored draft, and writes nothing. What is locked in the draft is never among them, whatever is asked for.
   * @param request.signal ends the asking
   * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, NOTHING_BUILT, PAGE_UNREADABLE, COIN_INCOMPLETE, PAGE_CHANGED, PLACE_NOT_FOUND, AI_BUDGET,
   * MODEL_FAILED, TOO_MANY_REQUESTS, BUSY
   */
  return (
    session: Session,
    userId: string,
    { scope, wish, base }: RewriteInput,
    request: { readonly signal: AbortSignal; readonly log: Log },
  ): Promise<Suggestions> => {
    ownProfile(session, userId);
    return queue.run(userId, async () => {
      const draft = await readDraft(db, userId);
      if (draft.base !== base) throw new Problem('PAGE_CHANGED');
      const { document } = draft;
      const facts = await coins.factsIn(db, userId);
      const { open, locked } = openTexts(document, scope);
      const reading = readCoin(facts);
      // What is read and written holds up everybody else.
      await nextTurn();
      if (rewriteLines === null) {
        const built = (await lastWritten(db, userId))?.document ?? null;
        const proposals = open.flatMap((each) => {
          const suggestions = composersSuggestions(each, { document, built, facts, reading });
          return suggestions.length === 0 ? [] : [{ path: each.path, before: each.text, suggestions }];
        });
        return { proposals, locked, unfit: 0, beyond: 0, language: null, note: null };
      }

      const { asked, beyond } = forModel(open, document, scope);
      if (asked.length === 0) return { proposals: [], locked, unfit: 0, beyond, language: null, note: null };
      const { texts, refused, note } = await rewriteLines(
        session,
        {
          facts,
          reading,
          document,
          wish,
          said: document.sections.flatMap(textsOf).map(({ text }) => text),
          lines: asked.map(({ path, text, label, max }) => ({ name: nameOf(path), text, label, max })),
        },
        request,
      );
      const written = asked.flatMap(({ path, text: before }) => {
        const after = texts.get(nameOf(path));
        return after === undefined ? [] : [{ path, before, suggestions: [after] }];
      });
      const dangerous = refusedNames(written, document, facts);
      const proposals = written.filter(({ path }) => !dangerous.has(nameOf(path)));
      return {
        proposals,
        locked,
        unfit: refused + written.length - proposals.length,
        beyond,
        language: scope.is === 'all' ? languageOf(proposals, document) : null,
        note,
      };
    });
  };
}

type Proposals = Suggestions['proposals'];

function nameOf({ section, ...place }: TextPath): string {
  return `${section}.${placeName(place)}`;
}

/** The proposals that the form would refuse, as readers would see them. */
function refusedNames(proposals: Proposals, document: PageDocument, facts: Facts): ReadonlySet<string> {
  const page = proposals.reduce(
    (current, { path, suggestions: [text = ''] }) => withText(current, path, text),
    document,
  );
  const names = findRefusedTexts(page, facts).map(({ path: [, at, , ...place] }) =>
    [page.sections[Number(at)]?.id, ...place].join('.'),
  );
  return new Set(names);
}

/** In which language of pages they are written, where that is certain and not the page's own. */
function languageOf(proposals: Proposals, document: PageDocument): Suggestions['language'] {
  const words = proposals.map(({ suggestions: [text = ''] }) => text).join(' ');
  const found = certainLanguageOf(words.replaceAll(/\{\w+\}/g, ''));
  const known = pageLanguages.find((each) => each === found) ?? null;
  return known === pageTexts(document.lang).language ? null : known;
}
