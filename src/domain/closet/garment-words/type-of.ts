import { type BrandModel, hintIn, modelsIn } from '../garment-types/brand-models.ts'
import { type GarmentType, garmentTypeOf } from '../garment-types/garment-types.ts'
import { isAtHome, isCategory, isGuest } from '../garment-types/keeps-in.ts'
import { findType, type FoundType } from './find-type.ts'

/** What a piece is called by: the type, the words that said it, and the brand's model among them. */
export interface ReadType {
  readonly type: GarmentType | null
  readonly words: ReadonlySet<string>
  readonly model: BrandModel | null
}

interface Said {
  readonly name: readonly string[]
  readonly brand: readonly string[]
  /** Sentence by sentence. */
  readonly description: readonly (readonly string[])[]
  readonly category: string
}

/**
 * The type of a piece: the noun of its name, else a brand's model in it, else a noun of its description, else what its brand
 * is known for. A model tells more than a wide noun: 'Clifton sneakers' are running shoes.
 */
export function typeOf({ name, brand, description, category }: Said): ReadType {
  const hint = hintIn(brand) ?? hintIn(name)
  const noun = findType(name, category, hint?.asWord ?? null)
  const model = modelOf(name, brand, category, noun)
  if (model) return model
  if (noun) return { ...noun, model: null }
  for (const sentence of description) {
    const found = findType(sentence, category)
    if (found) return { ...found, model: null }
  }
  const known = (isCategory(category) && garmentTypeOf(hint?.types[category] ?? null)) || null
  return { type: known, words: new Set(), model: null }
}

function modelOf(
  name: readonly string[],
  brand: readonly string[],
  category: string,
  noun: FoundType | null,
): ReadType | null {
  for (const { model, words, isSure } of modelsIn(name, brand)) {
    const type = garmentTypeOf(model.type)
    if (!type || !(isAtHome(type, category) || isGuest(type, category))) continue
    if (noun && !isFiner(type, noun, isSure)) continue
    return { type, words: new Set([...words, ...(noun?.words ?? [])]), model }
  }
  return null
}

// A noun that says exactly what the piece is stays; a wide one, or one that only may be a noun, gives way.
function isFiner(type: GarmentType, { type: noun, isWeak }: FoundType, isSure: boolean): boolean {
  if (noun === type) return true
  // 'Canali suit jacket' is the jacket alone.
  if (noun.set && noun.set === type.set) return false
  if (isWeak) return isSure || noun.category === type.category
  if (noun.category !== type.category) return false
  return noun.isWide === true || (isSure && noun.drawing === type.drawing)
}
