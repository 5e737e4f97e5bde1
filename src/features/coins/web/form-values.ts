import { readByRules } from '@moonpage/engine/compose/review/by-rules.ts';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { type FieldErrors, type FieldPath, get, type Resolver, set } from 'react-hook-form';
import { coinDefaults, type CoinDetails, type SavedCoin } from '../contract.ts';
import { coinDetailsSchema } from '../rules/coin-details.ts';

/** The build form while it is being filled in: everything as it is typed, none missing. */
export type BuildValues = Omit<CoinDetails, 'blockchain'> & { blockchain: string };

/** What the form starts with: what is saved, and the defaults for what is not. */
export function startValues({ details }: SavedCoin): BuildValues {
  return {
    ...details,
    mainColors: details.mainColors || coinDefaults.mainColors,
    pageBackground: details.pageBackground || coinDefaults.pageBackground,
    launchTime: details.launchTime || coinDefaults.launchTime,
  };
}

/** Checks by the rules of the server; asks the clock each time, because a form can stay open over midnight. */
export function buildResolver(savedLaunchDate: string): Resolver<BuildValues, unknown, CoinDetails> {
  return (values) => {
    const today = todayInCst(Date.now());
    const rules = { today, savedLaunchDate: savedLaunchDate || null, review: reviewHere };
    const result = coinDetailsSchema(rules).safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<BuildValues> = {};
    for (const { path, code, message } of result.error.issues) {
      const place = fieldOf(path);
      // The first refusal of a field is the one that is shown.
      if (get(errors, place) === undefined) set(errors, place, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** Where the form has what the server names: empty steps are not sent. @param path such as `roadmap.0.title` */
export function placeInForm(path: string, { roadmap }: Pick<BuildValues, 'roadmap'>): string {
  const [field, position, ...rest] = path.split('.');
  if (field !== 'roadmap' || position === undefined) return path;
  const sent = roadmap.flatMap(({ title }, at) => (title.trim() === '' ? [] : [at]));
  return [field, sent[Number(position)] ?? position, ...rest].join('.');
}

/** The server reads what these let pass once more, with what is too much to send. */
const reviewHere = (line: string) => readByRules(line).findings;

/** Where the form keeps the errors of what an issue names; a whole list keeps its own apart from its entries'. */
function fieldOf(path: readonly PropertyKey[]): FieldPath<BuildValues> {
  const name = path.map(String).join('.');
  return (name === 'roadmap' || name === 'gallery' ? `${name}.root` : name) as FieldPath<BuildValues>;
}

/** A symbol as it should look while it is typed: in capitals, without `$` before it. */
export function tidySymbol(typed: string): string {
  return typed.replace(/^[\s$＄]+/u, '').toUpperCase();
}
