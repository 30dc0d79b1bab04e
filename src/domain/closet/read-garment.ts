import type { ClosetSeason } from '../../contract/closet/closet.ts'
import { findBrandIn } from './brands/brands.ts'
import { foldedWords } from './text/folded-words.ts'
import { purposeWordsIn } from './text/purpose-words.ts'
import type { BrandModel } from './brands/brand-models.ts'
import { type GarmentType, garmentTypeOf } from './garment-types/garment-types.ts'
import { CLUB, namesClub } from './garment-words/vocabulary/clubs.ts'
import { correctSpelling } from './garment-words/correct-garment-words.ts'
import { detailsOf, modifiersFor } from './garment-words/details-of.ts'
import { formalityOf } from './garment-words/formality-of.ts'
import { type ParsedWords, parseWords, emptyParsedWords } from './garment-words/parse-words.ts'
import { type Change, modifiersIn } from './garment-words/vocabulary/modifiers.ts'
import { rainOf } from './garment-words/rain-of.ts'
import { seasonsOf } from './garment-words/seasons-of.ts'
import { styleTagsOf } from './garment-words/style-tags-of.ts'
import { slotIn, type Traits, traitsOfCategory } from './garment-words/traits.ts'
import { typeOf } from './garment-words/type-of.ts'
import { hasPlayerNumber, stripQuotes } from './garment-words/strip-quotes.ts'
import { warmthOf } from './garment-words/warmth-of.ts'
import { withoutCareNotes } from './garment-words/care-notes.ts'
import { ownWordsOf } from './garment-words/own-words.ts'
import { reservationIn } from './garment-words/reserved-for.ts'
import { setNameIn } from './garment-words/set-name.ts'
import { withoutColorNames } from './garment-words/without-color-names.ts'
import { DESCRIPTION_READ, PAUSE, wordsOf } from './garment-words/words-of.ts'
import type {
  Garment,
  GarmentColor,
  GarmentLength,
  GarmentSlot,
  GarmentWords,
  Layer,
  Material,
} from './garment.ts'
import { colorShades } from './colors/cloth-colors.ts'
import { colorOnPiece, readColors, readColorsOfName } from './colors/perceived-color.ts'
import { readStyleTagsIn } from './tags/style-tags.ts'

const seasonsOfOwner: Readonly<Record<ClosetSeason, Garment['seasons']>> = {
  Spring: ['spring'],
  Summer: ['summer'],
  Fall: ['fall'],
  Winter: ['winter'],
  'All Seasons': ['spring', 'summer', 'fall', 'winter'],
}

const SENTENCES_READ = 6

// 'Tights' alone may be leggings; opaque tights and fishnets never stand in for trousers.
const isHosiery = (type: GarmentType | null, named: ReadonlySet<string>) =>
  type?.tags.includes('tights') === true && [...named].some((word) => word !== 'tights')

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
  const type =
    stated ?? partOfSuit(correctedBridalType(typeWithPhoto(named.type, words), words.color), words.category)
  // The words that name another type say nothing about the stated one.
  const ofType = named.words
  const model = type === named.type ? named.model : null
  const traits = type ? { ...type, ...changesOf(model) } : traitsOfCategory(words.category)
  const slot = isHosiery(type, ofType)
    ? 'extra'
    : slotIn(words.category, type?.slot ?? null, type?.isOnePiece)
  const parsed = parsedWordsIn({ ...texts, name: unbranded }, ofType)
  const isTaken = (word: string) => ofType.has(word)
  // Of the color text only shine counts as a modifier: 'a bag, silver'.
  const shine = modifiersIn(texts.color, () => false).filter(({ tags }) => tags?.includes('metallic'))
  const changes = [
    ...(model ? [model] : []),
    ...modifiersFor([...modifiersIn(texts.name, isTaken), ...shine], type, slot),
  ]
  const cut = {
    slot,
    material: materialOf(parsed, type, traits, slot),
    silhouette: parsed.silhouette ?? traits.silhouette ?? 'regular',
    length: lengthOf(parsed, traits, slot),
    warmthClo: warmthOf(parsed, traits, slot),
    isOpen: isOpenIn(parsed, type, changes, slot),
  }
  const setName = setNameIn(words.name)
  const isBelt = type?.drawing === 'belt'
  const [color = null, ...otherColors] = colorsOf(words, texts).map((one) =>
    colorOnPiece(one, { ...cut, isBelt }),
  )
  return {
    kind: type?.drawing ?? null,
    type: type?.id ?? null,
    ...cut,
    layer: layerOf(type, slot),
    formality: Math.min(
      Math.max(formalityOf(parsed, type, traits, setName), ...(type ? leastOf(changes) : [])),
      ...mostOf(changes),
    ),
    pattern: patternOf(parsed, type, texts.color) ?? (parsed.isPlain ? null : (words.photo?.pattern ?? null)),
    rain: rainOf(parsed, traits, { ...cut, color, type }),
    styleTags: styleTagsOf(words, traits.styleTags, readStyleTagsIn(nameWords), brand?.styleTags),
    brandLevel: brand?.level ?? null,
    color,
    otherColors,
    setName,
    ownWords: ownWordsOf(texts.name),
    reservedFor: reservationIn(name),
    purposeWords: purposeWordsIn(texts.name.filter((word) => !ofType.has(word))),
    ...detailsOf(type, changes, { ...cut, sleeves: parsed.sleeves }),
    seasons: words.season ? seasonsOfOwner[words.season] : seasonsOf(parsed, traits, cut),
  }
}

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

