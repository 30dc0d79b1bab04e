import type { EventWord } from '../matching/tokenize-event.ts'
import { wordSet } from '../../../word-set.ts'

// Short words of German, French, Italian, Spanish and Polish that no English phrase has.
const foreignWords = wordSet(
  'bei beim im zum zur mit und auf für fur der die das den dem ein eine einer einem chez avec dans sur les du della dello delle degli nel nella alla coi con en una unos para por und et y e u na nad przy',
)
const foreignLinks = wordSet('de del della di du des da do und bei mit')
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
