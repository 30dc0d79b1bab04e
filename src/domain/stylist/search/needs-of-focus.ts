import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionWant, OutfitNeeds, OccasionNeeds } from '../outfit-needs.ts'
import { namesPartner } from '../pairing/are-of-one-set.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'

// A word on more pieces is a brand or a habit of naming rather than a set.
const MAX_PIECES = 9
const MAX_PER_SLOT = 3
const MAX_FORMALITY_APART = 1.6
const worn: ReadonlySet<GarmentSlot> = new Set<GarmentSlot>(['top', 'bottom', 'dress', 'extra'])

/**
 * Wants of the pieces whose names share a word with the focus that describes no garment: the trousers, shirt and cap of
 * a band. A want has its own object per call, because it depends on the closet.
 */
export function setOfFocus(
  { id, garment: focus }: StylistPiece,
  closet: readonly StylistPiece[],
): OccasionWant[] {
  const wants = partnersNamedFor(focus, closet)
  for (const word of focus.ownWords) {
    const mates = closet.filter((piece) => piece.id !== id && piece.garment.ownWords.has(word))
    if (mates.length === 0 || mates.length > MAX_PIECES) continue
    const bySlot = Map.groupBy(mates, ({ garment }) => garment.slot)
    for (const [slot, pieces] of bySlot) {
      const isPart = pieces.some(
        ({ garment }) => Math.abs(garment.formality - focus.formality) <= MAX_FORMALITY_APART,
      )
      if (slot === focus.slot && slot !== 'extra') continue
      // Pajamas 'for a kurta' don't replace the wrap of a bhangra costume.
      const ofSet = closet.filter(({ garment }) => garment.slot === slot && garment.set === focus.set)
      if (
        focus.culture !== null &&
        focus.set !== null &&
        ofSet.length > 0 &&
        !pieces.some((piece) => ofSet.includes(piece))
      )
        continue
      if (pieces.length > MAX_PER_SLOT || !isPart) continue
      // Any kurta pajamas go with any kurta; trousers named after a band belong to its jacket.
      const isOfSet = worn.has(slot) && focus.culture === null
      wants.push({
        of: { ownWords: [word], slots: [slot] },
        weight: isOfSet ? 3 : 2,
        what: 'the rest of its set',
      })
    }
  }
  return wants
}

// 'Striped trousers for the morning coat' are worn with the morning coat.
function partnersNamedFor(focus: Garment, closet: readonly StylistPiece[]): OccasionWant[] {
  return closet.flatMap(({ garment }): OccasionWant[] => {
    const { slot, setName } = garment
    if (setName === null || !namesPartner(garment, focus)) return []
    return [{ of: { setNames: [setName], slots: [slot] }, weight: 3, what: 'the rest of its set' }]
  })
}

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
  const isDressUp = (garment: Garment) =>
    isFestive(garment) &&
    (!garment.tags.has('black tie') || (occasion?.formality.ideal ?? 0) >= BLACK_TIE_FROM)
  const formality = Math.max(0, ...garments.filter(isDressUp).map((garment) => garment.formality))
  if (!occasion || formality - IDEALLY_BELOW_IT <= occasion.formality.ideal) return needs
  return { ...needs, occasion: raised(occasion, formality) }
}

function isFestive({ slot, tags, formality }: Garment): boolean {
  if (slot !== 'top' && slot !== 'dress' && slot !== 'bottom' && slot !== 'outer') return false
  return formality >= FESTIVE_FROM && (tags.has('traditional') || tags.has('black tie'))
}

function raised(occasion: OccasionNeeds, formality: number): OccasionNeeds {
  const { least, ideal, most } = occasion.formality
  return {
    ...occasion,
    formality: {
      least: Math.max(least, formality - BELOW_IT),
      ideal: Math.max(ideal, formality - IDEALLY_BELOW_IT),
      most: Math.max(most, formality),
    },
  }
}
