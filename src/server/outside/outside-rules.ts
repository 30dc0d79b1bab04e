/** The operator's settings for outside requests. */
export interface OutsideRules {
  /** Lifts the rules on addresses and ports, for an intranet or a test; all other rules stay. */
  readonly allowPrivate: boolean
}
