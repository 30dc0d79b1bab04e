import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { StylistPiece } from '../outfit.ts'
import { isMainSlot } from '../score/area-weight.ts'
import { colorRelation } from '../score/color/color-harmony.ts'

// Tops of which each mid layer leaves a collar, hem or sleeve visible. The first matching tag counts; pieces without
// any of these tags are worn open, over anything.
const shown: readonly (readonly [mid: GarmentTag, tops: readonly GarmentTag[] | 'anything'])[] = [
  ['cardigan', 'anything'],
  ['knit vest', ['shirt', 'dress shirt', 'blouse', 't-shirt', 'turtleneck']],
  ['hoodie', ['t-shirt', 'tank']],
  ['sweatshirt', ['shirt', 't-shirt']],
  ['sweater', ['shirt', 'dress shirt']],
  ['waistcoat', ['shirt', 'dress shirt', 'blouse']],
]
// Clo from which a knit is heavy.
const HEAVY_KNIT_CLO = 0.28

// Patterns so small that they look like plain cloth.
const quietPatterns = ['pin', 'herringbone']
const STEPS_APART = 1.4
const CLASH_BELOW = 0.55

/** A layering fault that has a simple explanation. */
export type LayerFault = 'hoods' | 'hidden'

/** Why a layer does not look good over or under the other piece; null without a simple explanation. */
export function layerFault(mid: StylistPiece, other: StylistPiece): LayerFault | null {
  if (other.garment.slot === 'outer') return hasHood(mid) && hasHood(other) ? 'hoods' : null
  if (other.garment.slot !== 'top' || showsOf(mid.garment, other.garment)) return null
  return hasTag(other.garment, ['shirt', 'dress shirt']) ? null : 'hidden'
}

/**
 * Whether a mid layer looks good with another piece: it leaves some of the piece beneath visible, without two heavy
 * knits, two hoods, two loud patterns, or clashing colors.
 */
export function looksGoodOver(mid: StylistPiece, other: StylistPiece): boolean {
  const [over, under] = [mid.garment, other.garment]
  if (isLoud(over) && isLoud(under)) return false
  if (under.slot === 'outer') return layerFault(mid, other) === null && !isClash(over, under)
  return (under.slot !== 'top' && under.slot !== 'dress') || (sitsOver(over, under) && !isClash(over, under))
}

/** Whether the layers of an outfit look good once a piece is added. */
export function layersWell(piece: StylistPiece, others: readonly StylistPiece[]): boolean {
  if (piece.garment.slot === 'mid') return others.every((other) => looksGoodOver(piece, other))
  return others.every((other) => other.garment.slot !== 'mid' || looksGoodOver(other, piece))
}

function sitsOver(garment: Garment, under: Garment): boolean {
  return (
    showsOf(garment, under) &&
    Math.abs(garment.formality - under.formality) <= STEPS_APART &&
    !(isHeavyKnit(garment) && isHeavyKnit(under)) &&
    !(garment.silhouette === 'slim' && under.silhouette === 'loose')
  )
}

function showsOf({ tags }: Garment, under: Garment): boolean {
  const tops = shown.find(([tag]) => tags.has(tag))?.[1] ?? 'anything'
  return tops === 'anything' || hasTag(under, tops)
}

const isHeavyKnit = (garment: Garment) =>
  hasTag(garment, ['sweater', 'sweatshirt']) && garment.warmthClo >= HEAVY_KNIT_CLO

const isLoud = ({ pattern, slot }: Garment) =>
  pattern !== null && !quietPatterns.includes(pattern) && isMainSlot(slot)

const isClash = ({ color: one }: Garment, { color: other }: Garment) =>
  one !== null && other !== null && colorRelation(one, other).harmony < CLASH_BELOW

function hasHood({ name, garment }: StylistPiece): boolean {
  return garment.tags.has('hooded') || /\bhood(?:ed|ie)?\b/i.test(name)
}
