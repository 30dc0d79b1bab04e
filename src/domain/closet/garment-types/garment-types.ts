import * as z from 'zod/mini'
import { type ClosetCategory, closetCategories } from '../../../contract/closet/closet.ts'
import { once } from '../../once.ts'
import type { Layer, OwnSlot } from '../garment.ts'
import accessories from './accessories.json' with { type: 'json' }
import bags from './bags.json' with { type: 'json' }
import bottoms from './bottoms.json' with { type: 'json' }
import dresses from './dresses.json' with { type: 'json' }
import { GarmentTypeRow } from './garment-type.ts'
import outerwear from './outerwear.json' with { type: 'json' }
import shoes from './shoes.json' with { type: 'json' }
import tops from './tops.json' with { type: 'json' }
import traditional from './traditional.json' with { type: 'json' }

/** A row of the table of garments with the defaults of its slot. */
export interface GarmentType extends GarmentTypeRow {
  readonly layer: Layer
  readonly category: ClosetCategory
}

const layerOfSlot: Readonly<Record<OwnSlot, Layer>> = {
  outer: 'outer', top: 'base', bottom: 'base', dress: 'base', shoes: 'none', bag: 'none', extra: 'none',
} // prettier-ignore
/** Category of a slot's pieces. */
export const categoryOfSlot: Readonly<Record<OwnSlot, ClosetCategory>> = {
  outer: 'Outerwear', top: 'Tops', bottom: 'Bottoms', dress: 'Dresses', shoes: 'Shoes', bag: 'Accessories',
  extra: 'Accessories',
} // prettier-ignore

/** Getters of the garment types of each file. Parsed lazily, since startup doesn't need them. */
export const garmentTypeTables = [
  tops, bottoms, dresses, outerwear, shoes, bags, accessories, traditional,
].map((rows) => once(() => z.array(GarmentTypeRow).parse(rows).map(withDefaults))) // prettier-ignore

/** The table of garments: all known types, in the order of the files. */
export const garmentTypes = once(() => garmentTypeTables.flatMap((types) => types()))

const byId = once(() => new Map(garmentTypes().map((type) => [type.id, type])))

/** Row with an id as in `Garment.type`; null if there is none. */
export function garmentTypeOf(id: string | null): GarmentType | null {
  return (id !== null && byId().get(id)) || null
}

function withDefaults(row: GarmentTypeRow): GarmentType {
  // The words of a key with several ids, 'pumps sandals', are for each of them.
  const refines = Object.entries(row.refines ?? {}).flatMap(([ids, words]) =>
    ids.split(' ').map((id) => [id, words] as const),
  )
  return {
    ...row,
    refines: Object.fromEntries(refines),
    layer: row.layer ?? layerOfSlot[row.slot],
    category: categoryOfSlot[row.slot],
  }
}

/** Whether a text is one of the six categories of the closet. */
export function isCategory(text: string): text is ClosetCategory {
  return closetCategories.some((category) => category === text)
}

/** Whether a category is the own one of a type; true for texts that are not a category. */
export function isInOwnCategory({ category: home }: GarmentType, category: string): boolean {
  return home === category || !isCategory(category)
}

/** Whether owners may file a type in a category other than its own. */
export function isAllowedInCategory(
  { category: home, also, isOpen }: GarmentType,
  category: string,
): boolean {
  if (!isCategory(category)) return false
  if (also?.includes(category)) return true
  if (category === 'Dresses') return home === 'Tops'
  return (
    (category === 'Tops' && home === 'Outerwear') || (category === 'Outerwear' && home === 'Tops' && !isOpen)
  )
}

const MAX_STEPS = 3
// Types by the wider type that they refine; all of the words must occur.
const refinements = once(() => {
  const all = garmentTypes().flatMap((type) =>
    Object.entries(type.refines ?? {}).flatMap(([of, phrases]) =>
      phrases.map((phrase) => ({ of, words: phrase.split(' '), type })),
    ),
  )
  return Map.groupBy(all, ({ of }) => of)
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
    refined = found.type
  }
  return { type: refined, by }
}
