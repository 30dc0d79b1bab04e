import type { ClosetSeason } from '../../contract/closet.ts'
import { findBrandIn } from './brands.ts'
import { foldedWords } from './folded-words.ts'
import type { BrandModel } from './garment-types/brand-models.ts'
import { type GarmentType, garmentTypeOf } from './garment-types/garment-types.ts'
import { CLUB, namesClub } from './garment-words/clubs.ts'
import { correctSpelling } from './garment-words/correct-spelling.ts'
import { detailsOf, modifiersFor } from './garment-words/details-of.ts'
import { formalityOf } from './garment-words/formality-of.ts'
import { type Heard, hearWords, nothingHeard } from './garment-words/hear-words.ts'
import { type Change, modifiersIn } from './garment-words/modifiers.ts'
import { rainOf } from './garment-words/rain-of.ts'
import { seasonsOf } from './garment-words/seasons-of.ts'
import { slotIn, type Traits, traitsOfCategory } from './garment-words/traits.ts'
import { typeOf } from './garment-words/type-of.ts'
import { hasPlayersNumber, unquoted } from './garment-words/unquoted.ts'
import { warmthOf } from './garment-words/warmth-of.ts'
import { withoutCareNotes } from './garment-words/care-notes.ts'
import { reservationIn } from './garment-words/reserved-for.ts'
import { setNameIn } from './garment-words/set-name.ts'
import { PAUSE, wordsOf } from './garment-words/words-of.ts'
import type {
  Garment,
  GarmentColor,
  GarmentLength,
  GarmentSlot,
  GarmentWords,
  Layer,
  Material,
} from './garment.ts'
import type { StyleTag, StyleTagWeights } from './garment.ts'
import { readColors, readColorsOfName } from './perceived-color.ts'
import { readStyleTagsIn } from './style-tags.ts'

const seasonsOfOwner: Readonly<Record<ClosetSeason, Garment['seasons']>> = {
  Spring: ['spring'],
  Summer: ['summer'],
  Fall: ['fall'],
  Winter: ['winter'],
  'All Seasons': ['spring', 'summer', 'fall', 'winter'],
}

// What a description says later is about washing, sizes and the model.
const DESCRIPTION_READ = 600
const SENTENCES_READ = 6

/**
 * What a piece is, from all of its words: the name tells most, then the style field, then the description. The owner's
 * category decides the slot, whatever the name says; in a category that is none of the six the name does. Takes any
 * text, and never throws. A `stated` type takes the place of the one that the words name.
 */
export function readGarment(words: GarmentWords, stated: GarmentType | null = null): Garment {
  const name = withoutCareNotes(words.name)
  const texts = textsOf({ ...words, name })
  const named = typeOf({ ...texts, category: words.category })
  const type = stated ?? withoutOtherBride(typeWithPhoto(named.type, words), words.color)
  // The words that name another type say nothing about the stated one.
  const ofType = named.words
  const model = type === named.type ? named.model : null
  const traits = type ? { ...type, ...changesOf(model) } : traitsOfCategory(words.category)
  const slot = slotIn(words.category, type?.slot ?? null)
  const heard = heardIn(texts, ofType)
  const isTaken = (word: string) => ofType.has(word)
  // Of its color only that it shines: 'a bag, silver'.
  const shine = modifiersIn(texts.color, () => false).filter(({ tags }) => tags?.includes('metallic'))
  const changes = [
    ...(model ? [model] : []),
    ...modifiersFor([...modifiersIn(texts.name, isTaken), ...shine], type, slot),
  ]
  const told = foldedWords(words.name)
  const brand = (words.brand && findBrandIn(foldedWords(words.brand))) || findBrandIn(told)
  const [color = null, ...otherColors] = colorsOf(words, texts)
  const cut = {
    slot,
    material: materialOf(heard, type, traits, slot),
    silhouette: heard.silhouette ?? traits.silhouette ?? 'regular',
    length: lengthOf(heard, traits, slot),
    warmthClo: warmthOf(heard, traits, slot),
    isOpen: isOpenIn(heard, type, changes, slot),
  }
  return {
    kind: type?.drawing ?? null,
    type: type?.id ?? null,
    ...cut,
    layer: layerOf(type, slot),
    formality: Math.min(
      Math.max(formalityOf(heard, type, traits), ...(type ? leastOf(changes) : [])),
      ...mostOf(changes),
    ),
    pattern: patternOf(heard, type, texts.color) ?? (heard.isPlain ? null : (words.photo?.pattern ?? null)),
    rain: rainOf(heard, traits, { ...cut, material: cut.material ?? type?.usually ?? null, color }),
    styleTags: styleTagsOf(words, traits.styleTags, readStyleTagsIn(told), brand?.styleTags),
    brandLevel: brand?.level ?? null,
    color,
    otherColors,
    setName: setNameIn(words.name),
    reservedFor: reservationIn(name),
    ...detailsOf(type, changes, { ...cut, sleeves: heard.sleeves }),
    seasons: words.season ? seasonsOfOwner[words.season] : seasonsOf(heard, traits, cut),
  }
}

