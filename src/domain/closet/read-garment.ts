import type { ClosetSeason } from '../../contract/closet/closet.ts'
import { findBrandIn } from './brands/brands.ts'
import { colorShades } from './colors/cloth-colors.ts'
import { colorOnPiece, readColors, readColorsOfName } from './colors/perceived-color.ts'
import { type GarmentType, garmentTypeOf } from './garment-types/garment-types.ts'
import { cutOf, type Reading, slotIn, traitsOfCategory } from './garment-words/cut-of.ts'
import { detailsOf, modifiersFor } from './garment-words/details-of.ts'
import { formalityOf } from './garment-words/formality-of.ts'
import { emptyParsedWords, type ParsedWords, parseWords } from './garment-words/parse-words.ts'
import { reservationIn } from './garment-words/reserved-for.ts'
import { setNameIn } from './garment-words/set-name.ts'
import { ownWordsOf, type Texts, textsOf, withoutCareNotes } from './garment-words/texts-of.ts'
import { typeOf } from './garment-words/type-of.ts'
import { modifiersIn } from './garment-words/vocabulary/modifiers.ts'
import { rainOf, seasonsOf } from './garment-words/weather-traits.ts'
import type { Garment, GarmentColor, GarmentWords, StyleTag, StyleTagWeights } from './garment.ts'
import { readStyleTagsIn } from './tags/style-tags.ts'
import { foldedWords } from './text/folded-words.ts'
import { purposeWordsIn } from './text/purpose-words.ts'
import { wordSet } from '../word-set.ts'
import { DESCRIPTION_READ } from './garment-words/words-of.ts'

const seasonsOfOwner: Readonly<Record<ClosetSeason, Garment['seasons']>> = {
  Spring: ['spring'],
  Summer: ['summer'],
  Fall: ['fall'],
  Winter: ['winter'],
  'All Seasons': ['spring', 'summer', 'fall', 'winter'],
}

/**
 * Parses a piece from its words: the name takes precedence over the style field, and that over the description. The
 * owner's category decides the slot, except for one-piece clothes; in a category outside the six the name decides.
 * Accepts any text, never throws.
 * A `stated` type replaces the type that the words name.
 */
export function readGarment(words: GarmentWords, stated: GarmentType | null = null): Garment {
  const name = withoutCareNotes(words.name)
  const texts = textsOf({ ...words, name })
  const nameWords = foldedWords(words.name)
  const brand = (words.brand && findBrandIn(foldedWords(words.brand))) || findBrandIn(nameWords)
  const unbranded = withoutBrand(withoutBrand(texts.name, texts.brand), foldedWords(brand?.name ?? ''))
  const named = typeOf({ ...texts, unbranded, category: words.category })
  const type = stated ?? correctedType(typeWithPhoto(named.type, words), words)
  // The words that name another type say nothing about the stated one.
  const ofType = named.words
  const model = type === named.type ? named.model : null
  const traits = type ? Object.assign({}, type, model) : traitsOfCategory(words.category)
  const slot = isHosiery(type, ofType) ? 'extra' : slotIn(words.category, type)
  const parsed = parsedWordsIn({ ...texts, name: unbranded }, ofType)
  // Of the color text only shine counts as a modifier: 'a bag, silver'.
  const shine = modifiersIn(texts.color, () => false).filter(({ tags }) => tags?.includes('metallic'))
  const modifiers = [...modifiersIn(texts.name, (word) => ofType.has(word)), ...shine]
  const changes = [...(model ? [model] : []), ...modifiersFor(modifiers, { type, slot })]
  const reading: Reading = { parsed, type, traits, slot, changes }
  const cut = cutOf(reading)
  const setName = setNameIn(words.name)
  const isBelt = type?.drawing === 'belt'
  const [color = null, ...otherColors] = colorsOf(words, texts).map((one) =>
    colorOnPiece(one, { ...cut, isBelt }),
  )
  return {
    kind: type?.drawing ?? null,
    type: type?.id ?? null,
    ...cut,
    formality: formalityOf(reading, setName),
    pattern: patternOf(reading, texts.color) ?? (parsed.isPlain ? null : (words.photo?.pattern ?? null)),
    rain: rainOf(reading, cut, color),
    styleTags: styleTagsOf(words, traits.styleTags, readStyleTagsIn(nameWords), brand?.styleTags),
    brandLevel: brand?.level ?? null,
    color,
    otherColors,
    setName,
    ownWords: ownWordsOf(texts.name),
    reservedFor: reservationIn(name),
    purposeWords: purposeWordsIn(texts.name.filter((word) => !ofType.has(word))),
    ...detailsOf(reading, cut),
    seasons: words.season ? seasonsOfOwner[words.season] : seasonsOf(reading, cut),
  }
}

// 'Tights' alone may be leggings; opaque tights and fishnets never stand in for trousers.
const isHosiery = (type: GarmentType | null, named: ReadonlySet<string>) =>
  type?.tags.includes('tights') === true && [...named].some((word) => word !== 'tights')

// The network is right in 19 of 20 cases at this confidence, which beats a wide noun such as 'top' or 'shoes'.
const CONFIDENCE_OVER_WIDE_TYPE = 0.85

