import type { Place } from './place.ts'

/** What months are usually like at a place, from general knowledge: good for choosing clothes, not for a record. */
export interface Climate {
  /** Mean of day and night, °C. */
  readonly januaryCelsius: number
  readonly julyCelsius: number
  /** Between the coldest and the warmest hour of an ordinary day, °C. */
  readonly spanCelsius: number
  /** Share of days with rain or snow, 0 to 1. */
  readonly januaryWet: number
  readonly julyWet: number
}

/** A place that is known without asking anybody. */
export interface ListedPlace extends Place, Climate {
  /** Every name that it answers to, its own first. */
  readonly names: readonly string[]
  readonly country: string
}
