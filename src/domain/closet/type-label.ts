import { garmentTypes, type GarmentType } from './garment-types/garment-types.ts'

const typesByNoun = Map.groupBy(garmentTypes, ({ noun }) => noun)

/**
 * What a type is called in a list of types: 'dinner jacket'. In a sentence several types share a noun; there the one
 * with the noun as its id has it, and the others are called by their ids: 'jeans', 'skinny jeans'.
 */
export function typeLabel({ id, noun }: GarmentType): string {
  const isShared = (typesByNoun.get(noun)?.length ?? 0) > 1
  const isNounItself = id === noun.toLowerCase().replaceAll(' ', '-')
  return isShared && !isNounItself ? id.replaceAll('-', ' ') : noun
}
