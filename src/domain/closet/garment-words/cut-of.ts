import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { slotOfKind } from '../garment-kinds.ts'
import type { Garment, Layer, Material, OwnSlot } from '../garment.ts'
import type { SeasonSet } from '../garment-types/garment-type.ts'
import { type GarmentType, isCategory } from '../garment-types/garment-types.ts'
import type { Change } from './vocabulary/modifiers.ts'
import type { Sleeves } from './vocabulary/vocabulary.ts'
import type { ParsedWords } from './parse-words.ts'

/** Usual traits of a type or category, which the words of a piece may override. */
export interface Traits extends Pick<Garment, 'layer' | 'formality' | 'styleTags'> {
  readonly clo: number
  /** Only materials by definition. Defaults of the fields below: 'bears', 'regular', all seasons. */
  readonly material?: Material | undefined
  /** Likely fabric. */
  readonly usually?: Material | undefined
  readonly rain?: Garment['rain'] | undefined
  readonly silhouette?: Garment['silhouette'] | undefined
  readonly length?: Garment['length'] | undefined
  readonly seasons?: SeasonSet | undefined
  readonly isOpen?: true | undefined
}

/** The words of a piece, and what they change of its usual traits. */
export interface Reading {
  readonly parsed: ParsedWords
  readonly type: GarmentType | null
  readonly traits: Traits
  readonly slot: OwnSlot
  readonly changes: readonly Change[]
}

/** Fabric and shape of a piece. */
export type Cut = Pick<Garment, 'material' | 'silhouette' | 'length' | 'warmthClo' | 'isOpen' | 'layer'> & {
  readonly slot: OwnSlot
}

// Averages of each category, for pieces of unknown type.
const traitsOfCategories: Readonly<Record<ClosetCategory, Traits>> = {
  Tops: { layer: 'base', formality: 2.7, clo: 0.2, styleTags: { casual: 0.3 } },
  Bottoms: { layer: 'base', formality: 2.7, clo: 0.22, styleTags: { casual: 0.3 } },
  Dresses: { layer: 'base', formality: 3.1, clo: 0.25, styleTags: { romantic: 0.3 } },
  Outerwear: { layer: 'outer', formality: 2.9, clo: 0.4, seasons: 'cool', styleTags: { classic: 0.2 } },
  Shoes: { layer: 'none', formality: 2.7, clo: 0.03, styleTags: { casual: 0.2 } },
  Accessories: { layer: 'none', formality: 2.8, clo: 0.01, styleTags: {} },
}

/** Traits of a piece of unknown type in this category; those of accessories for texts that are not a category. */
export function traitsOfCategory(category: string): Traits {
  return traitsOfCategories[isCategory(category) ? category : 'Accessories']
}

/**
 * Slot of a piece by its category. The type decides only among accessories (bags), outside the six categories, and for
 * one-piece clothes: a thobe filed under Tops needs no trousers.
 */
export function slotIn(category: string, type: GarmentType | null): OwnSlot {
  if (!isCategory(category)) return type?.slot ?? 'extra'
  if (category === 'Accessories') return type?.slot === 'bag' ? 'bag' : 'extra'
  return type?.isOnePiece && category !== 'Shoes' ? 'dress' : slotOfKind(null, category)
}

/** Fabric and shape by the words, else as usual. */
export function cutOf(reading: Reading): Cut {
  const { parsed, traits, slot } = reading
  return {
    slot,
    material: materialOf(reading),
    silhouette: parsed.silhouette ?? traits.silhouette ?? 'regular',
    length: lengthOf(reading),
    warmthClo: warmthOf(reading),
    isOpen: isOpenIn(reading),
    layer: layerOf(reading),
  }
}

function materialOf({ parsed: { material }, type, traits, slot }: Reading): Material | null {
  const usual = traits.material ?? null
  if (!material) return usual
  const isKnit = ['knit', 'cable-knit', 'turtleneck'].includes(type?.drawing ?? '')
  const isMistaken =
    (material === 'metal' && type?.usually !== 'metal') ||
    (material === 'down' && slot !== 'outer') ||
    // The noun 'jersey' is a sweater or a team shirt, not a fabric.
    (material === 'jersey' && (isKnit || type?.id === 'team-jersey'))
  return isMistaken ? usual : material
}

function lengthOf({ parsed: { length }, traits, slot }: Reading): Garment['length'] {
  if (slot === 'bag' || slot === 'extra') return 'regular'
  const stated = slot === 'shoes' && length !== 'long' ? undefined : length
  return stated ?? traits.length ?? 'regular'
}

// prettier-ignore
const warmthOfMaterials: Readonly<Partial<Record<Material, number>>> = {
  linen: 0.75, chiffon: 0.7, silk: 0.85, satin: 0.9, lace: 0.75, mesh: 0.6, viscose: 0.85, straw: 0.8, cotton: 0.95,
  wool: 1.2, cashmere: 1.25, fleece: 1.25, down: 1.3, fur: 1.35, tweed: 1.2, corduroy: 1.15, velvet: 1.15, leather: 1.1,
  suede: 1.1, denim: 1.1,
}
const warmthOfSleeves: Readonly<Record<Sleeves, number>> = { none: 0.6, short: 0.75, long: 1.15 }
const warmthOfLengths: Readonly<Record<Garment['length'], number>> = { cropped: 0.85, regular: 1, long: 1.15 }
const MIN_FACTOR = 0.4
const MAX_FACTOR = 1.7

// Insulation in clo: the base value of the type or category, scaled by material, cut and words.
function warmthOf({ parsed, traits, slot }: Reading): number {
  const { warmth, material, sleeves, length } = parsed
  let factor = warmth
  if (material && material !== traits.material && material !== traits.usually)
    factor *= warmthOfMaterials[material] ?? 1
  if (slot !== 'shoes' && slot !== 'bag' && slot !== 'extra') {
    if (sleeves && !traits.isOpen) factor *= warmthOfSleeves[sleeves]
    if (length && length !== traits.length) factor *= warmthOfLengths[length]
  }
  const clo = traits.clo * Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))
  return Math.round(100 * clo) / 100
}

function isOpenIn({ parsed, type, changes, slot }: Reading): boolean {
  const isOpen = type?.isOpen === true || changes.some((change) => change.isOpen)
  if (slot === 'shoes') return isOpen || parsed.hasOpenToe === true
  if (type ? type.layer !== 'base' : slot !== 'top' && slot !== 'bottom' && slot !== 'dress') return false
  const hasBareLegs = parsed.length === 'cropped' && (slot === 'dress' || type?.drawing === 'skirt')
  if (hasBareLegs || (parsed.sleeves === 'none' && slot !== 'bottom')) return true
  return isOpen && parsed.sleeves !== 'long'
}

function layerOf({ type, slot }: Reading): Layer {
  if (slot === 'outer') return type?.layer === 'mid' && type.category === 'Outerwear' ? 'mid' : 'outer'
  if (slot === 'top') return (type?.layer ?? 'base') === 'base' ? 'base' : 'mid'
  return slot === 'bottom' || slot === 'dress' ? 'base' : 'none'
}
