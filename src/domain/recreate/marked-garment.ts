import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { MarkedPiece } from '../../contract/recreate.ts'
import type { GarmentColor } from '../closet/garment.ts'
import { slotOfKind, type GarmentKind } from '../closet/garment-kinds.ts'
import { garmentTypeOf } from '../closet/garment-types/garment-types.ts'
import { nameColor } from '../closet/colors/color-name.ts'
import { readColors } from '../closet/colors/perceived-color.ts'
import { typeLabel } from '../closet/traits/type-label.ts'
import type { TrendGarment } from '../trends/trend.ts'

/** A marked garment, prepared for comparison with the closet. */
export interface MarkedGarment extends TrendGarment {
  readonly category: ClosetCategory
  /** Null for any of the category. */
  readonly typeId: string | null
  /** 'jeans'; 'top' for any of the category. */
  readonly noun: string
  /** Null if the text names no color. */
  readonly seen: GarmentColor | null
}

// The drawing and noun of an unspecified piece of a category.
const kindOfCategory: Readonly<
  Record<ClosetCategory, { readonly kind: GarmentKind; readonly noun: string }>
> = {
  Tops: { kind: 'tee', noun: 'top' },
  Bottoms: { kind: 'trousers', noun: 'bottoms' },
  Dresses: { kind: 'dress', noun: 'dress' },
  Outerwear: { kind: 'jacket', noun: 'jacket' },
  Shoes: { kind: 'sneakers', noun: 'shoes' },
  Accessories: { kind: 'scarf', noun: 'accessory' },
}

/** Parses a mark. A type that is unknown or of another category counts as any of the category. */
export function markedGarment({ category, typeId, color }: MarkedPiece): MarkedGarment {
  const found = garmentTypeOf(typeId)
  const type = found?.category === category ? found : null
  const any = kindOfCategory[category]
  const kind = type?.drawing ?? any.kind
  const noun = type ? typeLabel(type) : any.noun
  const name = color.startsWith('#') ? nameColor(color) : color
  const [seen = null] = readColors(color)
  return {
    category,
    typeId: type?.id ?? null,
    noun,
    seen,
    kind,
    slot: type ? (type.slot === 'bag' ? 'bag' : slotOfKind(kind, category)) : slotOfKind(null, category),
    name: `${name.toLowerCase()} ${noun}`,
    color,
    pattern: null,
  }
}
