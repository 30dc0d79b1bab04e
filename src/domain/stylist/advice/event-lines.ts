/**
 * What a stylist says of one kind of event. `{phrase}` stands for the event in the person's words; it may be plural or
 * without an article, so it follows a preposition or a verb and governs none.
 */
export interface EventLines {
  /** First sentences; each holds `{phrase}`. */
  readonly leads: readonly string[]
  /** What the event asks of clothes, and why. */
  readonly asks: readonly string[]
  readonly tips: readonly string[]
}
