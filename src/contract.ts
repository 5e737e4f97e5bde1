import { healthContract } from './platform/http/health-contract.ts';

/** Table of contents of the API, for both sides: the service implements it, the browser calls it. */
export const contract = {
  health: healthContract,
};

export type Contract = typeof contract;