// Uses the type of the photo if no word names one or the word is a wide noun, and only within the category.
function typeWithPhoto(named: GarmentType | null, { category, photo }: GarmentWords): GarmentType | null {
  const seen = garmentTypeOf(photo?.type ?? null)
  if (!photo || !seen || seen.category !== category) return named
  if (named === null) return seen
  const isFiner =
    named.isWide === true && named.slot === seen.slot && photo.confidence >= CONFIDENCE_OVER_WIDE_TYPE
  return isFiner ? seen : named
}

const bridal: ReadonlySet<string> = new Set(['white', 'beige', 'pink', 'red', 'gray', 'yellow'])

function correctedType(type: GarmentType | null, { category, color }: GarmentWords): GarmentType | null {
  // A pantsuit among the bottoms is its trousers: 'traje pantalón'.
  if (type?.id === 'pantsuit' && category === 'Bottoms') return garmentTypeOf('suit-trousers')
  if (type?.purpose !== 'own wedding' || type.slot !== 'dress' || type.culture) return type
  // A 'wedding dress' in dusky blue or green is a guest's dress.
  const [main] = readColors(color)
  return main && !bridal.has(main.family) ? garmentTypeOf('cocktail-dress') : type
}

// 'Onitsuka Tiger' isn't an animal print. A brand of one word, such as 'Velvet', may mean the fabric.
function withoutBrand(name: readonly string[], brand: readonly string[]): readonly string[] {
  if (brand.length < 2) return name
  const at = name.findIndex((_, start) => brand.every((word, next) => name[start + next] === word))
  return at < 0 ? name : name.toSpliced(at, brand.length)
}

function parsedWordsIn({ name, style, color, description }: Texts, ofType: ReadonlySet<string>): ParsedWords {
  const parsed = emptyParsedWords()
  parseWords(parsed, name, 'name', ofType)
  parseWords(parsed, style, 'style')
  parseWords(parsed, color, 'color')
  for (const sentence of description) parseWords(parsed, sentence, 'description')
  return parsed
}

const manyColors = wordSet(
  'multi multicolor multicolour multicolored multicoloured multicolore mehrfarbig bunt rainbow various',
)

function colorsOf({ name, color }: GarmentWords, texts: Texts): GarmentColor[] {
  const colors = readColors(color)
  if (colors.length > 0 || texts.color.some((word) => manyColors.has(word))) return colors
  return readColorsOfName(name)
}

function patternOf({ parsed, type }: Reading, color: readonly string[]): Garment['pattern'] {
  if (parsed.isPlain || (type && isPatternless(type))) return null
  // 'Orange multi' is a print with orange as its main color; on shoes it is beads or trim.
  const isPrint = color.length > 1 && color.includes('multi') && type?.slot !== 'shoes'
  const ofType = isInOneColor(color, type) ? null : type?.pattern
  return parsed.pattern ?? ofType ?? (isPrint ? 'print' : null)
}

// A kilt is usually checked, but not a black one.
function isInOneColor(color: readonly string[], type: GarmentType | null): boolean {
  if (type?.pattern !== 'check' || /check|tartan/.test(type.noun)) return false
  const words = color.filter((word) => !colorShades.has(word))
  return (
    words.length > 0 &&
    words.every((word) => readColors(word).length === 1) &&
    readColors(color.join(' ')).length === 1
  )
}

// A flower on an earring is not a pattern, nor is the satin stripe of dinner trousers.
function isPatternless({ category, slot, drawing, usually, tags }: GarmentType): boolean {
  if (slot === 'bottom' && tags?.includes('black tie')) return true
  return category === 'Accessories' && slot === 'extra' && (usually === 'metal' || drawing === 'glasses')
}

const STYLE_TAGS_OF_NAME = 0.7
const STYLE_TAGS_OF_BRAND = 0.8
const STYLE_TAGS_OF_DESCRIPTION = 0.5
// Factor of the strongest tag: a brand alone must not make a plain sweater trendy.
const BELOW_LEAD = 0.95

/**
 * Returns the weight of each style tag, 0 to 1 in steps of 0.01: the maximum over its sources. The type and the owner's
 * style field have full weight; the description counts only without a style field.
 */
function styleTagsOf(
  words: GarmentWords,
  ofKind: StyleTagWeights,
  ofName: StyleTagWeights,
  ofBrand?: StyleTagWeights,
): StyleTagWeights {
  const weights: Partial<Record<StyleTag, number>> = {}
  raise(weights, ofKind, 1)
  raise(weights, ofName, STYLE_TAGS_OF_NAME)
  const lead = Math.max(0, ...Object.values(weights))
  if (ofBrand) raise(weights, ofBrand, STYLE_TAGS_OF_BRAND, lead > 0 ? BELOW_LEAD * lead : Infinity)
  if (words.style) raise(weights, readStyleTagsIn(foldedWords(words.style)), 1)
  else if (words.description) {
    const description = foldedWords(words.description.slice(0, DESCRIPTION_READ))
    raise(weights, readStyleTagsIn(description), STYLE_TAGS_OF_DESCRIPTION)
  }
  return weights
}

function raise<Tag extends StyleTag>(
  weights: Partial<Record<StyleTag, number>>,
  claim: Readonly<Partial<Record<Tag, number>>>,
  factor: number,
  most = Infinity,
): void {
  for (const styleTag in claim) {
    const weight = Math.round(100 * Math.min(most, factor * (claim[styleTag] ?? 0))) / 100
    if (weight > (weights[styleTag] ?? 0)) weights[styleTag] = weight
  }
}
