/** Sets of seasons as bits: 1 spring, 2 summer, 4 fall, 8 winter. */
export const seasonSets = {
  all: 15,
  warm: 3,
  summer: 2,
  mild: 5,
  notWinter: 7,
  cool: 13,
  cold: 12,
  winter: 8,
} as const
export type SeasonSet = keyof typeof seasonSets
