/** Retention period of deleted rows and their photos, in days. */
export const RESTORABLE_DAYS = 30
