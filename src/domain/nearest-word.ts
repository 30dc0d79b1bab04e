interface Target {
  readonly text: string
  /** Bit mask of its letters. */
  readonly letters: number
}

/** Possible corrections, by first letter and length. */
export type WordsByLength = ReadonlyMap<string, readonly Target[]>

/** Indexes words for `nearestWord`. */
export function wordsByLength(words: readonly string[]): WordsByLength {
  const targets = words.map((text) => ({ text, letters: lettersOf(text) }))
  return Map.groupBy(targets, ({ text }) => `${text[0]}${text.length}`)
}

/**
 * Returns the nearest word with the same first letter and at most `most` typing errors; null for none. Ties go to the
 * shorter word, or with `isLongerFirst` to the longer one, for words with omitted letters.
 */
export function nearestWord(
  word: string,
  targets: WordsByLength,
  most: number,
  isLongerFirst = false,
): string | null {
  const letters = lettersOf(word)
  let best: string | null = null
  let least = most + 1
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at)
  for (const length of isLongerFirst ? lengths.toReversed() : lengths)
    for (const target of targets.get(`${word[0]}${length}`) ?? []) {
      if (bitCount(letters ^ target.letters) > 2 * most) continue
      const distance = editDistance(word, target.text, least - 1)
      if (distance < least) [best, least] = [target.text, distance]
    }
  return best
}

/**
 * Returns the optimal string alignment distance (Damerau-Levenshtein without further edits of swapped letters), or
 * `most` + 1 if it exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      let value = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        value = Math.min(value, (beforeLast[at - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? most + 1
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
