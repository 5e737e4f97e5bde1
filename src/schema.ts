/** Table of contents of the database: what `drizzle-kit generate` reads to write `migrations/`. */
export * from './features/account/tables.ts';
export * from './features/account/sessions/tables.ts';
export * from './features/account/mail-links/tables.ts';
export * from './features/account/rate-limits/tables.ts';
export * from './features/account/codes/tables.ts';
export * from './features/account/second-factor/tables.ts';
export * from './features/uploads/tables.ts';
export * from './features/pages/tables.ts';
export * from './features/generation/tables.ts';
export * from './features/sharing/tables.ts';
export * from './features/payments/tables.ts';
export * from './features/analytics/tables.ts';
export * from './features/support/tables.ts';
export * from './features/admin/tables.ts';
export * from './features/reports/tables.ts';
