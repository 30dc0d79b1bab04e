import type { Material } from '../../closet/garment.ts'
import { isMaterialNamed } from '../../closet/garment-facts/is-material-named.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { HOT_FROM_CELSIUS, type WeatherHarm } from '../../weather/fit-in-weather.ts'
import { capital, degrees } from '../english.ts'
import { fabricWords, pieceWords } from '../pieces/piece-words.ts'

/** Explains why a piece should stay at home: 'Tan suede loafers: rain stains suede.' */
export function pieceToLeave(piece: StylistPiece, harm: WeatherHarm): string {
  const { full, them } = pieceWords(piece)
  return `${capital(full)}: ${harmWords(harm, piece, them)}.`
}

// Fabrics that rain only stains or soaks, which stay wearable.
const spotted: ReadonlySet<Material> = new Set<Material>(['suede', 'silk', 'satin'])

const soaked: ReadonlySet<Material> = new Set<Material>(['canvas', 'denim', 'cotton', 'linen'])

function rainWords(material: Material | null, piece: StylistPiece, them: string): string {
  if (material === null) return `rain could ruin ${them}`
  const fabric = fabricWords(material, [piece])
  // The fabric that is usual for a slip dress may not be that of this one.
  if (!isMaterialNamed(piece) || /velour/i.test(piece.name)) return `rain could stain ${them}`
  if (soaked.has(material)) return `rain soaks ${fabric}`
  return spotted.has(material) ? `rain stains ${fabric}` : `rain ruins ${fabric}`
}

function harmWords(harm: WeatherHarm, piece: StylistPiece, them: string): string {
  const { garment } = piece
  switch (harm.is) {
    case 'rain':
      // Bone and cream are pale, not white.
      if (harm.on === 'white')
        return `rain splashes show on ${pieceWords(piece).shade === 'white' ? 'white' : 'pale colors'}`
      return rainWords(harm.on, piece, them)
    case 'snow':
      return `${garment.slot === 'shoes' ? 'snow and salt stain' : 'snow stains'} ${harm.on && isMaterialNamed(piece) ? fabricWords(harm.on, [piece]) : them}`
    case 'wet feet':
      return 'your feet would get wet'
    case 'heels on ice':
      return garment.heel === 'block' || garment.heel === 'high'
        ? 'heels slip on ice'
        : 'not enough grip on ice'
    case 'smooth soles on ice':
      return 'smooth soles slip on ice'
    case 'cold feet':
      return "it's too cold for bare feet"
    case 'bare arms':
    case 'bare legs':
      return `it's too cold for ${harm.is}`
    case 'heat':
      return `too warm for ${degrees(HOT_FROM_CELSIUS)}`
    case 'wide brim':
      if (hasTag(garment, ['sun hat']) && !hasTag(garment, ['cap'])) return 'too windy for a wide brim'
      // Avoids 'Plum hat: too windy for a hat'.
      return pieceWords(piece).noun.endsWith('hat')
        ? `the wind could blow ${them} off`
        : 'too windy for a hat'
    case 'loose scarf':
      return 'too windy for a loose scarf'
    default:
      return harm satisfies never
  }
}
