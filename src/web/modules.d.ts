declare module '*/contract.ts?routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  export const contract: AnyContractRouter;
}
