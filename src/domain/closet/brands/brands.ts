import * as z from 'zod/mini'
import { once } from '../../once.ts'
import rows from './brands.json' with { type: 'json' }
import { foldedWords } from '../text/folded-words.ts'
import { phraseTable } from '../text/phrase-table.ts'
import { allStyleTags, type BrandLevel, type StyleTagWeights } from '../garment.ts'
import { phraseSet, wordSet } from '../../word-set.ts'

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
  /** Where the words count. Common words ('Gap', 'Coach') count only in front, some ('Off-White') only alone. */
  readonly counts: 'anywhere' | 'in front' | 'alone'
  readonly brand: Brand
}

const SECOND_STYLE_TAG = 0.6
// Words that may precede the brand in titles of shops.
const beforeBrand = wordSet(
  'pre owned preowned used new vintage authentic auth women womens woman men mens ladies girls the by nwt rare sale original',
)
// Color phrases that begin with the name of a brand.
const colorPhrases = phraseSet('ash grey, ash gray, ash blue, sea green, sea blue, hunter green, apple green')

const brandNames = once(() =>
  phraseTable(
    z
      .array(Row)
      .parse(rows)
      .flatMap(({ level, styleTags: [first, second], names }) => {
        const styleTags = { ...(second && { [second]: SECOND_STYLE_TAG }), ...(first && { [first]: 1 }) }
        return names.flatMap((spellings) => namesOf(spellings.split('='), { level, styleTags }))
      }),
  ),
)

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
  for (const [at, word] of words.entries()) {
    const isInFront = isFront && !colorPhrases.has(`${word} ${words[at + 1] ?? ''}`)
    const found = brandNames()
      .at(words, at)
      .find(
        ({ words: name, value: { counts } }) =>
          counts === 'anywhere' || name.length === words.length || (counts === 'in front' && isInFront),
      )
    if (found) return found.value.brand
    isFront &&= beforeBrand.has(word)
  }
  return null
}

/** All words in names of brands. */
export function brandWords(): readonly string[] {
  return brandNames().words
}

function namesOf(spellings: readonly string[], traits: Omit<Brand, 'name'>): [string, BrandName][] {
  const brand = { name: (spellings[0] ?? '').trim().replace(/[*!]$/, ''), ...traits }
  return spellings.map((spelling) => {
    const counts = spelling.includes('!') ? 'alone' : spelling.includes('*') ? 'in front' : 'anywhere'
    return [foldedWords(spelling).join(' '), { counts, brand }]
  })
}
