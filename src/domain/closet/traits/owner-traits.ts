import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import { garmentTypeOf } from '../garment-types/garment-types.ts'
import { garmentTags, type GarmentTag } from '../tags/garment-tags.ts'
import type { Garment, GarmentWords, Material, Purpose } from '../garment.ts'
import { tagsOfMaterials } from '../garment-words/details-of.ts'
import { readGarment } from '../read-garment.ts'

/** Traits of a piece about which the owner stated nothing. */
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

/** Reads a piece from its words; the owner's traits take precedence. Ignores an unknown type. */
export function readPiece(words: GarmentWords, traits: OwnerTraits): Garment {
  return withOwnerTraits(readGarment(words, garmentTypeOf(traits.type)), traits)
}

// Applies all traits except the type, which `readGarment` uses.
function withOwnerTraits(garment: Garment, traits: OwnerTraits): Garment {
  if (traits === noTraits) return garment
  const { formality, warmthClo, pattern, seasons } = traits
  const purpose = traits.purpose === 'any' ? null : (traits.purpose ?? garment.purpose)
  const material = traits.material ?? garment.material
  return {
    ...garment,
    formality: formality ?? garment.formality,
    warmthClo: warmthClo ?? garment.warmthClo,
    material,
    pattern: pattern === 'plain' ? null : (pattern ?? garment.pattern),
    purpose,
    seasons: seasons ?? garment.seasons,
    tags: tagsOf(garment, traits, { purpose, material }),
  }
}

// Tags equivalent to a purpose or a material; they change with a stated one.
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
  ...tagsOfMaterials,
  fleece: ['fleece'],
  chiffon: ['sheer'],
}

function tagsOf(
  garment: Garment,
  traits: OwnerTraits,
  { purpose, material }: Pick<Garment, 'purpose' | 'material'>,
): ReadonlySet<GarmentTag> {
  const tags = new Set(garment.tags)
  if (purpose !== garment.purpose) {
    for (const tag of tagsOfPurpose[garment.purpose ?? 'rain']) tags.delete(tag)
    const [first] = tagsOfPurpose[purpose ?? 'rain']
    if (first) tags.add(first)
  }
  if (material !== garment.material) {
    for (const tag of (garment.material && tagsOfMaterial[garment.material]) ?? []) tags.delete(tag)
    for (const tag of (material && tagsOfMaterial[material]) ?? []) tags.add(tag)
  }
  const own = new Set(traits.tags.map((tag) => tag.toLowerCase()))
  for (const tag of garmentTags) if (own.has(tag)) tags.add(tag)
  return tags
}
