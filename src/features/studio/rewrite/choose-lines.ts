import { isTextLocked } from '@moonpage/engine/document/locks.ts';
import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { isBare } from '@moonpage/engine/compose/writing/other-lines.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { isForModels } from '../../generation/model/requested-field.ts';
import type { RewriteScope } from '../contract.ts';
import { itemsOf, limitsOf, samePath, type TextPath, textsOf } from '../rules/text-path.ts';

/** A text of a page that may be written anew. */
export interface OpenText {
  readonly section: Section;
  readonly path: TextPath;
  readonly text: string;
  /** What an editor calls it, e.g. `Tagline of Hero`. */
  readonly label: string;
  /** Most UTF-16 units. */
  readonly max: number;
}

/** Most that a model is asked for at once, in texts and in UTF-16 units. */
const atOnce = { texts: 100, units: 12_000 };

/**
 * The texts of a scope that are not locked; what is hidden only where it is asked for by itself.
 * @returns those texts, and how many others are locked
 * @throws {Problem} PLACE_NOT_FOUND
 */
export function openTexts(document: PageDocument, scope: RewriteScope): { open: OpenText[]; locked: number } {
  const inScope = document.sections
    .filter((section) =>
      scope.is === 'all'
        ? !section.hidden
        : section.id === (scope.is === 'text' ? scope.path : scope).section,
    )
    .flatMap((section) => textsOf(section).map((each) => ({ section, ...each })))
    .filter(({ path }) => scope.is !== 'text' || samePath(path, scope.path));
  if (inScope.length === 0 && scope.is !== 'all') throw new Problem('PLACE_NOT_FOUND');
  const filled = inScope.filter(({ text }) => text !== '');
  const open = filled.filter(({ section, path }) => !isTextLocked(section, path));
  return {
    open: open.map(({ section, path, text, label }) => ({
      section,
      path,
      text,
      label: `${label} of ${sections[section.kind].label}`,
      max: limitsOf(section.kind, path).max,
    })),
    locked: filled.length - open.length,
  };
}

/**
 * Those that a model may write: plain texts of safety stay, and names that stand alone unless they are asked for by themselves.
 * @returns the texts of one question; the rest does not fit in it
 */
export function forModel(
  open: readonly OpenText[],
  document: PageDocument,
  scope: RewriteScope,
): { asked: OpenText[]; beyond: number } {
  const { questions } = pageTexts(document.lang).texts.written;
  const plain = new Set(
    [questions.chain, questions.address, questions.when, questions.who, questions.risk].map(
      ({ question }) => question,
    ),
  );
  const isPlain = ({ section, path }: OpenText) => {
    if (!isForModels(section.kind, path.field)) return true;
    const item = path.index === undefined ? null : itemsOf(section.props, path.field)[path.index];
    return typeof item === 'object' && plain.has(item?.['question'] ?? '');
  };
  const wanted = open.filter(
    (each) => !isPlain(each) && (scope.is === 'text' || !isBare(each.text, document.lang)),
  );
  let units = 0;
  const asked = wanted.filter(({ text }, at) => {
    units += text.length;
    return at < atOnce.texts && units <= atOnce.units;
  });
  return { asked, beyond: wanted.length - asked.length };
}
