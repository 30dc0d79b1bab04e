import { shadeOf } from '../../closet/color-words.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { isOfUse } from '../search/extra-role.ts'
import { hasPlace } from '../search/slots-asked.ts'
import {
  colorsOfRole,
  type GarmentToFind,
  garmentsToFind,
  outfitParts,
  pieceToFind,
  slotOfPart,
} from './garments-to-find.ts'
import { type OutfitToComplete, rankToFind } from './rank-to-find.ts'

/** A garment to find in the color that goes best with the others. */
export interface Find {
  readonly garment: GarmentToFind
  readonly color: string
  readonly piece: StylistPiece
}

// Of `Ranked.value`.
const VARIETY = 0.05
const FAVORITE = 0.06
const SAME_LEATHER = 0.06

/**
 * What would fill a slot best; null where the wearer wears none of it.
 * @param chanceOf 0 to 1 by a name: between garments that are almost as good it decides
 */
export function fillGap(
  outfit: OutfitToComplete,
  slot: OwnSlot,
  chanceOf: (name: string) => number,
): Find | null {
  const offered = outfitParts
    .filter((part) => slotOfPart[part] === slot)
    .flatMap(garmentsToFind)
    .filter((garment) => isOffered(garment, slot, outfit))
  const useful = offered.filter(({ piece }) => hasUse(piece, outfit))
  const ranked = rankToFind(
    useful.length > 0 ? useful : offered,
    outfit,
    ({ name }) => VARIETY * chanceOf(name),
  )
  for (const { candidate } of ranked) {
    const found = inBestColor(candidate, outfit, chanceOf)
    if (found) return found
  }
  return null
}

function isOffered(garment: GarmentToFind, slot: OwnSlot, { pieces, needs }: OutfitToComplete): boolean {
  const { kind, slot: own, wornBy, tags, rain } = garment.piece.garment
  const { activities = [], isWet = false } = needs.occasion ?? {}
  // Sweat ruins a leather strap.
  if (own === 'extra' && tags.has('watch') && activities.includes('sport')) return false
  // On a bicycle and in the rain, no leather bag.
  if (own === 'bag' && isWet && (rain === 'spoils' || rain === 'suffers' || tags.has('leather'))) return false
  if (own === 'bag' && activities.includes('cycling') && (tags.has('tote') || tags.has('work bag')))
    return false
  // Nobody carries a tote to a celebration.
  if (needs.occasion?.mood === 'festive' && (tags.has('tote') || tags.has('work bag'))) return false
  if (own !== slot || kind === null || !isForOccasion(garment, needs.occasion?.profiles ?? [])) return false
  // Skirts and heels are for a wearer of womenswear, and for an outfit with such a piece.
  const wears = needs.wearer?.wears ?? null
  const isWithSkirts =
    wears === 'womenswear' || pieces.some((piece) => piece.garment.wornBy === 'women') || slot === 'dress'
  return wornBy === null || wears === 'both' || (wornBy === 'women') === isWithSkirts
}

/** Whether a garment is for any occasion or for one of these. */
export function isForOccasion({ for: only }: GarmentToFind, occasions: readonly string[]): boolean {
  return only?.some((id) => occasions.includes(id)) ?? true
}

function hasUse(piece: StylistPiece, { pieces, needs }: OutfitToComplete): boolean {
  const garments = pieces.map(({ garment }) => garment)
  return hasPlace(piece, pieces) && isOfUse(piece.garment, garments, needs)
}

function inBestColor(
  garment: GarmentToFind,
  outfit: OutfitToComplete,
  chanceOf: (name: string) => number,
): Find | null {
  if (!garment.color) return { garment, color: '', piece: garment.piece }
  const favorites = outfit.needs.wearer?.favoriteColors ?? []
  const [best] = rankToFind(findsOf(garment), outfit, ({ color, piece }) => {
    const isFavorite = piece.garment.color !== null && favorites.includes(piece.garment.color.family)
    return (
      VARIETY * chanceOf(`${garment.name}:${color}`) +
      (isFavorite ? FAVORITE : 0) +
      (outfit.pieces.some((other) => isOfLeather(other) && shadeOf(other) === color) ? SAME_LEATHER : 0)
    )
  })
  return best?.candidate ?? null
}

// Read when they are first asked for.
const known = new WeakMap<GarmentToFind, readonly Find[]>()

function findsOf(garment: GarmentToFind): readonly Find[] {
  const before = known.get(garment)
  if (before) return before
  const colors = garment.color ? colorsOfRole[garment.color] : []
  const finds = colors.map((color) => ({ garment, color, piece: pieceToFind(garment, color) }))
  known.set(garment, finds)
  return finds
}

// Shoes, bag and belt of one color look meant.
function isOfLeather({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'extra'
}
