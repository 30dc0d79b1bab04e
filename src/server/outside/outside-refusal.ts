/** Why an address from outside was not read. */
export type OutsideReason =
  | 'not-allowed'
  | 'refused-by-site'
  | 'not-found'
  | 'too-large'
  | 'timeout'
  | 'unreachable'
  | 'wrong-type'
  | 'too-many-redirects'

/** An address from outside that was not read. What the other side said is at most in `cause`, for the log. */
export class OutsideRefusal extends Error {
  override readonly name = 'OutsideRefusal'
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, cause?: unknown) {
    super(`Couldn't read an outside address: ${reason}.`, { cause })
    this.reason = reason
  }
}
