import * as z from 'zod/mini'
import { colorFamilies, isDarkShade } from './colors/color-family.ts'
import {
  garmentLengths,
  garmentSlots,
  type Garment,
  type GarmentSlot,
  materials,
  purposes,
  rainFitnesses,
  silhouettes,
} from './garment.ts'
import { hasTag, bodyParts, garmentCultures, garmentSets, garmentTags } from './tags/garment-tags.ts'

/** One or more of these values. */
export const someOf = <Value extends string>(values: readonly Value[]) =>
  z.optional(z.array(z.enum(values)).check(z.minLength(1)))

/** Conditions on a garment, all of which must hold. A list holds if one of its values matches. */
export const GarmentSelector = z.strictObject({
  tags: someOf(garmentTags),
  /** All of them must be present. */
  allTags: someOf(garmentTags),
  notTags: someOf(garmentTags),
  slots: someOf(garmentSlots),
  materials: someOf(materials),
  notMaterials: someOf(materials),
  colors: someOf(colorFamilies),
  /** Excludes dark shades: burgundy, bottle green. */
  notDark: z.optional(z.literal(true)),
  purposes: someOf(purposes),
  cultures: someOf(garmentCultures),
  notCultures: someOf(garmentCultures),
  bares: someOf(bodyParts),
  covers: someOf(bodyParts),
  /** Words that the owner's names share, in lowercase. */
  ownWords: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Sets by the owner's names: 'morning coat' of 'striped trousers for the morning coat'. */
  setNames: z.optional(z.array(z.string()).check(z.minLength(1))),
  sets: someOf(garmentSets),
  silhouettes: someOf(silhouettes),
  lengths: someOf(garmentLengths),
  rains: someOf(rainFitnesses),
  /** Only garments with a pattern that shows from afar: no pinstripes. */
  isPatterned: z.optional(z.literal(true)),
  /** Only plain garments. */
  isPlain: z.optional(z.literal(true)),
  /** Lower bound in clo, inclusive. */
  warmerThanClo: z.optional(z.number()),
  /** Upper bound in clo, inclusive. */
  thinnerThanClo: z.optional(z.number()),
  /** On the scale of `Garment.formality`, exclusive; so is `formalityAbove`. */
  formalityBelow: z.optional(z.number()),
  formalityAbove: z.optional(z.number()),
})
export type GarmentSelector = z.infer<typeof GarmentSelector>

const quietPatterns: ReadonlySet<Garment['pattern']> = new Set<Garment['pattern']>(['pin', 'herringbone'])

/** Whether the garment meets all conditions of the selector. */
export function isSelected(garment: Garment, selector: GarmentSelector): boolean {
  const { tags, notTags, slots, materials: fabrics, colors, cultures, notCultures, bares } = selector
  if (slots && !slots.includes(garment.slot) && !slots.includes(ownSlotOf(garment, selector))) return false
  if (tags && !hasTag(garment, tags)) return false
  if (selector.allTags && !selector.allTags.every((tag) => garment.tags.has(tag))) return false
  if (notTags && hasTag(garment, notTags)) return false
  if (fabrics && !(garment.material && fabrics.includes(garment.material))) return false
  if (garment.material && selector.notMaterials?.includes(garment.material)) return false
  if (colors && !(garment.color && colors.includes(garment.color.family))) return false
  if (selector.notDark && garment.color && isDarkShade(garment.color)) return false
  if (selector.purposes && !(garment.purpose && selector.purposes.includes(garment.purpose))) return false
  if (cultures && !(garment.culture && cultures.includes(garment.culture))) return false
  if (notCultures && garment.culture && notCultures.includes(garment.culture)) return false
  if (bares && !bares.some((part) => garment.bares.has(part))) return false
  if (selector.covers && selector.covers.some((part) => garment.bares.has(part))) return false
  if (selector.ownWords && !selector.ownWords.some((word) => garment.ownWords.has(word))) return false
  if (selector.setNames && !selector.setNames.some((name) => name === garment.setName)) return false
  if (selector.sets && !(garment.set && selector.sets.includes(garment.set))) return false
  if (selector.silhouettes && !selector.silhouettes.includes(garment.silhouette)) return false
  if (selector.lengths && !selector.lengths.includes(garment.length)) return false
  if (selector.rains && !selector.rains.includes(garment.rain)) return false
  if (selector.isPatterned && (garment.pattern === null || quietPatterns.has(garment.pattern))) return false
  if (selector.isPlain && garment.pattern !== null) return false
  return isWithinBounds(garment, selector)
}

// A suit jacket under a coat (slot mid) still counts as outer. A cardigan counts as a top where its color matters.
function ownSlotOf({ slot, layer }: Garment, { colors, isPatterned }: GarmentSelector): GarmentSlot {
  if (slot !== 'mid') return slot
  if (layer === 'outer') return 'outer'
  return colors || isPatterned ? 'top' : slot
}

function isWithinBounds({ warmthClo, formality }: Garment, selector: GarmentSelector): boolean {
  const { warmerThanClo, thinnerThanClo, formalityBelow, formalityAbove } = selector
  if (warmerThanClo !== undefined && warmthClo < warmerThanClo) return false
  if (thinnerThanClo !== undefined && warmthClo > thinnerThanClo) return false
  if (formalityBelow !== undefined && formality >= formalityBelow) return false
  return formalityAbove === undefined || formality > formalityAbove
}
