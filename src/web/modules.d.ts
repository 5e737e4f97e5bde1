declare module '*/contract.ts?routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** The methods and paths of a contract, without its schemas. */
  export const contract: AnyContractRouter;
}