const bridal = new Set(['white', 'beige', 'pink', 'red', 'gray', 'yellow'])

// A 'wedding dress' in dusky blue or green is a guest's dress.
function correctedBridalType(type: GarmentType | null, color: string): GarmentType | null {
  if (type?.purpose !== 'own wedding' || type.slot !== 'dress' || type.culture) return type
  const [main] = readColors(color)
  return main && !bridal.has(main.family) ? garmentTypeOf('cocktail-dress') : type
}

// A pantsuit among the bottoms is its trousers: 'traje pantalón'.
function partOfSuit(type: GarmentType | null, category: GarmentWords['category']): GarmentType | null {
  return type?.id === 'pantsuit' && category === 'Bottoms' ? garmentTypeOf('suit-trousers') : type
}

interface Texts {
  readonly name: readonly string[]
  readonly brand: readonly string[]
  readonly style: readonly string[]
  readonly color: readonly string[]
  readonly description: readonly (readonly string[])[]
}

function textsOf({ name, brand, style, color, description }: GarmentWords): Texts {
  const sentences = description?.slice(0, DESCRIPTION_READ).split(/[.!?;\n]+/, SENTENCES_READ) ?? []
  return {
    name: withoutColorNames(wordsOfName(name), wordsOf(color)),
    brand: brand ? wordsOf(brand) : [],
    style: style ? wordsOf(style) : [],
    color: wordsOf(color),
    description: sentences.map(wordsOf),
  }
}

// Replaces a quoted slogan, a player number and a club name by placeholder words.
function wordsOfName(name: string): string[] {
  const { text, hasQuote } = stripQuotes(name)
  const words = correctSpelling(wordsOf(text))
  if (hasQuote) words.push(PAUSE, 'slogan')
  if (hasPlayerNumber(name)) words.push('number')
  // At the start, because it must be in the clause of the noun.
  return namesClub(words) ? [CLUB, ...words] : words
}

// 'Onitsuka Tiger' is no animal print. A brand of one word, such as 'Velvet', may mean the fabric.
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

const manyColors = new Set(
  'multi multicolor multicolour multicolored multicoloured multicolore mehrfarbig bunt rainbow various'.split(
    ' ',
  ),
)

function colorsOf({ name, color }: GarmentWords, texts: Texts): GarmentColor[] {
  const colors = readColors(color)
  if (colors.length > 0 || texts.color.some((word) => manyColors.has(word))) return colors
  return readColorsOfName(name)
}

function materialOf(
  { material }: ParsedWords,
  type: GarmentType | null,
  traits: Traits,
  slot: GarmentSlot,
): Material | null {
  const usual = traits.material ?? null
  if (!material) return usual
  const isMistaken =
    (material === 'metal' && type?.usually !== 'metal') ||
    (material === 'down' && slot !== 'outer') ||
    // The noun 'jersey' is a sweater or a team shirt, not a fabric.
    (material === 'jersey' && (isKnit(type) || type?.id === 'team-jersey'))
  return isMistaken ? usual : material
}

const isKnit = (type: GarmentType | null) =>
  type?.drawing === 'knit' || type?.drawing === 'cable-knit' || type?.drawing === 'turtleneck'

function lengthOf({ length }: ParsedWords, traits: Traits, slot: GarmentSlot): GarmentLength {
  if (slot === 'bag' || slot === 'extra') return 'regular'
  const stated = slot === 'shoes' && length !== 'long' ? undefined : length
  return stated ?? traits.length ?? 'regular'
}

function isOpenIn(
  parsed: ParsedWords,
  type: GarmentType | null,
  changes: readonly Change[],
  slot: GarmentSlot,
): boolean {
  const isOpen = type?.isOpen === true || changes.some((change) => change.isOpen)
  if (slot === 'shoes') return isOpen || parsed.hasOpenToe === true
  if (type ? type.layer !== 'base' : slot !== 'top' && slot !== 'bottom' && slot !== 'dress') return false
  const hasBareLegs = parsed.length === 'cropped' && (slot === 'dress' || type?.drawing === 'skirt')
  if (hasBareLegs || (parsed.sleeves === 'none' && slot !== 'bottom')) return true
  return isOpen && parsed.sleeves !== 'long'
}

function layerOf(type: GarmentType | null, slot: GarmentSlot): Layer {
  if (slot === 'outer') return type?.layer === 'mid' && type.category === 'Outerwear' ? 'mid' : 'outer'
  if (slot === 'top') return (type?.layer ?? 'base') === 'base' ? 'base' : 'mid'
  return slot === 'bottom' || slot === 'dress' ? 'base' : 'none'
}

function patternOf(
  parsed: ParsedWords,
  type: GarmentType | null,
  color: readonly string[],
): Garment['pattern'] {
  if (parsed.isPlain || (type && isPatternless(type))) return null
  // 'Orange multi' is a print whose main color is orange; on shoes it is beads or trim.
  const isPrint = color.length > 1 && color.includes('multi') && type?.slot !== 'shoes'
  const several = isPrint ? 'print' : null
  return parsed.pattern ?? (isInOneColor(color, type) ? null : type?.pattern) ?? several
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

function changesOf(model: BrandModel | null): Partial<Traits> {
  if (!model) return {}
  const { formality, clo, material, rain, seasons, length } = model
  const changes = { formality, clo, material, rain, seasons, length }
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined))
}

function leastOf(changes: readonly Change[]): number[] {
  return changes.flatMap(({ least }) => least ?? [])
}

function mostOf(changes: readonly Change[]): number[] {
  return changes.flatMap(({ most }) => most ?? [])
}
