import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'

// Tops that employers print their name on.
const workTops = ['polo', 't-shirt', 'fleece', 'sweatshirt', 'shirt'] as const satisfies readonly GarmentTag[]
const clothes = ['top', 'bottom', 'dress', 'outer'] as const

/**
 * Wants of the clothes of the employer at a job with a uniform: of a word that describes no garment and names a top and a
 * piece of another slot, such as the polo and the jacket of an airline. None if there are two such words.
 */
export function employerClothes(
  focus: StylistPiece,
  closet: readonly StylistPiece[],
  { occasion }: OutfitNeeds,
): OccasionWant[] {
  const isJob =
    occasion?.wants?.some(({ of, weight }) => weight === 3 && of.tags?.includes('uniform')) === true
  if (!isJob) return []
  const slots = new Map<string, Set<string>>()
  const onTops = new Set<string>()
  for (const { garment } of [focus, ...closet]) {
    if (garment.culture !== null) continue
    for (const word of garment.ownWords) {
      slots.set(word, (slots.get(word) ?? new Set()).add(garment.slot))
      if (garment.slot === 'top' && hasTag(garment, workTops)) onTops.add(word)
    }
  }
  const words = [...onTops].filter((word) => (slots.get(word)?.size ?? 0) > 1)
  const ofFocus = words.filter((word) => focus.garment.ownWords.has(word))
  const [employer, ...others] = ofFocus.length > 0 ? ofFocus : words
  if (employer === undefined || others.length > 0) return []
  const open = clothes.filter((slot) => slot !== focus.garment.slot && slots.get(employer)?.has(slot))
  return open.map((slot) => ({
    of: { ownWords: [employer], slots: [slot] },
    weight: 3,
    what: 'the clothes of your employer',
  }))
}
