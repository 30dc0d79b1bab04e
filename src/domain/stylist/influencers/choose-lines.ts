import { isSelected } from '../../closet/garment-selector.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { OutfitLevel } from './influencer-notes.ts'
import type { OutfitLine } from './outfit-line.ts'

// Formality on the scale of Garment: up to here an occasion is casual, up to there smart.
const CASUAL_UP_TO = 2.4
const SMART_UP_TO = 3.7
// From here a jacket belongs to the outfit in any weather.
const JACKET_FROM = 4
const WARM_CELSIUS = 22
const COLD_CELSIUS = 12
const needsFlatSoles = ['walking', 'hiking', 'cycling', 'on grass', 'on sand', 'on ice'] as const
const order: readonly GarmentSlot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']

/** Where lines come from, and what each is worth in steps of formality: staples make the style, plain clothes fill in. */
const bonuses = { staples: 1.2, archetype: 0.6, plain: 0 } as const
type Source = keyof typeof bonuses

/**
 * The lines of an outfit for an occasion, outermost first: the best of each slot. A dress replaces top and bottom.
 * What the wearer never wears is left out.
 */
export function chooseLines(
  lines: Readonly<Record<Source, readonly OutfitLine[]>>,
  needs: OccasionNeeds,
  wearer: Wearer | undefined,
): OutfitLine[] {
  const offered = (['staples', 'archetype', 'plain'] as const)
    .flatMap((source) => lines[source].map((line) => ({ line, fit: bonuses[source] + fitOf(line, needs) })))
    .filter(({ line }) => isWornBy(line, wearer))
    .toSorted((one, other) => other.fit - one.fit)
  const best = (slot: GarmentSlot) => offered.find(({ line }) => line.slot === slot)
  const [dress, top, bottom] = [best('dress'), best('top'), best('bottom')]
  const isDress = dress !== undefined && (!top || !bottom || dress.fit > (top.fit + bottom.fit) / 2)
  const left: readonly GarmentSlot[] = isDress ? ['top', 'bottom'] : ['dress']
  return order.flatMap((slot) => {
    if (left.includes(slot) || (slot === 'outer' && !needsLayer(needs, isDress))) return []
    return best(slot)?.line ?? []
  })
}

/** The level of an archetype's outfits that an occasion calls for. */
export function levelOf({ formality }: OccasionNeeds): OutfitLevel {
  if (formality.ideal <= CASUAL_UP_TO) return 'casual'
  return formality.ideal <= SMART_UP_TO ? 'smart' : 'formal'
}

function needsLayer({ season, temperatureCelsius, isWet, formality }: OccasionNeeds, isDress: boolean) {
  if (isWet || (formality.ideal >= JACKET_FROM && !isDress)) return true
  return temperatureCelsius === null ? season !== 'summer' : temperatureCelsius < WARM_CELSIUS
}

// The notes state who wears a garment more exactly than its type does.
function isWornBy({ garment, note }: OutfitLine, wearer: Wearer | undefined): boolean {
  if (note && wearer?.wears === 'menswear' && note.wornBy === 'women') return false
  return suitsWearer(note && !note.wornBy ? { ...garment, wornBy: null } : garment, wearer)
}

// 0 is exactly right, below zero for every penalty.
function fitOf({ garment }: OutfitLine, needs: OccasionNeeds): number {
  const { formality, temperatureCelsius: celsius, dayTime, activities } = needs
  const usual =
    celsius === null ? null : celsius >= WARM_CELSIUS ? 'summer' : celsius < COLD_CELSIUS ? 'winter' : null
  const season = needs.season ?? usual
  const isDark = dayTime === 'evening' || dayTime === 'night'
  const isHeeled = garment.tags.has('pumps') || (garment.heel !== null && garment.heel !== 'flat')
  const isOneOf = (asks: OccasionNeeds['odd']) => asks?.some(({ of }) => isSelected(garment, of)) === true
  const isWrongLevel = garment.formality < formality.least - 0.3 || garment.formality > formality.most + 0.3
  const penalties: readonly (readonly [boolean, number])[] = [
    [isWrongLevel, 1.5],
    [season !== null && !garment.seasons.includes(season), 3],
    [needs.asksCover && garment.isOpen, 2],
    [needs.isWet && garment.rain === 'spoils', 2],
    [isHeeled && needsFlatSoles.some((activity) => activities.includes(activity)), 1.5],
    [isDark && garment.tags.has('sunglasses'), 3],
    [isOneOf(needs.never), 4],
    [isOneOf(needs.odd), 1.5],
  ]
  const wanted = (needs.wants ?? []).filter(({ of }) => isSelected(garment, of)).map(({ weight }) => weight)
  return penalties.reduce(
    (fit, [isWrong, penalty]) => (isWrong ? fit - penalty : fit),
    Math.max(0, ...wanted) / 2 - Math.abs(garment.formality - formality.ideal),
  )
}
