import { cutInName } from '../../closet/garment-facts/cut-in-name.ts'
import { isMaterialNamed } from '../../closet/garment-facts/is-material-named.ts'
import { mayBePatterned } from '../../closet/garment-facts/may-be-patterned.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment, Material } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { areaWeight } from '../score/area-weight.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

// Surface of materials with a noticeable texture.
const surfaces: Partial<Record<Material, string>> = {
  leather: 'smooth', 'patent leather': 'smooth', satin: 'smooth', silk: 'smooth', suede: 'soft', velvet: 'soft',
  wool: 'rough', tweed: 'rough', corduroy: 'rough', denim: 'rough', linen: 'rough', straw: 'rough',
} // prettier-ignore

/** Facts about cut, pattern and fabric of a piece next to the others. */
export function shapeFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const facts: PieceFact[] = []
  const { garment } = piece
  const at = (slot: Garment['slot']) => pieces.find((one) => one.garment.slot === slot)
  const other = garment.slot === 'top' ? at('bottom') : garment.slot === 'bottom' ? at('top') : undefined
  // A traditional outer piece, such as a sherwani, hides the top.
  const isHidden = pieces.some(({ garment: over }) => over.slot === 'outer' && over.tags.has('traditional'))
  const isUnderwear = garment.purpose === 'sport underwear'
  const cut = cutInName(piece)
  if (other && cut && cutInName(other) && !isHidden && !isUnderwear) {
    const [own, otherCut] = [garment.silhouette, other.garment.silhouette]
    if (own !== 'regular' && otherCut !== 'regular' && own !== otherCut)
      facts.push({ is: 'balances', weight: 0.54, cut, other })
  }
  if (
    isPatterned(piece) &&
    pieces.length > 2 &&
    pieces.every((one) => one === piece || !(isPatterned(one) || mayBePatterned(one)))
  )
    facts.push({ is: 'only pattern', weight: 0.52 })
  const [largest] = pieces
    .filter((one) => one !== piece)
    .toSorted((one, two) => areaWeight[two.garment.slot] - areaWeight[one.garment.slot])
  const [material, against] = [garment.material, largest?.garment.material]
  const isContrast = material && against && surfaces[material] !== surfaces[against]
  if (
    largest &&
    isContrast &&
    surfaces[material] &&
    surfaces[against] &&
    // A belt lies on the trousers, whatever the coat is made of.
    !hasTag(garment, ['belt', 'dress belt']) &&
    [piece, largest].every((one) => isMaterialNamed(one) && !isDullSilk(one))
  )
    facts.push({ is: 'fabric contrast', weight: 0.36, material, other: largest })
  return facts
}

// Knitted, raw or washed silk neither shines nor feels smooth.
const isDullSilk = ({ name, garment: { material } }: StylistPiece) =>
  material === 'silk' && /\b(?:knit(?:ted)?|raw|noil|washed|tussah)\b/i.test(name)

const isPatterned = ({ garment: { pattern } }: StylistPiece) => pattern !== null
