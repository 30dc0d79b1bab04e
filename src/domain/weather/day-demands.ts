/** Demands of a day's weather on clothes. */
export interface DayDemands {
  /** Apparent temperature of the waking hours, including wind and damp. */
  readonly feelsLikeCelsius: number
  /** Enough rain to get wet. */
  readonly isWet: boolean
  readonly isSnowy: boolean
  /** Ice or trodden snow underfoot. */
  readonly isIcy: boolean
  /** Gusts over 40 km/h. */
  readonly isWindy: boolean
  /** Sun strong enough for sunglasses or shade. */
  readonly isSunny: boolean
  /** Difference between the coldest and the warmest hour. */
  readonly swingCelsius: number
}
