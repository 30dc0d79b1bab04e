import { typesNamed } from '../garment-types/type-names.ts'
import { isKnownWord } from './correct-garment-words.ts'

const SHORTEST = 3
// Known to the vocabulary, but owners also name the clothes of one group by them.
// prettier-ignore
const groups = new Set([
  'choir', 'band', 'school', 'squad', 'team', 'league', 'lodge', 'cadet', 'cadets', 'carnival', 'crew', 'groomsmen', 'groomsman',
  'bridesmaid', 'regiment', 'brigade', 'club', 'costume', 'uniform', 'troupe', 'parade',
])
// Too general to hold clothes together.
// prettier-ignore
const idle = new Set([
  'the', 'and', 'for', 'with', 'from', 'old', 'new', 'my', 'his', 'her', 'our', 'not', 'too', 'but', 'nice', 'good', 'best', 'fave', 'one',
  'two', 'big', 'tiny', 'small', 'large', 'med', 'xl', 'xxl', 'size', 'pair', 'any', 'all', 'off', 'out', 'top', 'low', 'mid', 'day', 'dad',
  'mum', 'mom', 'nan', 'gran', 'gift', 'thrift', 'thrifted', 'vtg', 'nwt', 'ish', 'kind', 'sort', 'under', 'over', 'side', 'back', 'front',
  'light', 'dark', 'pale', 'soft', 'hot', 'cold', 'warm', 'cute', 'fun', 'ugly', 'plain', 'wide', 'slim', 'long', 'full', 'half', 'fits', 'fit',
  'vintage', 'und', 'mit', 'les', 'des', 'con', 'para', 'com', 'met', 'voor', 'med', 'och', 'til', 'ile', 'tall', 'petite', 'curvy', 'plus',
])

/**
 * Words of a name that hold clothes together: words that describe no garment, such as the name of a choir, and garments
 * of a tradition: an 'agbada cap' belongs with an agbada.
 */
export function ownWordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter(isOwn))
}

function isOwn(word: string): boolean {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return false
  return groups.has(word) || namesTradition(word) || (!idle.has(word) && !isKnownWord(word))
}

function namesTradition(word: string): boolean {
  return typesNamed(word)?.strong.some(({ culture }) => culture !== undefined) ?? false
}
