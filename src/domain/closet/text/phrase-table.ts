/** A phrase of a table, and its value. */
export interface Phrase<Value> {
  readonly words: readonly string[]
  readonly value: Value
}

/** Phrases to find in the words of texts. */
export interface PhraseTable<Value> {
  /** The phrases that begin at an index of `words`, longest first; of equal length in the order of the table. */
  readonly at: (words: readonly string[], at: number) => Phrase<Value>[]
  /** All words of the phrases. */
  readonly words: readonly string[]
}

/** Creates a table from phrases of words that are separated by spaces. */
export function phraseTable<Value>(entries: Iterable<readonly [phrase: string, Value]>): PhraseTable<Value> {
  const phrases = [...entries]
    .map(([phrase, value]): Phrase<Value> => ({ words: phrase.split(' '), value }))
    .toSorted((one, other) => other.words.length - one.words.length)
  const byFirstWord = Map.groupBy(phrases, ({ words: [first] }) => first)
  return {
    at: (words, at) =>
      byFirstWord
        .get(words[at])
        ?.filter((phrase) => phrase.words.every((word, nth) => words[at + nth] === word)) ?? [],
    words: phrases.flatMap(({ words }) => words),
  }
}
