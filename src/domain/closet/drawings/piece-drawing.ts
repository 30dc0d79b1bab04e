import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { garmentTypeOf } from '../garment-types/garment-types.ts'
import type { Garment } from '../garment.ts'
import type { GarmentKind } from '../garment-kinds.ts'
import { readGarment } from '../read-garment.ts'
import { hasTag } from '../tags/garment-tags.ts'
import { drawingAddress } from './drawing-address.ts'

const plainKinds: Readonly<Record<ClosetCategory, GarmentKind>> = {
  Tops: 'tee',
  Bottoms: 'trousers',
  Dresses: 'dress',
  Outerwear: 'jacket',
  Shoes: 'sneakers',
  Accessories: 'tote',
}

interface Drawable {
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string
  /** Id of the type that the owner chose; null if it is read from the name. */
  readonly type?: string | null
}

/** Address of the drawing of a piece: of the kind that it is read as, else the default kind of its category. */
export function pieceDrawing({ name, category, color, type = null }: Drawable): string {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  const garment = readGarment(words, garmentTypeOf(type))
  return drawingAddress(drawnKind(garment) ?? plainKind(garment, category), color)
}

/** Address of a drawing with the kind of another type, in the same color and pattern. */
export function redrawn(imageUrl: string, piece: Drawable): string {
  const [kind] = pieceDrawing(piece).split('.svg')
  return imageUrl.replace(/^[^.]+(?=\.svg)/, kind ?? '$&')
}

// A maxi dress is drawn with straps, but an abaya has sleeves.
function drawnKind({ kind, bares }: Garment): GarmentKind | null {
  return kind === 'maxi-dress' && !bares.has('arms') ? 'long-dress' : kind
}

// The usual accessory is a bag, which doesn't stand for a brooch.
function plainKind({ type, slot, tags }: Garment, category: ClosetCategory): GarmentKind {
  if (type === null || slot !== 'extra') return plainKinds[category]
  return hasTag({ tags }, ['jewelry', 'fine jewelry', 'statement jewelry']) ? 'necklace' : 'scarf'
}
