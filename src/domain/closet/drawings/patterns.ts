/** The patterns that cloth can be drawn in; plain cloth is null. */
export const patterns = ['stripe', 'pin', 'check', 'dot', 'floral', 'herringbone'] as const
export type Pattern = (typeof patterns)[number]
