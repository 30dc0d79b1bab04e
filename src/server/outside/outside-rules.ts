/** What the operator of this Armadio lets its server ask for. */
export interface OutsideRules {
  /** Takes back the rules about addresses and ports, for an intranet or a test; all others stay. */
  readonly allowPrivate: boolean
}
