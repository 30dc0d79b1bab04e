/** The reason why an outside address was not read. */
export type OutsideReason =
  | 'not-allowed'
  | 'refused-by-site'
  | 'not-found'
  | 'too-large'
  | 'timeout'
  | 'unreachable'
  | 'wrong-type'
  | 'too-many-redirects'

/** An outside address that was not read. Untrusted text is in `cause` only, for the log. */
export class OutsideError extends Error {
  override readonly name = 'OutsideRefusal'
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, cause?: unknown) {
    super(`Couldn't read an outside address: ${reason}.`, { cause })
    this.reason = reason
  }
}
