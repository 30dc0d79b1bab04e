import type { EventWord } from './tokenize-event.ts'

/** Returns words as plain text, to search it with a pattern. */
export function plainText(words: readonly EventWord[]): string {
  return words.map(({ plain }) => plain).join(' ')
}

/** Returns the plain text before the word at `at` in its clause, at most `reach` words back. */
export function clauseBefore(words: readonly EventWord[], at: number, reach = at): string {
  return plainText(
    words.slice(Math.max(0, at - reach), at).filter(({ clause }) => clause === words[at]?.clause),
  )
}

/** Returns the plain text from the word at `from` to the end of the clause of the word before it. */
export function clauseAfter(words: readonly EventWord[], from: number): string {
  return plainText(words.slice(from).filter(({ clause }) => clause === words[from - 1]?.clause))
}

/** Whether words are a clause of their own after another: 'Rockpooling with the kids, easter'. */
export function isClause(
  words: readonly EventWord[],
  { at, length }: { readonly at: number; readonly length: number },
): boolean {
  const clause = words[at]?.clause
  return at > 0 && words[at - 1]?.clause !== clause && words[at + length]?.clause !== clause
}
