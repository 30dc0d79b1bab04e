import { isSelected } from '../../closet/garment-selector.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { OutfitLevel } from './influencer-notes.ts'
import type { OutfitLine } from './outfit-line.ts'
import { isWornBy } from './worn-by-wearer.ts'

// Formality on the scale of Garment: up to here an occasion is casual, up to there smart.
const CASUAL_UP_TO = 2.4
const SMART_UP_TO = 3.7
// From here a jacket belongs to the outfit in any weather.
const JACKET_FROM = 4

// A staple of the profile is worth this much formality: it is why the outfit is in that style.
const STAPLE_BONUS = 1.2
// Below that of a staple, and above a few tenths of formality.
const STYLE_BONUS = 0.6
const SEASON_PENALTY = 3
const COVER_PENALTY = 2
const RAIN_PENALTY = 2
// Outside of what the occasion allows.
const WRONG_LEVEL_PENALTY = 1.5
const HEEL_PENALTY = 1.5
const DARK_GLASSES_PENALTY = 3
const NEVER_PENALTY = 4
const ODD_PENALTY = 1.5
const WANT_BONUS = 0.5

const needsFlatSoles = ['walking', 'hiking', 'cycling', 'on grass', 'on sand', 'on ice'] as const

const order: readonly GarmentSlot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']

interface LinesToChooseFrom {
  /** The profile's own. */
  readonly staples: readonly OutfitLine[]
  /** Outfits of the profile's archetypes, which complete them. */
  readonly given: readonly OutfitLine[]
  /** Plain and covered clothes for what the archetypes can't give. */
  readonly plain: readonly OutfitLine[]
}

/**
 * The lines of an outfit for an occasion, outermost first: staples where they fit, else from the archetypes' outfits, else plain clothes. A dress
 * takes the place of top and bottom. What the wearer never wears is left out.
 */
export function chooseLines(
  { staples, given, plain }: LinesToChooseFrom,
  needs: OccasionNeeds,
  wearer: Wearer | undefined,
): OutfitLine[] {
  const offered = [
    ...staples.map((line) => ({ line, fit: STAPLE_BONUS + fitOf(line, needs) })),
    ...given.map((line) => ({ line, fit: STYLE_BONUS + fitOf(line, needs) })),
    ...plain.map((line) => ({ line, fit: fitOf(line, needs) })),
  ].filter(({ line }) => isWornBy(line, wearer))
  const best = (slot: GarmentSlot) =>
    offered.filter(({ line }) => line.slot === slot).toSorted((one, other) => other.fit - one.fit)[0]
  const [dress, top, bottom] = [best('dress'), best('top'), best('bottom')]
  const asDress = dress && (!top || !bottom || dress.fit > (top.fit + bottom.fit) / 2)
  const left = new Set<GarmentSlot>(asDress ? ['top', 'bottom'] : ['dress'])
  if (!needsLayer(needs, asDress === true)) left.add('outer')
  return order.flatMap((slot) => (left.has(slot) ? [] : (best(slot)?.line ?? [])))
}

/** The level of an archetype's outfits that an occasion calls for. */
export function levelOf({ formality }: Pick<OccasionNeeds, 'formality'>): OutfitLevel {
  if (formality.ideal <= CASUAL_UP_TO) return 'casual'
  return formality.ideal <= SMART_UP_TO ? 'smart' : 'formal'
}

function needsLayer({ season, temperatureCelsius, isWet, formality }: OccasionNeeds, asDress: boolean) {
  if (isWet || (formality.ideal >= JACKET_FROM && !asDress)) return true
  return temperatureCelsius === null ? season !== 'summer' : temperatureCelsius < 22
}

// Below zero for every penalty; 0 is exactly right.
function fitOf(line: OutfitLine, needs: OccasionNeeds): number {
  const { garment } = line
  const { least, ideal, most } = needs.formality
  const season = needs.season ?? seasonOf(needs.temperatureCelsius)
  const isDark = needs.dayTime === 'evening' || needs.dayTime === 'night'
  const isOnFoot = needsFlatSoles.some((activity) => needs.activities.includes(activity))
  const isHeeled = garment.tags.has('pumps') || (garment.heel !== null && garment.heel !== 'flat')
  const penalties: readonly (readonly [boolean, number])[] = [
    [garment.formality < least - 0.3 || garment.formality > most + 0.3, WRONG_LEVEL_PENALTY],
    [season !== null && !garment.seasons.includes(season), SEASON_PENALTY],
    [needs.asksCover && garment.isOpen, COVER_PENALTY],
    [needs.isWet && garment.rain === 'spoils', RAIN_PENALTY],
    [isOnFoot && isHeeled, HEEL_PENALTY],
    [isDark && garment.tags.has('sunglasses'), DARK_GLASSES_PENALTY],
    [needs.never?.some(({ of }) => isSelected(garment, of)) === true, NEVER_PENALTY],
    [needs.odd?.some(({ of }) => isSelected(garment, of)) === true, ODD_PENALTY],
  ]
  const wanted = (needs.wants ?? []).filter(({ of }) => isSelected(garment, of))
  return penalties.reduce(
    (fit, [isWrong, weight]) => (isWrong ? fit - weight : fit),
    WANT_BONUS * Math.max(0, ...wanted.map(({ weight }) => weight)) - Math.abs(garment.formality - ideal),
  )
}

// Of a temperate climate; between 12 and 22 °C anything goes.
function seasonOf(temperatureCelsius: number | null) {
  if (temperatureCelsius === null) return null
  if (temperatureCelsius >= 22) return 'summer'
  return temperatureCelsius < 12 ? 'winter' : null
}
