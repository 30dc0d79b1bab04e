import type { ClosetSeason } from '../../contract/closet.ts'
import { findBrandIn } from './brands.ts'
import { foldedWords } from './folded-words.ts'
import { isGarmentKind } from './garment-kinds.ts'
import { formalityOf } from './garment-words/formality-of.ts'
import type { Thing } from './garment-words/find-noun.ts'
import { type Heard, hearWords, nothingHeard } from './garment-words/hear-words.ts'
import {
  fitsCategory,
  slotOfThing,
  thingInCategory,
  traitsOfCategory,
} from './garment-words/place-of-thing.ts'
import { purposeOf } from './garment-words/purpose-of.ts'
import { rainOf } from './garment-words/rain-of.ts'
import { seasonsOf } from './garment-words/seasons-of.ts'
import { thingOf } from './garment-words/thing-of.ts'
import { type Traits, traitsOf } from './garment-words/thing-traits.ts'
import { warmthOf } from './garment-words/warmth-of.ts'
import { wordsOf } from './garment-words/words-of.ts'
import type {
  Garment,
  GarmentColor,
  GarmentLength,
  GarmentSlot,
  GarmentWords,
  Layer,
  Material,
} from './garment.ts'
import type { StyleTribe, TribeWeights } from './garment.ts'
import { readColors, readColorsOfName } from './perceived-color.ts'
import { readTribesIn } from './style-tribes.ts'

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
 * text, and never throws.
 */
export function readGarment(words: GarmentWords): Garment {
  const texts = textsOf(words)
  const thing = thingIn(texts, words.category)
  const traits = thing ? traitsOf(thing, texts.name) : traitsOfCategory(words.category)
  const slot = slotOfThing(thing, words.category)
  const heard = heardIn(texts)
  const told = foldedWords(words.name)
  const brand = (words.brand && findBrandIn(foldedWords(words.brand))) || findBrandIn(told)
  const [color = null, ...otherColors] = colorsOf(words, texts)
  const cut = {
    slot,
    material: materialOf(heard, thing, traits, slot),
    silhouette: heard.silhouette ?? traits.silhouette ?? 'regular',
    length: lengthOf(heard, traits, slot),
    warmthClo: warmthOf(heard, traits, slot),
    isOpen: isOpenIn(heard, thing, traits, slot),
  }
  return {
    kind: thing && isGarmentKind(thing) ? thing : null,
    ...cut,
    layer: layerOf(thing, traits, slot, texts.name),
    formality: formalityOf(heard, thing, traits),
    pattern: thing && patternless.has(thing) ? null : heard.isPlain ? null : (heard.pattern ?? null),
    rain: rainOf(heard, traits, { ...cut, color }),
    tribes: tribesOf(words, traits.tribes, readTribesIn(told), brand?.tribes),
    purpose: purposeOf(thing, texts.name, slot),
    brandLevel: brand?.level ?? null,
    color,
    otherColors,
    type: thing,
    tags: new Set(),
    bares: new Set(),
    heel: slot === 'shoes' ? 'flat' : null,
    grip: slot === 'shoes' ? 'ordinary' : null,
    wornBy: null,
    culture: null,
    set: null,
    seasons: words.season ? seasonsOfOwner[words.season] : seasonsOf(heard, traits, cut),
  }
}

interface Texts {
  readonly name: readonly string[]
  readonly style: readonly string[]
  readonly color: readonly string[]
  readonly description: readonly (readonly string[])[]
}

function textsOf({ name, style, color, description }: GarmentWords): Texts {
  const sentences = description?.slice(0, DESCRIPTION_READ).split(/[.!?;\n]+/, SENTENCES_READ) ?? []
  return {
    name: wordsOf(name),
    style: style ? wordsOf(style) : [],
    color: wordsOf(color),
    description: sentences.map(wordsOf),
  }
}

