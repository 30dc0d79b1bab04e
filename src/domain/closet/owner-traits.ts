import type { ClosetCategory } from '../../contract/closet.ts'
import type { OwnerTraits } from '../../contract/owner-traits.ts'
import { findGarmentType } from './garment-type-choices.ts'
import { garmentTags, type GarmentTag } from './garment-tags.ts'
import type { Garment, GarmentSlot, GarmentWords, Material, Purpose } from './garment.ts'
import { readGarment } from './read-garment.ts'

/** Of a piece about which the owner stated nothing. */
export const noTraits: OwnerTraits = {
  type: null,
  formality: null,
  warmthClo: null,
  material: null,
  pattern: null,
  purpose: null,
  seasons: null,
  tags: [],
}

/** Reads a piece from its words; the owner's traits win over all of them. */
export function readPiece(words: GarmentWords, traits: OwnerTraits): Garment {
  return withOwnerTraits(readGarment(words), traits)
}

/** The garment with the owner's traits in place of what was read. A stated type brings the rest of its row along. */
export function withOwnerTraits(garment: Garment, traits: OwnerTraits): Garment {
  if (traits === noTraits) return garment
  const typed = traits.type === null ? garment : asType(garment, traits.type)
  const purpose = traits.purpose === null ? typed.purpose : traits.purpose === 'any' ? null : traits.purpose
  const material = traits.material ?? typed.material
  return {
    ...typed,
    formality: traits.formality ?? typed.formality,
    warmthClo: traits.warmthClo ?? typed.warmthClo,
    material,
    pattern: traits.pattern === null ? typed.pattern : traits.pattern === 'plain' ? null : traits.pattern,
    purpose,
    seasons: traits.seasons ?? typed.seasons,
    tags: tagsOf(typed, traits, purpose, material),
  }
}

// What was read as the usual of the former type gives way; what the words say beyond it stays.
function asType(garment: Garment, id: string): Garment {
  if (garment.type === id) return garment
  const type = usualOfType(id, garment.slot)
  if (!type) return garment
  const usual = usualOf(garment)
  const isUsual = (key: keyof Garment) => JSON.stringify(garment[key]) === JSON.stringify(usual[key])
  const kept = <Key extends keyof Garment>(key: Key): Garment[Key] =>
    isUsual(key) ? type[key] : garment[key]
  const asWarm = usual.warmthClo > 0 ? garment.warmthClo / usual.warmthClo : 1
  return {
    ...type,
    type: id,
    formality: withinScale(type.formality + garment.formality - usual.formality),
    warmthClo: Math.round(100 * type.warmthClo * asWarm) / 100,
    material: kept('material'),
    pattern: kept('pattern'),
    purpose: kept('purpose'),
    seasons: kept('seasons'),
    tribes: { ...garment.tribes, ...type.tribes },
    tags: new Set([...type.tags, ...[...garment.tags].filter((tag) => !usual.tags.has(tag))]),
    color: garment.color,
    otherColors: garment.otherColors,
    brandLevel: garment.brandLevel,
  }
}

function withinScale(formality: number): number {
  return Math.round(10 * Math.min(5, Math.max(1, formality))) / 10
}

const categoryOfSlot: Readonly<Record<GarmentSlot, ClosetCategory>> = {
  outer: 'Outerwear',
  mid: 'Tops',
  top: 'Tops',
  bottom: 'Bottoms',
  dress: 'Dresses',
  shoes: 'Shoes',
  bag: 'Accessories',
  extra: 'Accessories',
}

const usuals = new Map<string, Garment>()

function usualOf({ type, slot }: Garment): Garment {
  return (type !== null && usualOfType(type, slot)) || usualIn(categoryOfSlot[slot], '')
}

/** A garment of a type of which nothing else is known, in a slot's category; undefined for an unknown type. */
export function usualOfType(id: string, slot: GarmentSlot): Garment | undefined {
  const type = findGarmentType(id)
  return type && usualIn(categoryOfSlot[slot], type.noun)
}

function usualIn(category: ClosetCategory, name: string): Garment {
  const key = `${category} ${name}`
  const known = usuals.get(key)
  if (known) return known
  const words = { name, category, color: '', brand: null, style: null, season: null, description: null }
  const usual = readGarment(words)
  usuals.set(key, usual)
  return usual
}

// Tags that say the same as a purpose or a fabric, so that a stated one changes them too.
const tagsOfPurpose: Readonly<Record<Purpose, readonly GarmentTag[]>> = {
  home: ['loungewear', 'sleepwear'],
  underwear: ['underwear', 'lingerie'],
  'sport underwear': ['underwear', 'athletic'],
  // prettier-ignore
  sport: [
    'athletic', 'gym', 'running', 'cycling', 'football', 'racket sport', 'golf', 'yoga', 'hiking', 'climbing', 'riding',
    'dance', 'martial arts', 'basketball',
  ],
  swimming: ['swimwear'],
  snow: ['skiing', 'ski jacket'],
  'own wedding': ['bridal'],
  rain: [],
}
const tagsOfMaterial: Readonly<Partial<Record<Material, readonly GarmentTag[]>>> = {
  denim: ['denim'],
  leather: ['leather'],
  'patent leather': ['leather', 'shiny'],
  lace: ['lace'],
  fur: ['fur'],
  sequin: ['sequined'],
  fleece: ['fleece'],
  down: ['down'],
  satin: ['shiny'],
  chiffon: ['sheer'],
}

function tagsOf(
  garment: Garment,
  traits: OwnerTraits,
  purpose: Purpose | null,
  material: Material | null,
): ReadonlySet<GarmentTag> {
  const tags = new Set(garment.tags)
  if (traits.purpose !== null && purpose !== garment.purpose) {
    for (const tag of tagsOfPurpose[garment.purpose ?? 'rain']) tags.delete(tag)
    const [first] = tagsOfPurpose[purpose ?? 'rain']
    if (first) tags.add(first)
  }
  if (traits.material !== null && material !== garment.material) {
    for (const tag of (garment.material && tagsOfMaterial[garment.material]) ?? []) tags.delete(tag)
    for (const tag of tagsOfMaterial[traits.material] ?? []) tags.add(tag)
  }
  const own = new Set(traits.tags.map((tag) => tag.toLowerCase()))
  for (const tag of garmentTags) if (own.has(tag)) tags.add(tag)
  return tags
}
