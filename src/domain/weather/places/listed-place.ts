import type { Place } from './place.ts'

/** Typical January and July of a place, from general knowledge: accurate enough for clothes, not for records. */
export interface Climate {
  /** Mean temperature, °C. */
  readonly januaryCelsius: number
  readonly julyCelsius: number
  /** Typical difference between the coldest and the warmest hour of a day, °C. */
  readonly spanCelsius: number
  /** Share of days with rain or snow, 0 to 1. */
  readonly januaryWet: number
  readonly julyWet: number
}

/** A place of the bundled list. */
export interface ListedPlace extends Place, Climate {
  /** All names, the main one first. */
  readonly names: readonly string[]
  readonly country: string
}
