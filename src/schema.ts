/** Table of contents of the database: what `drizzle-kit generate` reads to write `migrations/`. */
export * from './features/account/tables.ts';
export * from './features/account/codes/tables.ts';
export * from './features/uploads/tables.ts';
export * from './features/pages/tables.ts';
export * from './features/generation/tables.ts';
export * from './features/analytics/tables.ts';
export * from './features/support/tables.ts';
export * from './features/admin/tables.ts';
