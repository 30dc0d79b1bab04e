import type { Garment, HeelHeight, Material } from '../garment.ts'
import type { GarmentType } from '../garment-types/garment-types.ts'
import type { BodyPart, GarmentTag } from '../tags/garment-tags.ts'
import type { Cut, Reading } from './cut-of.ts'
import type { Change, Modifier } from './vocabulary/modifiers.ts'

type Details = Pick<Garment, 'tags' | 'bares' | 'purpose' | 'heel' | 'grip' | 'wornBy' | 'culture' | 'set'>

/** Tags, purpose, heel, culture and similar details of a piece; little is known of one without a type. */
export function detailsOf(reading: Reading, cut: Cut): Details {
  const { type, changes, slot } = reading
  const first = <Key extends keyof Change>(key: Key): Change[Key] | undefined =>
    changes.find((change) => change[key] !== undefined)?.[key]
  const isShoe = slot === 'shoes'
  const purpose = type?.purpose ?? first('purpose') ?? null
  if (!type) return { ...unknown, purpose, heel: isShoe ? 'flat' : null, grip: isShoe ? 'ordinary' : null }
  const heel = isShoe ? (first('heel') ?? type.heel ?? 'flat') : null
  return {
    tags: tagsOf(reading, type, cut.material, heel),
    bares: baresOf(reading, type, cut),
    purpose,
    heel,
    grip: isShoe ? (first('grip') ?? type.grip ?? 'ordinary') : null,
    wornBy: type.wornBy ?? first('wornBy') ?? null,
    culture: type.culture ?? first('culture') ?? null,
    set: type.set ?? first('set') ?? null,
  }
}

const unknown = {
  tags: new Set<GarmentTag>(),
  bares: new Set<BodyPart>(),
  wornBy: null,
  culture: null,
  set: null,
}

/** Modifiers that apply to a piece of this type and slot. */
export function modifiersFor(
  modifiers: readonly Modifier[],
  { type, slot }: Pick<Reading, 'type' | 'slot'>,
): Modifier[] {
  return modifiers.filter(({ slots, types, unlessTypes, onlyWith }) => {
    if (slots && !slots.includes(slot)) return false
    if (types && !(type && types.includes(type.id))) return false
    if (unlessTypes && type && unlessTypes.includes(type.id)) return false
    return !onlyWith || type?.tags.includes(onlyWith) === true
  })
}

/** Tags that a material implies. */
// prettier-ignore
export const tagsOfMaterials: Readonly<Partial<Record<Material, readonly GarmentTag[]>>> = {
  denim: ['denim'], leather: ['leather'], suede: ['leather'], 'patent leather': ['leather', 'shiny'], lace: ['lace'],
  fur: ['fur'], sequin: ['sequined', 'shiny'], satin: ['shiny'], down: ['down'], mesh: ['sheer'],
}

function tagsOf(
  { changes, slot }: Reading,
  type: GarmentType,
  material: Material | null,
  heel: HeelHeight | null,
): ReadonlySet<GarmentTag> {
  const cloth = material ?? type.usually
  // A down scarf isn't a down coat, nor are mesh shoes see-through.
  const isOnBody = slot === 'top' || slot === 'bottom' || slot === 'dress'
  const isMeant = (tag: GarmentTag) => (tag === 'down' ? slot === 'outer' : tag !== 'sheer' || isOnBody)
  const ofCloth = ((cloth && tagsOfMaterials[cloth]) ?? []).filter(isMeant)
  const tags = new Set([...type.tags, ...changes.flatMap((change) => change.tags ?? []), ...ofCloth])
  const dropped: readonly GarmentTag[] = [
    ...(heel === 'flat' ? (['heels', 'high heels', 'block heels'] as const) : []),
    ...(heel === 'high' || heel === 'block' ? (['flats'] as const) : []),
    // The mesh of a jersey isn't see-through, and the laces of sneakers aren't lace.
    ...(type.tags.includes('athletic') ? (['sheer'] as const) : []),
    ...(type.tags.includes('sneakers') ? (['lace'] as const) : []),
    ...changes.flatMap(({ dropTags }) => dropTags ?? []),
  ]
  for (const tag of dropped) tags.delete(tag)
  return tags
}

function baresOf(
  { changes, parsed: { sleeves }, slot }: Reading,
  type: GarmentType,
  { length }: Cut,
): ReadonlySet<BodyPart> {
  const bares = new Set(type.bares)
  const hasSleeves = slot === 'top' || slot === 'dress'
  if (hasSleeves && sleeves === 'long') for (const part of ['arms', 'shoulders'] as const) bares.delete(part)
  if (hasSleeves && (sleeves === 'none' || sleeves === 'short')) bares.add('arms')
  const hasHem = slot === 'dress' || slot === 'bottom'
  if (hasHem && length === 'long') for (const part of ['thighs', 'lower legs'] as const) bares.delete(part)
  for (const change of changes) for (const part of change.bares ?? []) bares.add(part)
  return bares
}
