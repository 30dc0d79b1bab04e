import type { EventWord } from '../matching/tokenize-event.ts'
import { wordList } from '../word-lists.ts'

// Short words of German, French, Italian, Spanish and Polish that no English phrase has.
const foreignWords = wordList('foreign words')
const foreignLinks = wordList('links in foreign names')
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
