import type { Material } from '../../contract/garment-values.ts'
import { isOfType } from './avoidable-types.ts'
import { hasTag, type BodyPart, type GarmentTag } from './garment-tags.ts'
import type { Garment } from './garment.ts'
import type { Wearer } from './wearer.ts'

/** What of 'About me' speaks against a garment. */
export type WearerObjection = 'worn by others' | 'coverage' | 'heels' | 'color' | 'material' | 'type'

// What a person covers who covers so much. Hair is a matter of what is added, not of what is left out.
const covered: Readonly<Record<Wearer['coverage'], readonly BodyPart[]>> = {
  'as I like': [],
  // Backless and cropped tops bare more than the shoulders that are meant.
  shoulders: ['shoulders', 'back', 'midriff'],
  'arms and legs': ['shoulders', 'arms', 'chest', 'back', 'midriff', 'thighs', 'lower legs'],
  'hair, arms and legs': ['shoulders', 'arms', 'chest', 'back', 'midriff', 'thighs', 'lower legs'],
}

const heelTags: readonly GarmentTag[] = ['heels', 'high heels', 'block heels', 'wedges']

// A tag says of a piece what its one fabric need not: jeans with lace, a leather trim.
const tagOfMaterial: Readonly<Partial<Record<Material, GarmentTag>>> = {
  denim: 'denim',
  leather: 'leather',
  lace: 'lace',
  fur: 'fur',
  sequin: 'sequined',
}

/** Whether a garment may be proposed to a wearer; to one who said nothing every garment may. */
export function suitsWearer(garment: Garment, wearer: Wearer | undefined): boolean {
  return wearer === undefined || objectionTo(garment, wearer) === null
}

/** The first thing that speaks against a garment for a wearer; null where nothing does. */
export function objectionTo(garment: Garment, wearer: Wearer): WearerObjection | null {
  if (isWornByOthers(garment, wearer)) return 'worn by others'
  if (wearer.neverTypes.some((type) => isOfType(garment, type))) return 'type'
  if (hasUnwantedHeel(garment, wearer)) return 'heels'
  if (isTooBare(garment, wearer)) return 'coverage'
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

// A low heel is that of any boot or brogue, but for pumps; and nobody means cowboy boots, which have one too.
function isHeeled({ heel, tags }: Garment): boolean {
  if (tags.has('cowboy boots')) return false
  if (heel === 'block' || hasTag({ tags }, heelTags)) return true
  return heel === 'low' && tags.has('pumps')
}

// Over something else, as a coat or a vest is worn, and as an accessory, a garment bares nothing.
function isTooBare({ slot, bares }: Garment, { coverage }: Wearer): boolean {
  if (slot !== 'top' && slot !== 'bottom' && slot !== 'dress') return false
  return covered[coverage].some((part) => bares.has(part))
}

function isOfMaterial({ material, tags }: Garment, never: Material): boolean {
  const tag = tagOfMaterial[never]
  return material === never || (tag !== undefined && tags.has(tag))
}
