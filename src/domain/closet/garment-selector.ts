import type { ColorFamily } from './color-family.ts'
import type { Garment, GarmentSlot, Material, Purpose } from './garment.ts'
import type { BodyPart, GarmentCulture, GarmentTag } from './garment-tags.ts'

/** Picks garments out: each list that is given must have one that fits, and each bound must hold. */
export interface GarmentSelector {
  readonly tags?: readonly GarmentTag[] | undefined
  readonly notTags?: readonly GarmentTag[] | undefined
  readonly slots?: readonly GarmentSlot[] | undefined
  readonly materials?: readonly Material[] | undefined
  readonly colors?: readonly ColorFamily[] | undefined
  readonly purposes?: readonly Purpose[] | undefined
  readonly cultures?: readonly GarmentCulture[] | undefined
  readonly bares?: readonly BodyPart[] | undefined
  /** Patterned garments alone. */
  readonly isPatterned?: true | undefined
  /** In clo; garments that are as warm, or warmer. */
  readonly warmerThanClo?: number | undefined
  readonly thinnerThanClo?: number | undefined
  /** On the scale of `Garment.formality`. */
  readonly formalityBelow?: number | undefined
  readonly formalityAbove?: number | undefined
}

/** Whether a selector picks the garment out. */
export function isSelected(garment: Garment, selector: GarmentSelector): boolean {
  const { tags, notTags, slots, materials, colors, purposes, cultures, bares } = selector
  if (slots && !slots.includes(garment.slot)) return false
  if (tags && !tags.some((tag) => garment.tags.has(tag))) return false
  if (notTags && notTags.some((tag) => garment.tags.has(tag))) return false
  if (materials && !(garment.material && materials.includes(garment.material))) return false
  if (colors && !(garment.color && colors.includes(garment.color.family))) return false
  if (purposes && !(garment.purpose && purposes.includes(garment.purpose))) return false
  if (cultures && !(garment.culture && cultures.includes(garment.culture))) return false
  if (bares && !bares.some((part) => garment.bares.has(part))) return false
  if (selector.isPatterned && garment.pattern === null) return false
  return isWithinBounds(garment, selector)
}

function isWithinBounds({ warmthClo, formality }: Garment, selector: GarmentSelector): boolean {
  const { warmerThanClo, thinnerThanClo, formalityBelow, formalityAbove } = selector
  if (warmerThanClo !== undefined && warmthClo < warmerThanClo) return false
  if (thinnerThanClo !== undefined && warmthClo > thinnerThanClo) return false
  if (formalityBelow !== undefined && formality >= formalityBelow) return false
  return formalityAbove === undefined || formality > formalityAbove
}
