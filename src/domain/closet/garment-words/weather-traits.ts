import type { Garment, GarmentColor, Material, RainFitness } from '../garment.ts'
import type { SeasonSet } from '../garment-types/garment-type.ts'
import type { Cut, Reading } from './cut-of.ts'

/** Effect of rain on a material; others bear it. */
// prettier-ignore
export const rainOfMaterials: Readonly<Partial<Record<Material, RainFitness>>> = {
  suede: 'spoils', silk: 'spoils', satin: 'spoils', velvet: 'spoils', straw: 'spoils',
  linen: 'suffers', lace: 'suffers', chiffon: 'suffers', viscose: 'suffers', cashmere: 'suffers', fur: 'suffers',
  sequin: 'suffers', corduroy: 'suffers', denim: 'suffers',
  leather: 'bears', 'patent leather': 'bears', synthetic: 'bears', wool: 'bears', tweed: 'bears', rubber: 'keeps out',
}

// OKLCH lightness from which splashes show on hems.
const LIGHT_FROM = 0.74
const WHITE_FROM = 0.9

/** Effect of rain on a piece, by its words, its material or type, and its color and length. */
export function rainOf({ parsed, type, traits }: Reading, cut: Cut, color: GarmentColor | null): RainFitness {
  const { slot, length, silhouette } = cut
  const material = cut.material ?? type?.usually ?? null
  if (parsed.rain) return parsed.rain
  if (material === 'canvas' && slot === 'shoes') return 'spoils'
  const ofCloth = material && rainOfMaterials[material]
  const cloth = (parsed.material ? (ofCloth ?? traits.rain) : (traits.rain ?? ofCloth)) ?? 'bears'
  if (traits.rain === 'keeps out' && cloth === 'bears') return 'keeps out'
  if (cloth === 'spoils' || cloth === 'keeps out') return cloth
  const lightness = color?.lightness ?? 0
  const isNearGround = slot === 'bottom' || slot === 'dress' || slot === 'shoes'
  if (isNearGround && lightness >= WHITE_FROM && color?.family === 'white') {
    // Splashes wipe off boots with heavy soles.
    if (type?.grip === 'rough' && type.tags.some((tag) => tag.endsWith('boots'))) return cloth
    return slot === 'bottom' && material !== 'leather' ? 'spoils' : 'suffers'
  }
  const isLight = slot === 'bottom' && lightness >= LIGHT_FROM
  const isLongAndWide = isNearGround && length === 'long' && silhouette === 'loose'
  return isLight || isLongAndWide || (material === 'canvas' && slot !== 'outer') ? 'suffers' : cloth
}

// As bits: 1 spring, 2 summer, 4 fall, 8 winter.
// prettier-ignore
const seasonSets: Readonly<Record<SeasonSet, number>> = {
  all: 15, warm: 3, summer: 2, mild: 5, notWinter: 7, cool: 13, cold: 12, winter: 8,
}
const order = ['spring', 'summer', 'fall', 'winter'] as const

// A scarf in one of these is for all seasons.
const airy: readonly (Material | null)[] = ['silk', 'satin', 'chiffon', 'cotton', 'linen', 'viscose', 'lace']
const woolen: readonly (Material | null)[] = ['wool', 'cashmere', 'fur', 'fleece']

/** Seasons in which a piece can be worn, if the owner stated none. */
export function seasonsOf({ parsed, traits }: Reading, cut: Cut): Garment['seasons'] {
  const isAiry = cut.slot === 'extra' && airy.includes(cut.material)
  const ofKind = seasonSets[(isAiry || isVelvetDress(cut) ? null : traits.seasons) ?? 'all']
  const named = seasonSets[parsed.season ?? 'all']
  const stated = narrowed(narrowed(ofKind, seasonSets[setOfCloth(cut, traits.seasons)]), named)
  // Open shoes are never for winter, even if the name says so.
  const bits = cut.slot === 'shoes' && cut.isOpen ? narrowed(stated, seasonSets.notWinter) : stated
  return order.filter((_, at) => (bits >> at) & 1)
}

// Velvet overrides the type: a slip dress is for the warm seasons, a velvet one for parties in the cold ones.
const isVelvetDress = ({ slot, material }: Cut) => slot === 'dress' && material === 'velvet'

// Intersects two sets. If they hardly overlap, the more specific one wins: wool shorts are not for summer.
function narrowed(usual: number, particular: number): number {
  const both = usual & particular
  const isTooLittle = both === 0 || (isSingle(both) && !isSingle(usual) && !isSingle(particular))
  return isTooLittle ? particular : both
}

const isSingle = (bits: number) => (bits & (bits - 1)) === 0

function setOfCloth({ slot, material, warmthClo, isOpen }: Cut, ofType: SeasonSet | undefined): SeasonSet {
  const is = (...some: readonly Material[]) => material !== null && some.includes(material)
  // A type for all seasons, such as a suit, is assumed to be of light worsted if the words name only wool.
  if (ofType === 'all' && (material === null || material === 'wool')) return 'all'
  switch (slot) {
    case 'shoes':
      if (is('fur')) return 'winter'
      return isOpen || is('canvas', 'straw', 'mesh') ? 'notWinter' : 'all'
    case 'bag':
      return is('straw') ? 'warm' : 'all'
    case 'extra':
      return is('straw') ? 'warm' : woolen.includes(material) ? 'cold' : 'all'
    case 'outer':
      if (is('down', 'fur')) return 'winter'
      if (is('velvet')) return 'cool'
      return warmthClo >= 0.75 ? 'winter' : warmthClo >= 0.5 ? 'cold' : is('linen') ? 'warm' : 'all'
    default:
      if (slot === 'dress' && is('velvet')) return 'cool'
      if (is('linen', 'straw')) return 'warm'
      if (is('fleece', 'fur', 'down')) return 'cold'
      if (slot === 'top') return warmthClo >= 0.4 ? 'cold' : warmthClo >= 0.3 ? 'cool' : 'all'
      if (slot === 'dress' && isOpen) return 'notWinter'
      return is('wool', 'cashmere', 'tweed', 'corduroy', 'velvet') ? 'cool' : 'all'
  }
}
