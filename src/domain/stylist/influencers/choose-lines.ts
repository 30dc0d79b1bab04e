import type { GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { isOfUse } from '../search/extra-role.ts'
import { addsNoFault } from '../search/is-eligible-for.ts'
import { outerwearNeed, slotOrder } from '../search/outfit-slots.ts'
import { type Ranked, rankCandidates } from '../catalog/rank-candidates.ts'
import type { OutfitLevel } from './influencer-notes.ts'
import type { OutfitLine } from './outfit-line.ts'

// On the scale of `Garment.formality`.
const CASUAL_UP_TO = 2.4
const SMART_UP_TO = 3.7

/** Added to `Ranked.value` by source: staples define the style, plain clothes fill gaps. */
const bonuses = { staples: 0.38, archetype: 0.25, plain: 0 } as const
type Source = keyof typeof bonuses

/**
 * Chooses the lines of an outfit for an occasion, outermost first: the best of each slot. A dress replaces top and
 * bottom. Excludes garments that the wearer never wears.
 */
export function chooseLines(
  lines: Readonly<Record<Source, readonly OutfitLine[]>>,
  occasion: OccasionNeeds,
  wearer: Wearer | undefined,
): OutfitLine[] {
  const needs: OutfitNeeds = {
    // Neutral, since the lines already define the style.
    stylePreference: 'classic',
    occasion,
    season: occasion.season,
    ...(wearer && { wearer }),
  }
  const offered = (['staples', 'archetype', 'plain'] as const).flatMap((source) =>
    lines[source].map((line) => ({ ...line, bonus: bonuses[source] })),
  )
  const chosen: OutfitLine[] = []
  const ranked = (slot: GarmentSlot): readonly Ranked<OutfitLine>[] => {
    const ofSlot = offered.filter((line) => line.slot === slot)
    const pieces = chosen.map(({ piece }) => piece)
    const found = rankCandidates(ofSlot, { pieces, needs }, ({ bonus }) => bonus)
    // Falls back to unsuitable garments rather than leaving a slot empty.
    const any = ofSlot.filter(({ piece }) => suitsWearer(piece.garment, wearer))
    return found.length > 0 ? found : any.map((candidate) => ({ candidate, value: -1 }))
  }
  const add = (...of: readonly (Ranked<OutfitLine> | undefined)[]) => {
    for (const one of of) if (one) chosen.push(one.candidate)
  }
  const [[dress], [top], [bottom]] = [ranked('dress'), ranked('top'), ranked('bottom')]
  const isDress = dress && (!top || !bottom || dress.value > (top.value + bottom.value) / 2)
  add(...(isDress ? [dress] : [top, bottom]))
  add(ranked('shoes')[0])
  if (outerwearNeed(needs) !== 'no') add(ranked('outer')[0])
  for (const slot of ['bag', 'extra'] as const) {
    const worn = chosen.map(({ piece }) => piece.garment)
    add(
      ranked(slot).find(
        ({ candidate: { piece } }) =>
          addsNoFault(piece.garment, worn, needs) && isOfUse(piece.garment, worn, needs),
      ),
    )
  }
  return chosen.toSorted((one, other) => slotOrder.indexOf(one.slot) - slotOrder.indexOf(other.slot))
}

/** Returns the level of an archetype's outfits for an occasion. */
export function levelOf({ formality }: OccasionNeeds): OutfitLevel {
  if (formality.ideal <= CASUAL_UP_TO) return 'casual'
  return formality.ideal <= SMART_UP_TO ? 'smart' : 'formal'
}
