import { accountContract } from './features/account/contract.ts';
import { adminContract } from './features/admin/contract.ts';
import { analyticsContract } from './features/analytics/contract.ts';
import { coinsContract } from './features/coins/contract.ts';
import { connectivityContract } from './features/connectivity/contract.ts';
import { deploysContract } from './features/deploys/contract.ts';
import { directoryContract } from './features/directory/contract.ts';
import { generationContract } from './features/generation/contract.ts';
import { pagesContract } from './features/pages/contract.ts';
import { paymentsContract } from './features/payments/contract.ts';
import { reportsContract } from './features/reports/contract.ts';
import { sharingContract } from './features/sharing/contract.ts';
import { studioContract } from './features/studio/contract.ts';
import { supportContract } from './features/support/contract.ts';
import { uploadsContract } from './features/uploads/contract.ts';

/** Table of contents of the API, for both sides: the service implements it, the browser calls it. */
export const contract = {
  account: accountContract,
  uploads: uploadsContract,
  coins: coinsContract,
  pages: pagesContract,
  generation: generationContract,
  deploys: deploysContract,
  sharing: sharingContract,
  payments: paymentsContract,
  studio: studioContract,
  directory: directoryContract,
  analytics: analyticsContract,
  support: supportContract,
  admin: adminContract,
  reports: reportsContract,
  connectivity: connectivityContract,
};

export type Contract = typeof contract;
