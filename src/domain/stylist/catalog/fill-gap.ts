import { oncePer } from '../../once.ts'
import { shadeOf } from '../../closet/colors/shade-of.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { isOfUse } from '../search/extra-role.ts'
import { hasSlotAmong } from '../search/outfit-slots.ts'
import {
  colorsOfRole,
  type CatalogGarment,
  catalogGarments,
  outfitParts,
  pieceFromName,
  slotOfPart,
} from './garment-catalog.ts'
import { type OutfitToComplete, rankCandidates } from './rank-candidates.ts'

/** A catalog garment in the color that goes best with the outfit. */
export interface FoundGarment {
  readonly garment: CatalogGarment
  readonly color: string
  readonly piece: StylistPiece
}

// Added to `Ranked.value`.
const VARIETY = 0.05
const FAVORITE = 0.06
const SAME_LEATHER = 0.06

/**
 * Returns the best catalog garment for a slot; null if the wearer wears none of them.
 * @param randomOf pseudo-random number from 0 to 1 by name; decides between almost equal garments
 */
export function fillGap(
  outfit: OutfitToComplete,
  slot: OwnSlot,
  randomOf: (name: string) => number,
): FoundGarment | null {
  const offered = outfitParts
    .filter((part) => slotOfPart[part] === slot)
    .flatMap(catalogGarments)
    .filter((garment) => isOffered(garment, slot, outfit))
  const useful = offered.filter(({ piece }) => hasUse(piece, outfit))
  const ranked = rankCandidates(
    useful.length > 0 ? useful : offered,
    outfit,
    ({ name }) => VARIETY * randomOf(name),
  )
  for (const { candidate } of ranked) {
    const found = inBestColor(candidate, outfit, randomOf)
    if (found) return found
  }
  return null
}

function isOffered(garment: CatalogGarment, slot: OwnSlot, { pieces, needs }: OutfitToComplete): boolean {
  const { kind, slot: own, wornBy, tags, rain } = garment.piece.garment
  const { activities = [], isWet = false } = needs.occasion ?? {}
  // Sweat ruins a watch strap, opaque tights aren't sportswear, and a studio is too warm for a beanie.
  const isIndoors = needs.occasion?.setting !== 'outdoors'
  const isInTheWay = tags.has('watch') || tags.has('tights') || (tags.has('beanie') && isIndoors)
  if (own === 'extra' && isInTheWay && activities.includes('sport')) return false
  // Rain ruins leather bags.
  if (own === 'bag' && isWet && (rain === 'spoils' || rain === 'suffers' || tags.has('leather'))) return false
  if (own === 'bag' && activities.includes('cycling') && (tags.has('tote') || tags.has('work bag')))
    return false
  // Totes and work bags don't suit a celebration.
  if (needs.occasion?.mood === 'festive' && (tags.has('tote') || tags.has('work bag'))) return false
  if (own !== slot || kind === null || !isForOccasion(garment, needs.occasion?.profiles ?? [])) return false
  // Women's garments are for a wearer of womenswear, or for an outfit that has one.
  const wears = needs.wearer?.wears ?? null
  const isWithSkirts =
    wears === 'womenswear' || pieces.some((piece) => piece.garment.wornBy === 'women') || slot === 'dress'
  return wornBy === null || wears === 'both' || (wornBy === 'women') === isWithSkirts
}

/** Whether a garment suits all occasions or one of these. */
export function isForOccasion({ for: only }: CatalogGarment, occasions: readonly string[]): boolean {
  return only?.some((id) => occasions.includes(id)) ?? true
}

function hasUse(piece: StylistPiece, { pieces, needs }: OutfitToComplete): boolean {
  const garments = pieces.map(({ garment }) => garment)
  return hasSlotAmong(piece, pieces) && isOfUse(piece.garment, garments, needs)
}

function inBestColor(
  garment: CatalogGarment,
  outfit: OutfitToComplete,
  randomOf: (name: string) => number,
): FoundGarment | null {
  if (!garment.color) return { garment, color: '', piece: garment.piece }
  const favorites = outfit.needs.wearer?.favoriteColors ?? []
  const [best] = rankCandidates(inEachColor(garment), outfit, ({ color, piece }) => {
    const isFavorite = piece.garment.color !== null && favorites.includes(piece.garment.color.family)
    return (
      VARIETY * randomOf(`${garment.name}:${color}`) +
      (isFavorite ? FAVORITE : 0) +
      (outfit.pieces.some((other) => isOfLeather(other) && shadeOf(other) === color) ? SAME_LEATHER : 0)
    )
  })
  return best?.candidate ?? null
}

const inEachColor = oncePer((garment: CatalogGarment): readonly FoundGarment[] => {
  const colors = garment.color ? colorsOfRole[garment.color] : []
  return colors.map((color) => ({ garment, color, piece: pieceFromName(garment, color) }))
})

// Pieces that go well in one color: shoes, bag and belt.
function isOfLeather({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'extra'
}
