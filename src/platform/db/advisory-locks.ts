/** First half of every advisory lock of ours: 'moon' in ASCII. */
const OURS = 0x6d_6f_6f_6e;

/** Held, exclusively, while migrations run. */
export const MIGRATION_LOCK = [OURS, 1] as const;

/** Held, shared, by every process that uses a private PostgreSQL; the process that gets it exclusively may stop it. */
export const IN_USE_LOCK = [OURS, 2] as const;
