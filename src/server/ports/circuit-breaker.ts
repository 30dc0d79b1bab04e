/** Stops calls to a service that doesn't respond, so that requests don't wait for it in vain. */
export interface CircuitBreaker {
  /** True while the service is not to be called. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}
