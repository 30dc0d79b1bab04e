import { type BrandModel, hintFor, modelsIn } from '../brands/brand-models.ts'
import {
  type GarmentType,
  garmentTypeOf,
  isInOwnCategory,
  isCategory,
  isAllowedInCategory,
  refineType,
} from '../garment-types/garment-types.ts'
import { findType, type FoundType } from './find-type.ts'

/** Type of a piece, the words that name it, and the brand model among them. */
export interface ReadType {
  readonly type: GarmentType | null
  readonly words: ReadonlySet<string>
  readonly model: BrandModel | null
}

interface TypeWords {
  readonly name: readonly string[]
  /** The name without that of the brand: a J.Crew shirt isn't one of a crew. */
  readonly unbranded: readonly string[]
  readonly brand: readonly string[]
  readonly color: readonly string[]
  /** One array of words for each sentence. */
  readonly description: readonly (readonly string[])[]
  readonly category: string
}

// A chambray shirt may name its fabric as its color, and a vest in blaze orange is for hunting.
const tellingColors = ['chambray', 'blaze']

/**
 * Determines the type of a piece: by the noun in its name, else a brand model in it, else a noun in its description,
 * else the typical garment of its brand. A model overrides a wide noun: 'Clifton sneakers' are running shoes.
 */
export function typeOf({ name, unbranded, brand, color, description, category }: TypeWords): ReadType {
  const hint = hintFor(brand, name)
  const telling = tellingColors.find((word) => color.includes(word)) ?? null
  const stated = findType(unbranded, category, telling)
  const model = modelOf(name, brand, category, stated)
  if (model) return model
  // Most jackets of a maker for the outdoors are softshells, but not its models.
  const noun = telling === null && hint?.asWord ? findType(unbranded, category, hint.asWord) : stated
  if (noun) return { ...noun, model: null }
  for (const sentence of description) {
    const found = findType(sentence, category)
    if (found) return { ...found, model: null }
  }
  const usual = isCategory(category) ? garmentTypeOf(hint?.types[category] ?? null) : null
  // 'Stranda down' by a maker of softshells is a down jacket.
  return { type: usual && refineType(usual, new Set(name)).type, words: new Set(), model: null }
}

function modelOf(
  name: readonly string[],
  brand: readonly string[],
  category: string,
  noun: FoundType | null,
): ReadType | null {
  for (const { model, words, isSure } of modelsIn(name, brand)) {
    const type = garmentTypeOf(model.type)
    if (!type || !(isInOwnCategory(type, category) || isAllowedInCategory(type, category))) continue
    if (noun && !isFiner(type, noun, isSure)) continue
    return { type, words: new Set([...words, ...(noun?.words ?? [])]), model }
  }
  return null
}

// A model replaces a wide or uncertain noun, not a specific one.
function isFiner(type: GarmentType, { type: noun, isWeak }: FoundType, isSure: boolean): boolean {
  if (noun === type) return true
  // 'Canali suit jacket' is only the jacket.
  if (noun.set && noun.set === type.set) return false
  // A packable down vest has no sleeves, whatever the model is made as.
  if (noun.tags?.includes('gilet') && !type.tags?.includes('gilet')) return false
  if (isWeak) return isSure || noun.category === type.category
  if (noun.category !== type.category) return false
  return noun.isWide === true || (isSure && noun.drawing === type.drawing)
}
