import type { Figure } from './figure.ts'
import { classicFigures } from './figures-classic.ts'
import { fashionFigures } from './figures-fashion.ts'
import { musicFigures } from './figures-music.ts'
import { todaysFigures } from './figures-today.ts'

/** Everybody we hold notes on. */
export const figures: readonly Figure[] = [
  ...classicFigures,
  ...musicFigures,
  ...fashionFigures,
  ...todaysFigures,
]
