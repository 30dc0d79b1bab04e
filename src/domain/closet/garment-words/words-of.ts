import { plainLetters } from '../plain-letters.ts'
import { findNoun } from './find-noun.ts'

// German writes compounds in one word: the end is the noun, what comes before it says more.
// prettier-ignore
const compoundEnds = [
  'kleid', 'hose', 'jacke', 'mantel', 'hemd', 'bluse', 'pullover', 'handschuhe', 'schuhe', 'stiefeletten', 'stiefel',
  'tasche', 'gurtel', 'mutze', 'weste', 'schal', 'tuch', 'jeans', 'shorts', 'shirt', 'blazer', 'sakko', 'sandalen', 'anzug',
  'rucksack', 'cardigan', 'sneaker', 'leggings',
]
const TAIL = 3
const endsByTail = Map.groupBy(compoundEnds, (end) => end.slice(-TAIL))
const SHORTEST_START = 3

/**
 * The words of a text in small letters without accents, German compounds in their two parts, 'ß' as 'ss'. What is not
 * in Latin letters is left out.
 */
export function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const words: string[] = []
  for (const word of plainLetters(spaced).split(/[^a-z]+/)) if (word !== '') pushParts(words, word)
  return words
}

function pushParts(words: string[], word: string): void {
  const end = endsByTail
    .get(word.slice(-TAIL))
    ?.find((noun) => word.endsWith(noun) && word.length >= noun.length + SHORTEST_START)
  if (end === undefined || findNoun(word, 'strong')) words.push(word)
  else words.push(word.slice(0, -end.length), end)
}
