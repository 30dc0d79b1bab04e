import type { EventWord } from '../matching/tokenize-event.ts'
import { wordsOf } from '../words-of.ts'

// Short words of German, French, Italian, Spanish and Polish that no English phrase has.
const foreignWords = wordsOf('foreign words')
const foreignLinks = wordsOf('links in foreign names')
const foreignEnding =
  /\p{L}{3}(?:abende?|feier|feste?|essen|treffen|fahrt|markt|gespräch|gesprach|tag|kurs|kreis|schule|reise|skiej|skiego|skich|owej|cji|versammlung|ung|probe)$/u
const foreignLetters = /[äöüßøæåàèìòùâêîôûçñãõąćęłńśźż]|sz|[^t]cz/iu

/** Whether an unknown event is written in another language: 'Opernabend', 'Kaffee bei Oma'. */
export function isForeign(words: readonly EventWord[]): boolean {
  return words.some(
    ({ text, plain }) => foreignWords.has(plain) || foreignEnding.test(plain) || foreignLetters.test(text),
  )
}

/** Whether a word links the parts of a foreign name: the 'de' of 'Feria de Abril'. */
export function isForeignLink(word: EventWord | undefined): boolean {
  return word !== undefined && foreignLinks.has(word.plain)
}
