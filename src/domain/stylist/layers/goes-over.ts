import type { Garment } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { StylistPiece } from '../outfit.ts'
import { colorRelation } from '../score/color-relation.ts'

// What each shows of the top beneath it: a collar, a hem, a sleeve. Whatever is not named here is worn open, over anything.
const shown: Partial<Record<GarmentKind, ReadonlySet<GarmentKind>>> = {
  knit: kindSet('shirt'),
  'cable-knit': kindSet('shirt'),
  'knit-vest': kindSet('shirt', 'blouse', 'tee', 'long-sleeve-tee', 'turtleneck'),
  sweatshirt: kindSet('shirt', 'tee', 'long-sleeve-tee'),
  hoodie: kindSet('tee', 'long-sleeve-tee', 'tank-top'),
  waistcoat: kindSet('shirt', 'blouse'),
}
// Clo from which a knit is a heavy one.
const HEAVY_KNIT_CLO = 0.28
const knits = kindSet('knit', 'cable-knit', 'turtleneck', 'cardigan', 'knit-vest', 'sweatshirt', 'hoodie')
// Small enough to be read as cloth.
const quietPatterns = ['pin', 'herringbone']
const STEPS_APART = 1.4
const CLASH_BELOW = 0.55
const hooded = kindSet('hoodie', 'parka', 'raincoat')

/**
 * Whether a piece looks well over the top or dress beside it, under the coat beside it, and with whatever else: something is
 * seen of what is beneath, and no two heavy knits, two hoods, two loud patterns or colors that clash.
 */
export function goesOver(mid: StylistPiece, other: StylistPiece): boolean {
  const { garment } = mid
  if (isLoud(garment) && isLoud(other.garment)) return false
  switch (other.garment.slot) {
    case 'top':
    case 'dress':
      return sitsOver(garment, other.garment) && !isClash(garment, other.garment)
    case 'outer':
      return !(hasHood(mid) && hasHood(other)) && !isClash(garment, other.garment)
    default:
      return true
  }
}

/** Whether a piece that joins others leaves what is worn over what looking well. */
export function layersWell(piece: StylistPiece, others: readonly StylistPiece[]): boolean {
  if (piece.garment.slot === 'mid') return others.every((other) => goesOver(piece, other))
  return others.every((other) => other.garment.slot !== 'mid' || goesOver(other, piece))
}

function sitsOver(garment: Garment, under: Garment): boolean {
  return (
    showsOf(garment, under) &&
    Math.abs(garment.formality - under.formality) <= STEPS_APART &&
    !(isHeavyKnit(garment) && isHeavyKnit(under)) &&
    !(garment.silhouette === 'slim' && under.silhouette === 'loose')
  )
}

function showsOf({ kind }: Garment, under: Garment): boolean {
  const only = kind && shown[kind]
  return !only || (under.kind !== null && only.has(under.kind))
}

function isHeavyKnit({ kind, warmthClo }: Garment): boolean {
  return kind !== null && knits.has(kind) && warmthClo >= HEAVY_KNIT_CLO
}

function isLoud({ pattern, slot }: Garment): boolean {
  return (
    pattern !== null &&
    !quietPatterns.includes(pattern) &&
    slot !== 'shoes' &&
    slot !== 'bag' &&
    slot !== 'extra'
  )
}

function isClash(one: Garment, other: Garment): boolean {
  return (
    one.color !== null && other.color !== null && colorRelation(one.color, other.color).harmony < CLASH_BELOW
  )
}

function hasHood({ name, garment: { kind } }: StylistPiece): boolean {
  return (kind !== null && hooded.has(kind)) || /\bhood(?:ed|ie)?\b/i.test(name)
}

function kindSet(...kinds: readonly GarmentKind[]): ReadonlySet<GarmentKind> {
  return new Set(kinds)
}
