import { typesNamed } from '../garment-types/type-names.ts'
import { plainLetters } from '../text/plain-letters.ts'
import { nameWords } from './name-words.ts'
import { inLatinLetters } from './vocabulary/other-scripts.ts'

const TAIL = 3
const endsByTail = Map.groupBy(
  nameWords.compoundEnds.toSorted((one, other) => other.length - one.length),
  (end) => end.slice(-TAIL),
)
const SHORTEST_START = 3
// Words before '-shirt' that make it something other than a T-shirt.
const otherShirts =
  /^(?:dress|western|flannel|hawaii|hawaiian|rugby|sweat|under|button|oxford|denim|tunic|night|sleep|linen|cotton|leinen|jeans|business|uniform|bowling|cuban|football|jersey|unter)$/i

/** Characters of a description that are read; later text is about washing, sizes and the model. */
export const DESCRIPTION_READ = 600

/** Placeholder word for a comma, a bracket or a dash, which separate parts of a text. */
export const PAUSE = ','

/**
 * Splits a text into lowercase words without accents ('ß' as 'ss'). Splits compounds in two and puts `PAUSE` between
 * parts of the text. Of other scripts it keeps only garments and fabrics, in English.
 */
export function wordsOf(text: string): string[] {
  // 'Boné' is a cap in Portuguese; without the accent, 'bone' is an undercap in Turkish. 'S/s' is short-sleeved.
  const latin = inLatinLetters(text)
    .replaceAll(/\bboné(s?)(?!\p{L})/giu, 'cap$1')
    .replaceAll(/\bs\/s\b/gi, 'ss')
    // Wide sleeves make no kimono.
    .replaceAll(/\bkimono[- ]sleeved?s?\b/gi, 'batwing')
    // Nor do broad stripes pajamas.
    .replaceAll(/\bp[ay]jama[- ]stripe[ds]?\b/gi, 'striped')
    // 'Jacket & waistcoat' is first of all the jacket; '& Other Stories' is a brand.
    .replaceAll(/(?<=\p{L}) [&+] (?=\p{L})/gu, ' and ')
    // German: 'Periodensystem-Shirt' is a T-shirt.
    .replaceAll(/\b(\p{L}{5,})-Shirt\b/gu, (whole, first: string) =>
      otherShirts.test(first) ? whole : `${first} t-shirt`,
    )
  const spaced = latin.replaceAll(/(?<!\bMc|[a-z]Mc)(?<=[a-z])(?=[A-Z])/g, ' ')
  const words: string[] = []
  for (const word of plainLetters(spaced).split(/([,;:()[\]|–—]|\s[-/]\s)|[^a-z0-9,;:()[\]|–—]+/)) {
    if (!word) continue
    if (/^[a-z0-9]/.test(word)) pushParts(words, word)
    else if (words.length > 0 && words.at(-1) !== PAUSE) words.push(PAUSE)
  }
  return words
}

function pushParts(words: string[], word: string): void {
  const end = endsByTail
    .get(word.slice(-TAIL))
    ?.find((noun) => word.endsWith(noun) && word.length >= noun.length + SHORTEST_START)
  if (end === undefined || nameWords.notCompounds.includes(word) || typesNamed(word)) words.push(word)
  else words.push(word.slice(0, -end.length), ...partsOfEnd(end, word.slice(0, -end.length)))
}

// A German 'Shirt' is a T-shirt; after these English words a joined 'shirt' only lacks its space.
const englishShirts =
  /^(?:linen|denim|oxford|dress|flannel|work|check|silk|cotton|formal|hawaiian|camp|bowling|white|black|blue|poplin)$/

function partsOfEnd(end: string, start: string): readonly string[] {
  return end === 'shirt' && !englishShirts.test(start) ? ['t', 'shirt'] : [end]
}
