/** Table of contents of the API, for both sides: the service implements it, the browser calls it. */
export const contract = {};

export type Contract = typeof contract;
