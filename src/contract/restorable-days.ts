/** How long everything that is deleted can be restored, in days. Its photos are kept as long. */
export const RESTORABLE_DAYS = 30
