import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { isBody } from './outfit-slots.ts'
import { namesPartner } from '../pairing/are-of-one-set.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'

// A word on more pieces is a brand or a habit of naming rather than a set.
const MAX_PIECES = 9
const MAX_PER_SLOT = 3
const MAX_FORMALITY_APART = 1.6
const worn: ReadonlySet<GarmentSlot> = new Set<GarmentSlot>(['top', 'bottom', 'dress', 'extra'])
const what = 'the rest of its set'

/**
 * Wants of the pieces whose names share a word with the focus that describes no garment: the trousers, shirt and cap of
 * a band. A want has its own object per call, because it depends on the closet.
 */
export function setOfFocus(
  { id, garment: focus }: StylistPiece,
  closet: readonly StylistPiece[],
): OccasionWant[] {
  // 'Striped trousers for the morning coat' are worn with the morning coat.
  const wants = closet.flatMap(({ garment }): OccasionWant[] => {
    const { slot, setName } = garment
    if (setName === null || !namesPartner(garment, focus)) return []
    return [{ of: { setNames: [setName], slots: [slot] }, weight: CALLED_FOR, what }]
  })
  for (const word of focus.ownWords) {
    const mates = closet.filter((piece) => piece.id !== id && piece.garment.ownWords.has(word))
    if (mates.length > MAX_PIECES) continue
    for (const [slot, pieces] of Map.groupBy(mates, ({ garment }) => garment.slot)) {
      const garments = pieces.map(({ garment }) => garment)
      const isPart = ({ formality }: Garment) => Math.abs(formality - focus.formality) <= MAX_FORMALITY_APART
      // Pajamas 'for a kurta' don't replace the wrap of a bhangra costume.
      const isOfSet = ({ garment }: StylistPiece) => garment.slot === slot && garment.set === focus.set
      const isTradition = focus.culture !== null && focus.set !== null
      const isInstead = isTradition && closet.some(isOfSet) && !pieces.some(isOfSet)
      if (isInstead || (slot === focus.slot && slot !== 'extra')) continue
      if (pieces.length > MAX_PER_SLOT || !garments.some(isPart)) continue
      // Any kurta pajamas go with any kurta; trousers named after a band belong to its jacket.
      const weight = worn.has(slot) && focus.culture === null ? CALLED_FOR : 2
      wants.push({ of: { ownWords: [word], slots: [slot] }, weight, what })
    }
  }
  return wants
}

// Tops that employers print their name on.
const workTops = ['polo', 't-shirt', 'fleece', 'sweatshirt', 'shirt'] as const satisfies readonly GarmentTag[]
const clothes = ['top', 'bottom', 'dress', 'outer'] as const
const isUniform = ({ of, weight }: OccasionWant) => weight === CALLED_FOR && of.tags?.includes('uniform')

/**
 * Wants of the clothes of the employer at a job with a uniform: of a word that describes no garment and names a top and a
 * piece of another slot, such as the polo and the jacket of an airline. None if there are two such words.
 */
export function employerClothes(
  focus: StylistPiece,
  closet: readonly StylistPiece[],
  { occasion }: OutfitNeeds,
): OccasionWant[] {
  if (!occasion?.wants?.some(isUniform)) return []
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
    weight: CALLED_FOR,
    what: 'the clothes of your employer',
  }))
}

// Minimum `Garment.formality` of festive traditional dress.
const FESTIVE_FROM = 3.6
// From this ideal on a dinner jacket calls for all of its kit.
const BLACK_TIE_FROM = 3.9
const BELOW_IT = 1
const IDEALLY_BELOW_IT = 0.4

/**
 * Raises the formality of the needs to match festive traditional dress among the fixed pieces: nothing casual is worn
 * with a hanbok, whatever the occasion. A dinner jacket raises that of dressy occasions. Never lowers it.
 */
export function raiseFormality(garments: readonly Garment[], needs: OutfitNeeds): OutfitNeeds {
  const { occasion } = needs
  if (!occasion) return needs
  const { least, ideal, most } = occasion.formality
  const isDressUp = ({ slot, tags, formality }: Garment) =>
    (isBody({ slot }) || slot === 'outer') &&
    formality >= FESTIVE_FROM &&
    (tags.has('black tie') ? ideal >= BLACK_TIE_FROM : tags.has('traditional'))
  const formality = Math.max(0, ...garments.filter(isDressUp).map((garment) => garment.formality))
  if (formality - IDEALLY_BELOW_IT <= ideal) return needs
  const raised = {
    least: Math.max(least, formality - BELOW_IT),
    ideal: Math.max(ideal, formality - IDEALLY_BELOW_IT),
    most: Math.max(most, formality),
  }
  return { ...needs, occasion: { ...occasion, formality: raised } }
}
