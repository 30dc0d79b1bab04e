import { once } from '../../once.ts'
import { type GarmentType, garmentTypeOf, garmentTypes } from './garment-types.ts'

interface Refinement {
  /** All of them must occur. */
  readonly words: readonly string[]
  readonly type: GarmentType
}

const MAX_STEPS = 3
const refinements = once(() => {
  const ofType = new Map<string, Refinement[]>()
  for (const type of garmentTypes())
    for (const [of, phrases] of Object.entries(type.refines ?? {}))
      for (const phrase of phrases) {
        const list = ofType.get(of)
        const refinement = { words: phrase.split(' '), type }
        if (list) list.push(refinement)
        else ofType.set(of, [refinement])
      }
  return ofType
})

/** Refines a type by the other words of a name, and returns the words used: a jacket of denim is a denim jacket. */
export function refineType(
  type: GarmentType,
  words: ReadonlySet<string>,
): { type: GarmentType; by: readonly string[] } {
  const by: string[] = []
  let refined = type
  for (let step = 0; step < MAX_STEPS; step++) {
    const found = refinements()
      .get(refined.id)
      ?.find((each) => each.words.every((word) => words.has(word)))
    if (!found || found.type === type) break
    by.push(...found.words)
    refined = garmentTypeOf(found.type.id) ?? refined
  }
  return { type: refined, by }
}
