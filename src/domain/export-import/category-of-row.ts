import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { type GarmentType, garmentTypeOf } from '../closet/garment-types/garment-types.ts'
import { readGarment } from '../closet/read-garment.ts'
import { normalizeHeader } from './csv-headers.ts'
import { wordSet } from '../word-set.ts'

// Words for a whole category rather than a garment, in English, German, French, Spanish, Italian and Korean.
// prettier-ignore
const wide: Readonly<Record<ClosetCategory, string>> = {
  Tops: `top tops topwear upper upperbody oberteil oberteile haut hauts partedearriba partesdearriba superior superiores
    partesopra partisopra 상의`,
  Bottoms: `bottom bottoms bottomwear lower lowerbody unterteil unterteile bas basdevetements partedeabajo partesdeabajo
    inferior inferiores partesotto partisotto 하의`,
  Dresses: 'dress dresses onepiece onepieces dressesjumpsuits dressesandjumpsuits 원피스',
  Outerwear: 'outer outers outerwear jacketscoats coatsjackets manteauxetvestes capispalla capospalla 아우터',
  Shoes: 'shoe shoes footwear calzado calzature 신발',
  Accessories: `accessory accessories accessoire accessoires accesorio accesorios accessorio accessori zubehor
    bagsaccessories 액세서리 악세사리 가방`,
}
const wideCategories = new Map<string, ClosetCategory>()
for (const [category, words] of Object.entries(wide))
  for (const word of words.split(/\s+/))
    if (isCategory(category)) wideCategories.set(normalizeHeader(word), category)

// Words that cover several categories, so the name takes precedence.
const vague = wordSet('underwear lingerie swimwear swim sleepwear nightwear loungewear activewear sportswear')

/** The cells of a row that state the kind of a piece. */
interface WrittenKind {
  readonly name: string
  readonly category: string
  readonly type: string
}

/** The category of a row, by its category column, its type column, then its name; null if unknown. */
export function categoryOfRow({ name, category, type }: WrittenKind): ClosetCategory | null {
  const wideOne = wideCategories.get(normalizeHeader(category)) ?? wideCategories.get(normalizeHeader(type))
  if (wideOne) return wideOne
  const texts = vague.has(normalizeHeader(category)) ? [type, name, category] : [category, type, name]
  for (const text of texts) {
    const found = typeOfWords(text)
    if (found) return found.category
  }
  return null
}

/** The garment type by the columns if the name has none: '501' of the type 'Jeans'. */
export function statedType(
  { name, category, type }: WrittenKind,
  inCategory: ClosetCategory,
): GarmentType | null {
  if (typeOfWords(name)) return null
  const stated = [type, category].map((text) =>
    wideCategories.has(normalizeHeader(text)) ? null : typeOfWords(text),
  )
  return stated.find((found) => found?.category === inCategory) ?? null
}

function typeOfWords(text: string): GarmentType | null {
  if (text === '') return null
  const { type } = readGarment({
    name: text.replaceAll('_', ' '),
    category: '',
    color: '',
    brand: null,
    style: null,
    description: null,
    season: null,
  })
  return garmentTypeOf(type)
}

function isCategory(text: string): text is ClosetCategory {
  return text in wide
}
