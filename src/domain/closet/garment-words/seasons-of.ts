import type { Garment, GarmentSlot, Material } from '../garment.ts'
import type { ParsedWords } from './parse-words.ts'
import type { SeasonSet } from '../garment-types/garment-type.ts'
import type { Traits } from './traits.ts'

interface Piece {
  readonly slot: GarmentSlot
  readonly material: Material | null
  readonly warmthClo: number
  readonly isOpen: boolean
}

type Seasons = Garment['seasons']

// As bits: 1 spring, 2 summer, 4 fall, 8 winter.
// prettier-ignore
const seasonSets: Readonly<Record<SeasonSet, number>> = {
  all: 15, warm: 3, summer: 2, mild: 5, notWinter: 7, cool: 13, cold: 12, winter: 8,
}
const order = ['spring', 'summer', 'fall', 'winter'] as const
const seasonsOfBits: readonly Seasons[] = Array.from({ length: 16 }, (_, bits) =>
  order.filter((_season, at) => (bits >> at) & 1),
)

// A scarf in one of these is for all seasons.
const airy: ReadonlySet<Material> = new Set<Material>([
  'silk',
  'satin',
  'chiffon',
  'cotton',
  'linen',
  'viscose',
  'lace',
])

/** Seasons in which a piece can be worn, if the owner stated none. */
export function seasonsOf(parsed: ParsedWords, traits: Traits, piece: Piece): Seasons {
  const isAiry = piece.slot === 'extra' && piece.material !== null && airy.has(piece.material)
  const ofKind = seasonSets[(isAiry || isVelvetDress(piece) ? null : traits.seasons) ?? 'all']
  const named = seasonSets[parsed.season ?? 'all']
  const bits = narrowed(narrowed(ofKind, seasonSets[setOfCloth(piece, traits)]), named)
  // Open shoes are never for winter, even if the name says so.
  const isBareFeet = piece.slot === 'shoes' && piece.isOpen
  return seasonsOfBits[isBareFeet ? narrowed(bits, seasonSets.notWinter) : bits] ?? order
}

// Velvet overrides the type: a slip dress is for the warm seasons, a velvet one for parties in the cold ones.
const isVelvetDress = ({ slot, material }: Pick<Piece, 'slot' | 'material'>) =>
  slot === 'dress' && material === 'velvet'

// Intersects two sets. If they hardly overlap, the more specific one wins: wool shorts are not for summer.
function narrowed(usual: number, particular: number): number {
  const both = usual & particular
  const isTooLittle = both === 0 || (isSingle(both) && !isSingle(usual) && !isSingle(particular))
  return isTooLittle ? particular : both
}

function isSingle(bits: number): boolean {
  return (bits & (bits - 1)) === 0
}

function setOfCloth({ slot, material, warmthClo, isOpen }: Piece, traits: Traits): SeasonSet {
  // A type for all seasons, such as a suit, is assumed to be of light worsted if the words name only wool.
  if (traits.seasons === 'all' && (material === null || material === 'wool')) return 'all'
  if (isVelvetDress({ slot, material })) return 'cool'
  if (slot === 'shoes') return material === 'fur' ? 'winter' : setOfShoes(material, isOpen)
  if (slot === 'bag' || slot === 'extra') return setOfExtra(slot, material)
  if (slot === 'outer') {
    if (material === 'down' || material === 'fur') return 'winter'
    if (material === 'velvet') return 'cool'
    return warmthClo >= 0.75 ? 'winter' : warmthClo >= 0.5 ? 'cold' : material === 'linen' ? 'warm' : 'all'
  }
  if (material === 'linen' || material === 'straw') return 'warm'
  if (material === 'fleece' || material === 'fur' || material === 'down') return 'cold'
  if (slot === 'top') return warmthClo >= 0.4 ? 'cold' : warmthClo >= 0.3 ? 'cool' : 'all'
  if (slot === 'dress' && isOpen) return 'notWinter'
  const isWarm =
    material === 'wool' || material === 'cashmere' || material === 'tweed' || material === 'corduroy'
  return isWarm || material === 'velvet' ? 'cool' : 'all'
}

function setOfShoes(material: Material | null, isOpen: boolean): SeasonSet {
  if (isOpen) return 'notWinter'
  return material === 'canvas' || material === 'straw' || material === 'mesh' ? 'notWinter' : 'all'
}

function setOfExtra(slot: GarmentSlot, material: Material | null): SeasonSet {
  if (material === 'straw') return 'warm'
  const isWarm = material === 'wool' || material === 'cashmere' || material === 'fur' || material === 'fleece'
  if (slot === 'extra' && isWarm) return 'cold'
  return 'all'
}
