import { once } from '../../once.ts'
import { garmentTypes, type GarmentType } from '../garment-types/garment-types.ts'
import type { GarmentTypeChoice } from '../../../contract/closet/piece-readings.ts'

const typesByNoun = once(() => Map.groupBy(garmentTypes(), ({ noun }) => noun))

/**
 * Label of a type in a list of types: 'dinner jacket'. If several types share a noun, the type whose id is the noun
 * keeps it, and the others are labeled by their ids: 'jeans', 'skinny jeans'.
 */
export function typeLabel({ id, noun, label }: GarmentType): string {
  if (label) return label
  const isShared = (typesByNoun().get(noun)?.length ?? 0) > 1
  const isNounItself = id === noun.toLowerCase().replaceAll(' ', '-')
  return isShared && !isNounItself ? id.replaceAll('-', ' ') : noun
}

/** Garment types that an owner can choose for a piece: the whole table of garments, with unique labels. */
export const garmentTypeChoices = once((): readonly GarmentTypeChoice[] =>
  garmentTypes().map((type) => ({
    id: type.id,
    noun: typeLabel(type),
    names: type.names,
    category: type.category,
  })),
)
