import type {
  Garment,
  GarmentLength,
  GarmentSlot,
  HeelHeight,
  Material,
  Purpose,
  SoleGrip,
} from '../garment.ts'
import type { BodyPart, GarmentTag } from '../tags/garment-tags.ts'
import type { GarmentType } from '../garment-types/garment-types.ts'
import type { Sleeves } from './vocabulary/vocabulary.ts'
import type { Change, Modifier } from './vocabulary/modifiers.ts'

interface Piece {
  readonly slot: GarmentSlot
  readonly material: Material | null
  readonly length: GarmentLength
  readonly sleeves: Sleeves | undefined
}

type Details = Pick<Garment, 'tags' | 'bares' | 'purpose' | 'heel' | 'grip' | 'wornBy' | 'culture' | 'set'>

const unknown = {
  tags: new Set<GarmentTag>(),
  bares: new Set<BodyPart>(),
  wornBy: null,
  culture: null,
  set: null,
}

/** Tags, purpose, heel, culture and similar details of a piece, from its type and the changes by its words. */
export function detailsOf(type: GarmentType | null, changes: readonly Change[], piece: Piece): Details {
  const isShoe = piece.slot === 'shoes'
  if (!type) {
    const purpose = purposeOf(null, changes)
    return { ...unknown, purpose, heel: isShoe ? 'flat' : null, grip: isShoe ? 'ordinary' : null }
  }
  const heel = isShoe ? heelOf(type, changes) : null
  return {
    tags: tagsOf(type, changes, piece, heel),
    bares: baresOf(type, changes, piece),
    purpose: purposeOf(type, changes),
    heel,
    grip: isShoe ? gripOf(type, changes) : null,
    wornBy: type.wornBy ?? firstOf(changes, 'wornBy') ?? null,
    culture: type.culture ?? firstOf(changes, 'culture') ?? null,
    set: type.set ?? firstOf(changes, 'set') ?? null,
  }
}

/** Modifiers that apply to a piece of this type and slot. */
export function modifiersFor(
  modifiers: readonly Modifier[],
  type: GarmentType | null,
  slot: GarmentSlot,
): Modifier[] {
  return modifiers.filter(({ slots, types, unlessTypes, onlyWith }) => {
    if (slots && !slots.some((each) => each === slot)) return false
    if (types && !(type && types.includes(type.id))) return false
    if (unlessTypes && type && unlessTypes.includes(type.id)) return false
    return !onlyWith || type?.tags.includes(onlyWith) === true
  })
}

// prettier-ignore
const tagsOfMaterials: Readonly<Partial<Record<Material, readonly GarmentTag[]>>> = {
  denim: ['denim'], leather: ['leather'], suede: ['leather'], 'patent leather': ['leather', 'shiny'], lace: ['lace'],
  fur: ['fur'], sequin: ['sequined', 'shiny'], satin: ['shiny'], down: ['down'], mesh: ['sheer'],
}
const notByMaterial: ReadonlySet<GarmentTag> = new Set<GarmentTag>(['sheer', 'down'])

function tagsOf(
  type: GarmentType,
  changes: readonly Change[],
  { slot, material }: Piece,
  heel: HeelHeight | null,
): ReadonlySet<GarmentTag> {
  const tags = new Set(type.tags)
  for (const modifier of changes) for (const tag of modifier.tags ?? []) tags.add(tag)
  const ofCloth = material ?? type.usually
  const isOnBody = slot === 'top' || slot === 'bottom' || slot === 'dress'
  for (const tag of (ofCloth && tagsOfMaterials[ofCloth]) ?? [])
    if (!notByMaterial.has(tag) || (tag === 'down' && slot === 'outer') || (tag === 'sheer' && isOnBody))
      tags.add(tag)
  if (heel === 'flat' && slot === 'shoes') {
    for (const tag of ['heels', 'high heels', 'block heels'] as const) tags.delete(tag)
  }
  if (heel === 'high' || heel === 'block') tags.delete('flats')
  // The mesh of a jersey is not see-through, and the laces of sneakers are no lace.
  if (type.tags.includes('athletic')) tags.delete('sheer')
  if (type.tags.includes('sneakers')) tags.delete('lace')
  for (const { dropTags } of changes) for (const tag of dropTags ?? []) tags.delete(tag)
  return tags
}

function baresOf(
  type: GarmentType,
  changes: readonly Change[],
  { slot, length, sleeves }: Piece,
): ReadonlySet<BodyPart> {
  const bares = new Set(type.bares)
  const hasSleeves = slot === 'top' || slot === 'dress'
  if (hasSleeves && sleeves === 'long') for (const part of ['arms', 'shoulders'] as const) bares.delete(part)
  if (hasSleeves && (sleeves === 'none' || sleeves === 'short')) bares.add('arms')
  const hasHem = slot === 'dress' || slot === 'bottom'
  if (hasHem && length === 'long') for (const part of ['thighs', 'lower legs'] as const) bares.delete(part)
  for (const modifier of changes) for (const part of modifier.bares ?? []) bares.add(part)
  return bares
}

function purposeOf(type: GarmentType | null, changes: readonly Change[]): Purpose | null {
  return type?.purpose ?? firstOf(changes, 'purpose') ?? null
}

function heelOf(type: GarmentType, changes: readonly Change[]): HeelHeight {
  return firstOf(changes, 'heel') ?? type.heel ?? 'flat'
}

function gripOf(type: GarmentType, changes: readonly Change[]): SoleGrip {
  return firstOf(changes, 'grip') ?? type.grip ?? 'ordinary'
}

function firstOf<Key extends keyof Change>(changes: readonly Change[], key: Key): Change[Key] | undefined {
  return changes.find((change) => change[key] !== undefined)?.[key]
}
