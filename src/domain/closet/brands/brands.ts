import * as z from 'zod/mini'
import { once } from '../../once.ts'
import rows from './brands.json' with { type: 'json' }
import { foldedWords } from '../text/folded-words.ts'
import { allStyleTags, type BrandLevel, type StyleTag, type StyleTagWeights } from '../garment.ts'

/** A brand with its display name, price level and one or two style tags. */
export interface Brand {
  readonly name: string
  readonly level: BrandLevel
  readonly styleTags: StyleTagWeights
}

const Row = z.strictObject({
  /** 5 luxury houses, 4 designers, 3 premium, 2 mid-range chains, 1 marketplaces, discount and the cheapest chains. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** Style tags of the brands, main one first. */
  styleTags: z.array(z.enum(allStyleTags)).check(z.minLength(1), z.maxLength(2)),
  /**
   * Spellings of one brand are joined with `=`, the display name first. `*` marks a spelling that is also a common
   * word, `!` one with which everyday names begin ('Off-white shirt').
   */
  names: z.array(z.string()),
})

interface BrandName {
  readonly words: readonly string[]
  /** Where the words count. Common words ('Gap', 'Coach') count only in front, some ('Off-White') only alone. */
  readonly counts: 'anywhere' | 'in front' | 'alone'
  readonly brand: Brand
}

const SECOND_STYLE_TAG = 0.6
// Words that may precede the brand in titles of shops.
const beforeBrand = new Set([
  'pre', 'owned', 'preowned', 'used', 'new', 'vintage', 'authentic', 'auth', 'women', 'womens', 'woman', 'men', 'mens', 'ladies', 'girls', 'the', 'by', 'nwt', 'rare', 'sale', 'original',
]) // prettier-ignore

// Color phrases that begin with the name of a brand.
const colorPhrases = new Set([
  'ash grey',
  'ash gray',
  'ash blue',
  'sea green',
  'sea blue',
  'hunter green',
  'apple green',
])

const namesByFirstWord = once(() => {
  const byFirstWord = new Map<string, BrandName[]>()
  for (const { level, styleTags, names } of z.array(Row).parse(rows)) {
    const weights = styleTagWeights(styleTags)
    for (const spellings of names) addBrand(byFirstWord, { level, styleTags: weights }, spellings.split('='))
  }
  for (const names of byFirstWord.values()) names.sort((a, b) => b.words.length - a.words.length)
  return byFirstWord
})

/**
 * Finds the first brand in a text (a brand field or a free title), or null. A brand that is also a common word counts
 * only in front. Ignores case, accents, apostrophes, '&' and 'and'.
 */
export function findBrand(text: string): Brand | null {
  return findBrandIn(foldedWords(text))
}

/** Like `findBrand`, for a text already split by `foldedWords`. */
export function findBrandIn(words: readonly string[]): Brand | null {
  let isFront = true
  for (let at = 0; at < words.length; at++) {
    const found = brandAt(words, at, isFront)
    if (found) return found
    isFront &&= beforeBrand.has(words[at] ?? '')
  }
  return null
}

/** All words in names of brands. */
export function brandWords(): string[] {
  return [...namesByFirstWord().values()].flatMap((names) => names.flatMap(({ words }) => words))
}

function brandAt(words: readonly string[], at: number, isFront: boolean): Brand | null {
  const names = namesByFirstWord().get(words[at] ?? '')
  const found = names?.find(
    (name) =>
      name.words.every((word, place) => words[at + place] === word) &&
      (name.counts === 'anywhere' ||
        name.words.length === words.length ||
        (name.counts === 'in front' && isFront && !isColorAt(words, at))),
  )
  return found?.brand ?? null
}

function isColorAt(words: readonly string[], at: number): boolean {
  return colorPhrases.has(`${words[at] ?? ''} ${words[at + 1] ?? ''}`)
}

function addBrand(
  brands: Map<string, BrandName[]>,
  traits: Omit<Brand, 'name'>,
  spellings: readonly string[],
): void {
  const brand = { name: (spellings[0] ?? '').trim().replace(/[*!]$/, ''), ...traits }
  for (const spelling of spellings) {
    const words = foldedWords(spelling)
    const [first] = words
    if (!first) continue
    const counts = spelling.includes('!') ? 'alone' : spelling.includes('*') ? 'in front' : 'anywhere'
    const name: BrandName = { words, counts, brand }
    const others = brands.get(first)
    if (others) others.push(name)
    else brands.set(first, [name])
  }
}

function styleTagWeights([first, second]: readonly StyleTag[]): StyleTagWeights {
  return { ...(second && { [second]: SECOND_STYLE_TAG }), ...(first && { [first]: 1 }) }
}
