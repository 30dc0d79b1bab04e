import { hasSkirt } from '../../closet/garment-facts/has-skirt.ts'
import { mayBePatterned } from '../../closet/garment-facts/may-be-patterned.ts'
import { type GarmentTag, hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { looksGoodOver, type LayerFault, layerFault } from '../layers/looks-good-over.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { pairingFault } from '../pairing/pairing-faults.ts'
import { type FaultCause, severities } from '../score/faults/fault.ts'
import { faultsInOutfit } from '../score/faults/faults-in-outfit.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { warmAccessories } from '../facts/weather-facts-of-piece.ts'
import { isOfUse, isSamePart } from './extra-role.ts'

/** A swap of one piece for another. */
export interface SwapToExplain {
  readonly former: StylistPiece
  /** As worn in the outfit. */
  readonly piece: StylistPiece
  /** The other pieces of the outfit. */
  readonly staying: readonly StylistPiece[]
  readonly needs: OutfitNeeds | null
  readonly isFit: boolean
}

/** Why a piece does not suit the day or the outfit. */
export type SwapFault =
  | { readonly is: 'unfit'; readonly cause: FaultCause; readonly severity: number }
  | { readonly is: 'not called for'; readonly want: OccasionWant }
  | { readonly is: 'against a rule'; readonly with: StylistPiece }
  | { readonly is: 'worn over a top' | 'not needed' | 'unsuited' }
  | { readonly is: 'layers badly'; readonly with: StylistPiece; readonly fault: LayerFault | null }

/** A difference between a piece and the one that it replaces. */
export interface SwapDifference {
  readonly in: Measured | 'rain' | 'pattern' | 'length' | 'called for'
  readonly isMore: boolean
  /** Relative importance. */
  readonly size: number
}

/** The worst fault, if any; else the differences, largest first. */
export interface SwapFacts {
  readonly fault: SwapFault | null
  readonly differences: readonly SwapDifference[]
}

const orders: Readonly<Record<'rain' | 'length', readonly string[]>> = {
  rain: ['spoils', 'suffers', 'bears', 'keeps out'],
  length: ['cropped', 'regular', 'long'],
}

// For each measure, the smallest noticeable difference and the one of size 1.
const noticeable = {
  warmth: { least: 0.08, whole: 0.15 },
  formality: { least: 0.3, whole: 0.6 },
  lightness: { least: 0.12, whole: 0.4 },
  'color strength': { least: 0.06, whole: 0.12 },
  wears: { least: 3, whole: 30 },
} as const
type Measured = keyof typeof noticeable

const CASUAL_TO = 2
const WARM_EXTRA_SIZE = 1.5

// Formality below which dressiness does not matter: digging, painting, sport.
const ROUGH_BELOW = 2.5

/** The effects of a swap. */
export function swapFacts(swap: SwapToExplain): SwapFacts {
  const fault = swap.isFit ? null : (faultsAgainst(swap).next().value ?? null)
  return { fault, differences: fault ? [] : differencesOf(swap) }
}

// Worst first; only the first one is used.
function* faultsAgainst(swap: SwapToExplain): Generator<SwapFault, void> {
  const { piece, staying, needs } = swap
  const { garment } = piece
  const garments = staying.map((other) => other.garment)
  const faults = needs ? faultsInOutfit(garment, garments, needs) : []
  const [worst] = faults.filter(({ severity }) => severity >= severities.odd)
  const isVague = worst !== undefined && isVagueFault(worst.cause, needs)
  if (worst && !isVague) yield { is: 'unfit', ...worst }
  const [clash] = clashes(piece, staying)
  if (clash) {
    const [mid, other] = garment.slot === 'mid' ? [piece, clash] : [clash, piece]
    yield { is: 'layers badly', with: clash, fault: layerFault(mid, other) }
  }
  // Made to be worn open over something; as the only top it is a second choice after a shirt.
  const isMadeOver = garment.layer !== 'base' && hasTag(garment, ['blazer', 'waistcoat', 'knit vest'])
  if (garment.slot === 'top' && isMadeOver) yield { is: 'worn over a top' }
  const severityWith = (other: StylistPiece) => pairingFault(garment, other.garment)?.severity ?? 0
  const [other] = staying.toSorted((one, two) => severityWith(two) - severityWith(one))
  if (other && severityWith(other) > 0) yield { is: 'against a rule', with: other }
  if (needs && garment.slot === 'extra' && !isOfUse(garment, garments, needs)) yield { is: 'not needed' }
  const missed = calledFor(swap, -1)
  if (missed) yield { is: 'not called for', want: missed }
  if (!isVague) yield { is: 'unsuited' }
}

// A second choice without a reason, and the dress code of an event that isn't recognized, aren't faults to name.
function isVagueFault(cause: FaultCause, needs: OutfitNeeds | null): boolean {
  if (cause.kind === 'second best') return !cause.why
  return /^too (?:casual|dressy)$/.test(cause.kind) && needs?.occasion?.profiles?.length === 0
}

function clashes(piece: StylistPiece, staying: readonly StylistPiece[]): readonly StylistPiece[] {
  if (piece.garment.slot === 'mid') return staying.filter((other) => !looksGoodOver(piece, other))
  return staying.filter((other) => other.garment.slot === 'mid' && !looksGoodOver(other, piece))
}

/** An essential want of the occasion, not the weather, that only the new piece (1) or only the former (-1) meets. */
function calledFor({ former, piece, needs }: SwapToExplain, sign: 1 | -1) {
  const [has, hasNot] = sign === 1 ? [piece, former] : [former, piece]
  return needs?.occasion?.wants?.find(
    ({ of, weight, isForWeather }) =>
      weight === CALLED_FOR &&
      !isForWeather &&
      isSelected(has.garment, of) &&
      !isSelected(hasNot.garment, of),
  )
}

function calledForOnly(swap: SwapToExplain): SwapDifference[] {
  const isMore = calledFor(swap, 1) !== undefined
  return isMore || calledFor(swap, -1) ? [{ in: 'called for', isMore, size: 4 }] : []
}

function differencesOf(swap: SwapToExplain): SwapDifference[] {
  const { former, piece, needs } = swap
  const [from, to] = [former.garment, piece.garment]
  const isCloth = to.slot !== 'bag' && to.slot !== 'extra'
  // Nobody compares a scarf with earrings or tights.
  const areComparable = from.kind === to.kind || [from, to].every(isClothExtra)
  if (to.slot === 'extra' && !(areComparable && isSamePart(former, piece))) return calledForOnly(swap)
  const found: SwapDifference[] = []
  const add = (difference: SwapDifference['in'], more: number, size: number) => {
    if (more !== 0) found.push({ in: difference, isMore: more > 0, size })
  }
  const measured = (difference: Measured, more: number) => {
    const { least, whole } = noticeable[difference]
    if (Math.abs(more) >= least) add(difference, more, Math.abs(more) / whole)
  }
  const stepped = (difference: 'rain' | 'length', one: string, other: string, each: number) => {
    const more = orders[difference].indexOf(other) - orders[difference].indexOf(one)
    add(difference, more, Math.abs(more) * each)
  }
  found.push(...calledForOnly(swap))
  if (isCloth) measured('warmth', to.warmthClo - from.warmthClo)
  // Small as it is, the warmth of a scarf is what it is worn for.
  else if (isWarmExtra(from) !== isWarmExtra(to) && [from, to].every(isClothExtra))
    add('warmth', isWarmExtra(to) ? 1 : -1, WARM_EXTRA_SIZE)
  // For rough occasions, such as work in an attic, formality does not matter.
  const isRough = (needs?.occasion?.formality.most ?? Infinity) < ROUGH_BELOW
  // Neither of a T-shirt and a hoodie is dressy.
  const isCasual = Math.max(from.formality, to.formality) <= CASUAL_TO
  if (!isRough && !isCasual) measured('formality', to.formality - from.formality)
  // Other pieces, such as a shirt, stay dry under a coat.
  const isOutside = to.slot === 'outer' || to.slot === 'shoes' || to.slot === 'bottom'
  // Leather of unknown finish and canvas are too close to rank.
  const isClear = [from, to].some(({ rain }) => rain === 'keeps out' || rain === 'spoils')
  if (needs?.occasion?.isWet && isOutside && isClear) stepped('rain', from.rain, to.rain, 1)
  if (from.color && to.color) {
    measured('lightness', to.color.lightness - from.color.lightness)
    measured('color strength', to.color.chroma - from.color.chroma)
  }
  if (![former, piece].some(mayBePatterned))
    add('pattern', Number(to.pattern !== null) - Number(from.pattern !== null), 0.9)
  // Trousers aren't shorter than a maxi skirt.
  if (isCloth && to.slot !== 'shoes' && hasSkirt(from) === hasSkirt(to))
    stepped('length', from.length, to.length, 0.5)
  measured('wears', piece.wearCount - former.wearCount)
  return found.toSorted((one, other) => other.size - one.size)
}

// A ring is not less warm than mittens.
const clothExtras: readonly GarmentTag[] = [
  ...warmAccessories,
  ...(['light scarf', 'shawl', 'headscarf', 'cap', 'sun hat', 'dress hat', 'tights'] as const),
]
const isClothExtra = (garment: Garment) => hasTag(garment, clothExtras)
const isWarmExtra = (garment: Garment) => hasTag(garment, warmAccessories)