// Of a share that the net is right about 19 times of 20; 'top' or 'shoes' alone says less than such a photo.
const SURE_OVER_WIDE_TYPE = 0.85

// A photo tells the type where no word does, and the finer type where the word is a wide one; never against the category.
function typeWithPhoto(named: GarmentType | null, { category, photo }: GarmentWords): GarmentType | null {
  const seen = garmentTypeOf(photo?.type ?? null)
  if (!photo || !seen || seen.category !== category) return named
  if (named === null) return seen
  const isFiner = named.isWide === true && named.slot === seen.slot && photo.confidence >= SURE_OVER_WIDE_TYPE
  return isFiner ? seen : named
}

const bridal = new Set(['white', 'beige', 'pink', 'red', 'gray', 'yellow'])

// A 'wedding dress' in dusky blue or green is what somebody wore to a wedding as a guest.
function withoutOtherBride(type: GarmentType | null, color: string): GarmentType | null {
  if (type?.purpose !== 'own wedding' || type.slot !== 'dress' || type.culture) return type
  const [main] = readColors(color)
  return main && !bridal.has(main.family) ? garmentTypeOf('cocktail-dress') : type
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
    name: wordsOfName(name),
    brand: brand ? wordsOf(brand) : [],
    style: style ? wordsOf(style) : [],
    color: wordsOf(color),
    description: sentences.map(wordsOf),
  }
}

// Placeholders for what is not read as words: a quoted slogan, the number of a player, the name of a club.
function wordsOfName(name: string): string[] {
  const { text, hasQuote } = unquoted(name)
  const words = correctSpelling(wordsOf(text))
  if (hasQuote) words.push(PAUSE, 'slogan')
  if (hasPlayersNumber(name)) words.push('number')
  // In front, so that it is in the clause of the noun.
  return namesClub(words) ? [CLUB, ...words] : words
}

function heardIn({ name, style, color, description }: Texts, ofType: ReadonlySet<string>): Heard {
  const heard = nothingHeard()
  hearWords(heard, name, 'name', ofType)
  hearWords(heard, style, 'style')
  hearWords(heard, color, 'color')
  for (const sentence of description) hearWords(heard, sentence, 'description')
  return heard
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
  { material }: Heard,
  type: GarmentType | null,
  traits: Traits,
  slot: GarmentSlot,
): Material | null {
  const usual = traits.material ?? null
  if (!material) return usual
  const isMistaken =
    (material === 'metal' && type?.usually !== 'metal') ||
    (material === 'down' && slot !== 'outer') ||
    // As a noun 'jersey' is a sweater or a team's shirt.
    (material === 'jersey' && (type?.drawing === 'knit' || type?.id === 'team-jersey'))
  return isMistaken ? usual : material
}

function lengthOf({ length }: Heard, traits: Traits, slot: GarmentSlot): GarmentLength {
  if (slot === 'bag' || slot === 'extra') return 'regular'
  const said = slot === 'shoes' && length !== 'long' ? undefined : length
  return said ?? traits.length ?? 'regular'
}

function isOpenIn(
  heard: Heard,
  type: GarmentType | null,
  changes: readonly Change[],
  slot: GarmentSlot,
): boolean {
  const isOpen = type?.isOpen === true || changes.some((change) => change.isOpen)
  if (slot === 'shoes') return isOpen || heard.hasOpenToe === true
  if (type ? type.layer !== 'base' : slot !== 'top' && slot !== 'bottom' && slot !== 'dress') return false
  const hasBareLegs = heard.length === 'cropped' && (slot === 'dress' || type?.drawing === 'skirt')
  if (hasBareLegs || (heard.sleeves === 'none' && slot !== 'bottom')) return true
  return isOpen && heard.sleeves !== 'long'
}

function layerOf(type: GarmentType | null, slot: GarmentSlot): Layer {
  if (slot === 'outer') return type?.layer === 'mid' && type.category === 'Outerwear' ? 'mid' : 'outer'
  if (slot === 'top') return (type?.layer ?? 'base') === 'base' ? 'base' : 'mid'
  return slot === 'bottom' || slot === 'dress' ? 'base' : 'none'
}

function patternOf(heard: Heard, type: GarmentType | null, color: readonly string[]): Garment['pattern'] {
  if (heard.isPlain || (type && isPatternless(type))) return null
  // 'Orange multi' is a print in several colors, mostly orange.
  const several = color.length > 1 && color.includes('multi') ? 'print' : null
  return heard.pattern ?? type?.pattern ?? several
}

// A flower on an earring is not a pattern.
function isPatternless({ category, slot, drawing, usually }: GarmentType): boolean {
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

const STYLE_TAGS_OF_NAME = 0.7
const STYLE_TAGS_OF_BRAND = 0.8
const STYLE_TAGS_OF_DESCRIPTION = 0.5
// Of the strongest style tag: a shop makes no plain sweater trendy.
const BELOW_LEAD = 0.95

// The strongest claim to each style tag counts, in hundredths; the kind and the owner's style field count in full. A
// description is asked only where there is no such field.
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
