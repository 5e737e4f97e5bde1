import { accountContract } from './features/account/contract.ts';

/** Table of contents of the API, for both sides: the service implements it, the browser calls it. */
export const contract = {
  account: accountContract,
};

export type Contract = typeof contract;
