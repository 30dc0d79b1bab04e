import type {
  GarmentColor,
  GarmentLength,
  GarmentSlot,
  Material,
  RainFitness,
  Silhouette,
} from '../garment.ts'
import type { GarmentType } from '../garment-types/garment-types.ts'
import type { ParsedWords } from './parse-words.ts'
import type { Traits } from './traits.ts'

interface Piece {
  readonly slot: GarmentSlot
  readonly material: Material | null
  readonly silhouette: Silhouette
  readonly length: GarmentLength
  readonly color: GarmentColor | null
  readonly type: GarmentType | null
}

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
export function rainOf(parsed: ParsedWords, traits: Traits, piece: Piece): RainFitness {
  const { slot, type } = piece
  const material = piece.material ?? type?.usually ?? null
  if (parsed.rain) return parsed.rain
  if (material === 'canvas' && slot === 'shoes') return 'spoils'
  const ofCloth = material && rainOfMaterials[material]
  const cloth = (parsed.material ? (ofCloth ?? traits.rain) : (traits.rain ?? ofCloth)) ?? 'bears'
  if (traits.rain === 'keeps out' && cloth === 'bears') return 'keeps out'
  if (cloth === 'spoils' || cloth === 'keeps out') return cloth
  const isWorst =
    isNearGround(slot) && (piece.color?.lightness ?? 0) >= WHITE_FROM && piece.color?.family === 'white'
  // Splashes wipe off boots with heavy soles.
  if (isWorst && type?.grip === 'rough' && type.tags.some((tag) => tag.endsWith('boots'))) return cloth
  if (isWorst) return slot === 'bottom' && material !== 'leather' ? 'spoils' : 'suffers'
  const isLight = slot === 'bottom' && (piece.color?.lightness ?? 0) >= LIGHT_FROM
  const isLongAndWide = piece.length === 'long' && piece.silhouette === 'loose' && isNearGround(slot)
  return isLight || isLongAndWide || (material === 'canvas' && slot !== 'outer') ? 'suffers' : cloth
}

function isNearGround(slot: GarmentSlot): boolean {
  return slot === 'bottom' || slot === 'dress' || slot === 'shoes'
}
