import { once } from '../../once.ts'
import { type GarmentType, garmentTypeOf, garmentTypes } from './garment-types.ts'

interface Refinement {
  /** Id of the type that it refines. */
  readonly of: string
  /** All of them must occur. */
  readonly words: readonly string[]
  readonly type: GarmentType
}

const MAX_STEPS = 3
const refinements = once(() => {
  const all = garmentTypes().flatMap((type) =>
    Object.entries(type.refines ?? {}).flatMap(([of, phrases]) =>
      phrases.map((phrase) => ({ of, words: phrase.split(' '), type })),
    ),
  )
  return Map.groupBy<string, Refinement>(all, ({ of }) => of)
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
