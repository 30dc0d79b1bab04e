/** A group of docs/promises.md: generated malicious inputs of one kind. */
export interface HostileGroup {
  readonly name: string
  /** Each with a name, and what must hold: resolves with null, or a sentence that says what is wrong. */
  readonly cases: readonly HostileCase[]
}

export interface HostileCase {
  readonly name: string
  attempt(): Promise<string | null>
}
