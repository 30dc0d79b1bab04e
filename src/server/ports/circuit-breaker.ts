/** Stops calls to a service that doesn't respond, so that requests don't wait for its timeout. */
export interface CircuitBreaker {
  /** True while the service must not be called. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}
