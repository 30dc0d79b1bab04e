/** Patterns of drawn fabric; null stands for plain fabric. */
export const patterns = ['stripe', 'pin', 'check', 'dot', 'floral', 'herringbone'] as const
export type Pattern = (typeof patterns)[number]
