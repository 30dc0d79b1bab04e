/** What a day asks of clothes. */
export interface DayDemands {
  /** What to dress for: apparent temperature of the waking hours, wind and damp counted in. */
  readonly feelsLikeCelsius: number
  /** Rain that wets whoever is out in it. */
  readonly isWet: boolean
  readonly isSnowy: boolean
  /** Ice or trodden snow underfoot. */
  readonly isIcy: boolean
  /** Gusts over 40 km/h. */
  readonly isWindy: boolean
  /** Sun that burns or dazzles. */
  readonly isSunny: boolean
  /** Between the coldest and the warmest hour. */
  readonly swingCelsius: number
}
