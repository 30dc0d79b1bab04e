import type { Material } from '../../../contract/values/garment-values.ts'
import { isOfType } from './avoidable-types.ts'
import { bodyParts, hasTag, type BodyPart, type GarmentTag } from '../tags/garment-tags.ts'
import type { Garment } from '../garment.ts'
import type { Wearer } from './wearer.ts'

/** Reason by which the profile ('About me') excludes a garment. */
export type WearerObjection = 'worn by others' | 'coverage' | 'heels' | 'color' | 'material' | 'type'

// Body parts to cover. Hair excludes no garment; a headscarf is added instead.
const covered: Readonly<Record<Wearer['coverage'], readonly BodyPart[]>> = {
  'as I like': [],
  // Includes back and midriff: backless and cropped tops bare more than shoulders.
  shoulders: ['shoulders', 'back', 'midriff'],
  'arms and legs': bodyParts.filter((part) => part !== 'feet'),
  'hair, arms and legs': bodyParts.filter((part) => part !== 'feet'),
}

const heelTags: readonly GarmentTag[] = ['heels', 'high heels', 'block heels', 'wedges']

// Tags also cover parts in another material than the main one: jeans with lace, a leather trim.
// prettier-ignore
const tagOfMaterial: Readonly<Partial<Record<Material, GarmentTag>>> = {
  denim: 'denim', leather: 'leather', lace: 'lace', fur: 'fur', sequin: 'sequined',
}

/** Whether a garment may be proposed to a wearer; always true without a profile. */
export function suitsWearer(garment: Garment, wearer: Wearer | undefined): boolean {
  return wearer === undefined || objectionTo(garment, wearer) === null
}

/** First reason against a garment in the wearer's profile; null if there is none. */
export function objectionTo(garment: Garment, wearer: Wearer): WearerObjection | null {
  if (isWornByOthers(garment, wearer)) return 'worn by others'
  if (wearer.neverTypes.some((type) => isOfType(garment, type))) return 'type'
  if (hasUnwantedHeel(garment, wearer)) return 'heels'
  if (partsToCover(garment, wearer).length > 0) return 'coverage'
  if (garment.color && wearer.neverColors.includes(garment.color.family)) return 'color'
  return wearer.neverMaterials.some((material) => isOfMaterial(garment, material)) ? 'material' : null
}

function isWornByOthers({ wornBy }: Garment, { wears }: Wearer): boolean {
  return (wears === 'menswear' && wornBy === 'women') || (wears === 'womenswear' && wornBy === 'men')
}

function hasUnwantedHeel(garment: Garment, { heels }: Wearer): boolean {
  if (heels === 'any') return false
  if (garment.heel === 'high' || garment.tags.has('high heels')) return true
  return heels === 'none' && isHeeled(garment)
}

// A low heel counts only on pumps, because any boot or brogue has one. Cowboy boots never count.
function isHeeled({ heel, tags }: Garment): boolean {
  if (tags.has('cowboy boots')) return false
  if (heel === 'block' || hasTag({ tags }, heelTags)) return true
  return heel === 'low' && tags.has('pumps')
}

/** The body parts that a garment bares and its wearer covers. Layers and accessories bare nothing. */
export function partsToCover(
  { slot, bares }: Garment,
  { coverage }: Pick<Wearer, 'coverage'>,
): readonly BodyPart[] {
  if (slot !== 'top' && slot !== 'bottom' && slot !== 'dress') return []
  return covered[coverage].filter((part) => bares.has(part))
}

function isOfMaterial({ material, tags }: Garment, never: Material): boolean {
  const tag = tagOfMaterial[never]
  return material === never || (tag !== undefined && tags.has(tag))
}
