import { findBrand } from '../closet/brands.ts'
import { clothColors } from '../closet/cloth-colors.ts'
import { foldedWords } from '../closet/folded-words.ts'
import { typesNamed } from '../closet/garment-types/type-names.ts'
import { meaningAt } from '../closet/garment-words/meaning-of.ts'

// Names of places, people and traditions that stand before a noun.
// prettier-ignore
const proper = new Map(`Chelsea Breton Panama Hawaiian Norwegian Scottish Irish Italian French Japanese English American Mexican Indian African
  Aran Shetland Harris Cuban Bermuda Birkenstock Birkenstocks Converse Vans Levi Peter Pan Mary Jane Janes Prince Wales London Paris Milan Rome
  Berlin York Tokyo Christmas Easter Halloween Hanukkah Diwali Eid Thanksgiving Valentine's Friday Monday Tuesday Wednesday Thursday Saturday
  Sunday January February April June July August September October November December`.split(/\s+/).map((word) => [word.toLowerCase(), word]))

// What names of pieces and occasions are made of, besides the words for garments, cloths, cuts and colors.
// prettier-ignore
const common = new Set(`a an the and or with without in on of for to by at over under from my our his her their your
  crew neck crewneck v-neck boat mock funnel roll cowl square scoop high low mid rise waist waisted high-waisted high-rise low-rise mid-rise
  ankle knee full length sleeve sleeved sleeveless single double breasted double-breasted single-breasted belted buttoned button up down zip
  front back side split slit pocket pocketed collar collared hooded tapered fitted tailored pleated ruched ruffled wrap tie off on one cold
  shoulder boyfriend girlfriend mom dad vintage classic basic essential favorite old new soft fine light dark long short mini big small little
  heavy heel heeled block kitten platform wedge pointed round toe toed strap strappy open closed lace slip chunky knit knitted cable ribbed waffle
  brushed washed distressed ripped raw hem cuffed rolled faded bleached embroidered beaded printed patterned quilted padded lined fur trim evening
  day night party work office weekend summer winter spring fall autumn holiday beach city travel school crossbody shoulder top bucket drawstring
  mini maxi midi gold silver tone plated pendant layered asymmetric asymmetrical
  wedding dinner lunch brunch breakfast gala birthday garden rooftop ball opera gallery museum morning afternoon interview job funeral baby shower
  cocktail formal casual first date trip friend family concert festival reception ceremony annual outdoor indoor doctor dentist friends sister
  brother mother father boss cousin daughter son aunt uncle meeting engagement anniversary graduation charity art guest walk drinks picnic theater
  coffee market shopping hiking hike run gym yoga meet presentation conference quiet cozy busy lazy rainy sunny week days style chic look`.split(/\s+/))

/**
 * The words as they stand inside of a sentence: small where they only began a title or were shouted, brands and other
 * names as they are written. What no list knows keeps its capital in 'Title Case' and loses it at the start of a name.
 */
export function sentenceCase(text: string, brand: string | null = null): string {
  const words = text.split(' ')
  const isShouted = text === text.toUpperCase() && (words.length > 1 || text.length > 4)
  const isTitle = words
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !proper.has(word.toLowerCase()))
  const spelled = brandSpelling(words, brand)
  return words
    .map(
      (word, at) =>
        spelled.get(at) ?? cased(word, { isFirst: at === 0, isShouted, isTitle, isOnly: words.length === 1 }),
    )
    .join(' ')
}

interface Place {
  readonly isFirst: boolean
  readonly isOnly: boolean
  readonly isShouted: boolean
  readonly isTitle: boolean
}

function cased(word: string, { isFirst, isOnly, isShouted, isTitle }: Place): string {
  const small = word.toLowerCase()
  if (/^t-?shirts?$/.test(small)) return small.replace(/^t-?shirt/, 'T-shirt')
  const name = proper.get(small.replace(/[’']s$/, '')) ?? proper.get(small)
  if (name) return name + small.slice(name.length)
  if (word === small || /\d/.test(word)) return word
  if (isShouted) return small
  const isPlain = /^\p{Lu}[\p{Ll}\p{M}'’-]*(?:-\p{Lu}\p{Ll}+)*$/u.test(word)
  if (!isPlain) return word
  if (isKnown(small)) return small
  return isFirst && !isTitle && !isOnly ? small : word
}

function isKnown(small: string): boolean {
  const parts = [small, ...small.split('-')]
  return parts.some(
    (part) =>
      common.has(part) ||
      clothColors.has(part) ||
      typesNamed(part) !== undefined ||
      meaningAt([part], 0) !== null,
  )
}

/** Which words belong to a brand, by their place, and how it spells them. */
function brandSpelling(words: readonly string[], brand: string | null): ReadonlyMap<number, string> {
  const names = [brand, findBrand(words.join(' '))?.name].filter(
    (name) => name !== null && name !== undefined,
  )
  for (const name of names) {
    const spelled = name.trim().split(/\s+/)
    const sought = foldedWords(name).join(' ')
    if (sought === '') continue
    for (let at = 0; at + spelled.length <= words.length; at++) {
      const said = words.slice(at, at + spelled.length)
      if (foldedWords(said.join(' ')).join(' ') === sought)
        return new Map(spelled.map((word, place) => [at + place, word]))
    }
  }
  return new Map()
}
