import type { EventWord } from './tokenize-event.ts'

/** A run of words. */
export interface Span {
  /** Index of the first word. */
  readonly at: number
  readonly length: number
}

/** Returns words as plain text, to search it with a pattern. */
export function plainText(words: readonly EventWord[]): string {
  return words.map(({ plain }) => plain).join(' ')
}

/** Returns the plain form of one word; empty before and after the text. */
export const plainAt = (words: readonly EventWord[], at: number): string => words[at]?.plain ?? ''

/** Returns the plain text of a run of words, and of `further` words after it. */
export const spanText = (words: readonly EventWord[], { at, length }: Span, further = 0): string =>
  plainText(words.slice(at, at + length + further))

/** Returns the last word of a run. */
export const lastWord = (words: readonly EventWord[], { at, length }: Span): EventWord | undefined =>
  words[at + length - 1]

/** Whether the words at two places are in one clause. */
export const areInOneClause = (words: readonly EventWord[], one: number, other: number): boolean =>
  words[one]?.clause === words[other]?.clause

/** Returns the words of the clause of the word at `at`. */
export const clauseOf = (words: readonly EventWord[], at: number): EventWord[] =>
  words.filter(({ clause }) => clause === words[at]?.clause)

/** Returns the plain text of each clause. */
export const clauseTexts = (words: readonly EventWord[]): string[] =>
  [...Map.groupBy(words, ({ clause }) => clause).values()].map(plainText)

/** Returns the plain text before the word at `at` in its clause, at most `reach` words back. */
export function clauseBefore(words: readonly EventWord[], at: number, reach = at): string {
  const before = words.slice(Math.max(0, at - reach), at)
  return plainText(before.filter(({ clause }) => clause === words[at]?.clause))
}

/** Returns the plain text from the word at `from` to the end of the clause of the word before it. */
export function clauseAfter(words: readonly EventWord[], from: number): string {
  return plainText(words.slice(from).filter(({ clause }) => clause === words[from - 1]?.clause))
}

/** Whether words are a clause of their own after another: 'Rockpooling with the kids, easter'. */
export function isClause(words: readonly EventWord[], { at, length }: Span): boolean {
  return at > 0 && !areInOneClause(words, at - 1, at) && !areInOneClause(words, at + length, at)
}
