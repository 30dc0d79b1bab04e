// Letters of a known name from which one or two typing errors are allowed, and of one of its words.
const ONE_ERROR_FROM = 5
const TWO_ERRORS_FROM = 9
const WORD_ONE_ERROR_FROM = 4
const WORD_TWO_ERRORS_FROM = 8

/**
 * Whether typed words are a known name with a typing error or two. Each word has to begin as in the known name, since
 * names that differ there are mostly those of two people: Osama, Obama.
 */
export function isSameName(typed: readonly string[], known: readonly string[]): boolean {
  const knownLetters = known.join('')
  const allowed = errorsIn(knownLetters.length, ONE_ERROR_FROM, TWO_ERRORS_FROM)
  if (allowed === 0 || Math.abs(knownLetters.length - typed.join('').length) > allowed) return false
  // 'katemos': written together.
  if (typed.length === 1 && known.length > 1)
    return typed[0]?.[0] === knownLetters[0] && typingErrors(typed[0] ?? '', knownLetters, allowed) <= allowed
  if (typed.length !== known.length) return false
  let errors = 0
  for (const [at, word] of known.entries()) {
    const given = typed[at] ?? ''
    const allowedInWord = errorsIn(word.length, WORD_ONE_ERROR_FROM, WORD_TWO_ERRORS_FROM)
    const inWord = typingErrors(given, word, allowedInWord)
    if (inWord > allowedInWord || (inWord > 0 && !beginsAlike(given, word))) return false
    errors += inWord
  }
  return errors <= allowed
}

function errorsIn(letters: number, oneFrom: number, twoFrom: number): number {
  if (letters >= twoFrom) return 2
  return letters >= oneFrom ? 1 : 0
}

function beginsAlike(typed: string, known: string): boolean {
  return typed[0] === known[0] || (typed[0] === known[1] && typed[1] === known[0])
}

/** Damerau-Levenshtein distance (optimal string alignment); above `most` any larger number. */
function typingErrors(typed: string, known: string, most: number): number {
  if (typed === known) return 0
  if (Math.abs(typed.length - known.length) > most) return most + 1
  let twoBack: number[] = []
  let back = Array.from({ length: known.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = typed[row - 1] === known[column - 1]
      const isSwapped =
        row > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      next.push(
        Math.min(
          (back[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (back[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && column > 1 ? (twoBack[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    twoBack = back
    back = next
  }
  return back[known.length] ?? 0
}