// Of a name such as 'Shirt jacket' among the tops, what fits the category counts, and else what it names at all.
function thingIn({ name, description }: Texts, category: string): Thing | null {
  const fits = (thing: Thing) => fitsCategory(thing, category)
  for (const words of [name, ...description]) {
    const thing = thingOf(words, fits)
    if (thing) return thingInCategory(thing, category)
  }
  return null
}

function heardIn({ name, style, color, description }: Texts): Heard {
  const heard = nothingHeard()
  hearWords(heard, name, 'name')
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
  thing: Thing | null,
  traits: Traits,
  slot: GarmentSlot,
): Material | null {
  const usual = traits.material ?? null
  if (!material) return usual
  const isMistaken =
    (material === 'metal' && !(thing && jewelry.has(thing))) ||
    (material === 'down' && slot !== 'outer') ||
    // Spanish 'jersey' is a sweater.
    (material === 'jersey' && thing === 'knit')
  return isMistaken ? usual : material
}

function lengthOf({ length }: Heard, traits: Traits, slot: GarmentSlot): GarmentLength {
  if (slot === 'bag' || slot === 'extra') return 'regular'
  const said = slot === 'shoes' && length !== 'long' ? undefined : length
  return said ?? traits.length ?? 'regular'
}

function isOpenIn(heard: Heard, thing: Thing | null, traits: Traits, slot: GarmentSlot): boolean {
  if (slot === 'shoes') return traits.isOpen === true || heard.hasOpenToe === true
  if (traits.layer !== 'base') return false
  const hasBareLegs =
    heard.length === 'cropped' && (slot === 'dress' || thing === 'skirt' || thing === 'midi-skirt')
  if (hasBareLegs || (heard.sleeves === 'none' && slot !== 'bottom')) return true
  return traits.isOpen === true && heard.sleeves !== 'long'
}

const wornOpen = new Set(['overshirt', 'overshirts', 'shacket', 'shackets'])

function layerOf(thing: Thing | null, { layer }: Traits, slot: GarmentSlot, name: readonly string[]): Layer {
  if (slot === 'outer') return thing === 'waistcoat' || thing === 'knit-vest' ? 'mid' : 'outer'
  if (slot === 'top') return layer === 'base' && !name.some((word) => wornOpen.has(word)) ? 'base' : 'mid'
  return slot === 'bottom' || slot === 'dress' ? 'base' : 'none'
}

const jewelry: ReadonlySet<Thing> = new Set<Thing>([
  'necklace', 'earrings', 'bracelet', 'ring', 'brooch', 'jewelry', 'watch',
]) // prettier-ignore
const patternless: ReadonlySet<Thing> = new Set<Thing>([...jewelry, 'glasses', 'small thing'])

const TRIBES_OF_NAME = 0.7
const TRIBES_OF_BRAND = 0.8
const TRIBES_OF_DESCRIPTION = 0.5

// The strongest claim to each tribe counts, in hundredths; the kind and the owner's style field count in full. A
// description is asked only where there is no such field.
function tribesOf(
  words: GarmentWords,
  ofKind: TribeWeights,
  ofName: TribeWeights,
  ofBrand?: TribeWeights,
): TribeWeights {
  const weights: Partial<Record<StyleTribe, number>> = {}
  raise(weights, ofKind, 1)
  raise(weights, ofName, TRIBES_OF_NAME)
  if (ofBrand) raise(weights, ofBrand, TRIBES_OF_BRAND)
  if (words.style) raise(weights, readTribesIn(foldedWords(words.style)), 1)
  else if (words.description) {
    const description = foldedWords(words.description.slice(0, DESCRIPTION_READ))
    raise(weights, readTribesIn(description), TRIBES_OF_DESCRIPTION)
  }
  return weights
}

function raise<Tribe extends StyleTribe>(
  weights: Partial<Record<StyleTribe, number>>,
  claim: Readonly<Partial<Record<Tribe, number>>>,
  factor: number,
): void {
  for (const tribe in claim) {
    const weight = Math.round(100 * factor * (claim[tribe] ?? 0)) / 100
    if (weight > (weights[tribe] ?? 0)) weights[tribe] = weight
  }
}
