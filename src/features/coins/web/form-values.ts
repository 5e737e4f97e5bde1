import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  coinDefaults,
  type CoinDetails,
  coinDetailsInput,
  type CoinField,
  type SavedCoin,
} from '../contract.ts';
import { coinDetailsSchema } from '../rules/coin-details.ts';

/** The build form while it is being filled in: texts, none missing. */
export type BuildValues = Record<CoinField, string>;

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
    const result = coinDetailsSchema({ today, savedLaunchDate: savedLaunchDate || null }).safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<BuildValues> = {};
    for (const field of coinDetailsInput.keyof().options) {
      const issue = result.error.issues.find(({ path }) => path[0] === field);
      if (issue) errors[field] = { type: issue.code, message: issue.message };
    }
    return { values: {}, errors };
  };
}

/** A symbol as it should look while it is typed: in capitals, without `$` before it. */
export function tidySymbol(typed: string): string {
  return typed.replace(/^[\s$＄]+/u, '').toUpperCase();
}
