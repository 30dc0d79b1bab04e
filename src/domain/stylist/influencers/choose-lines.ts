import type { GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { isOfUse } from '../search/extra-role.ts'
import { isWelcome } from '../search/is-welcome.ts'
import { outerAsked, slotOrder } from '../search/slots-asked.ts'
import { type Ranked, rankToFind } from '../to-find/rank-to-find.ts'
import type { OutfitLevel } from './influencer-notes.ts'
import type { OutfitLine } from './outfit-line.ts'

// Formality on the scale of Garment: up to here an occasion is casual, up to there smart.
const CASUAL_UP_TO = 2.4
const SMART_UP_TO = 3.7

/** Where lines come from, added to `Ranked.value`: staples make the style, plain clothes fill in. */
const bonuses = { staples: 0.38, archetype: 0.25, plain: 0 } as const
type Source = keyof typeof bonuses

/**
 * The lines of an outfit for an occasion, outermost first: the best of each slot. A dress replaces top and bottom.
 * What the wearer never wears is left out.
 */
export function chooseLines(
  lines: Readonly<Record<Source, readonly OutfitLine[]>>,
  occasion: OccasionNeeds,
  wearer: Wearer | undefined,
): OutfitLine[] {
  const needs: OutfitNeeds = {
    // The lines are the style.
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
    const found = rankToFind(ofSlot, { pieces, needs }, ({ bonus }) => bonus)
    // Better something that is wrong there than nothing to wear.
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
  if (outerAsked(needs) !== 'no') add(ranked('outer')[0])
  for (const slot of ['bag', 'extra'] as const) {
    const worn = chosen.map(({ piece }) => piece.garment)
    add(
      ranked(slot).find(
        ({ candidate: { piece } }) =>
          isWelcome(piece.garment, worn, needs) && isOfUse(piece.garment, worn, needs),
      ),
    )
  }
  return chosen.toSorted((one, other) => slotOrder.indexOf(one.slot) - slotOrder.indexOf(other.slot))
}

/** The level of an archetype's outfits that an occasion calls for. */
export function levelOf({ formality }: OccasionNeeds): OutfitLevel {
  if (formality.ideal <= CASUAL_UP_TO) return 'casual'
  return formality.ideal <= SMART_UP_TO ? 'smart' : 'formal'
}
