/** A group of docs/promises.md: malicious inputs of one kind. */
export interface MaliciousGroup {
  readonly name: string
  /** Each with a name and a check, which resolves with null or a description of the fault. */
  readonly cases: readonly MaliciousCase[]
}

export interface MaliciousCase {
  readonly name: string
  attempt(): Promise<string | null>
}
