import { isSelected } from '../closet/garment-selector.ts'
import { shoeTags } from '../closet/tags/garment-tags.ts'
import type { OwnSlot } from '../closet/garment.ts'
import { dayChoices } from '../planner/day/day-choices.ts'
import { missingPurpose } from '../planner/missing-purpose.ts'
import { insulationRange, warmthFault } from '../planner/day/insulation-range.ts'
import type { DayToDress } from '../planner/week-to-solve.ts'
import type { OccasionWant } from '../stylist/outfit-needs.ts'
import { totalClo } from '../stylist/score/terms/score-season.ts'
import { couldMeet } from '../stylist/score/could-meet.ts'
import { CALLED_FOR, wantsIn } from '../stylist/score/wants-met.ts'
import { demandsOf } from '../weather/weather-demands.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../weather/is-too-bare.ts'
import { formOf, missingSlots } from '../stylist/search/outfit-slots.ts'
import { keepsDry, mayRain } from './spare-for-weather.ts'
import type { PackedTrip, TripToPack } from './trip-to-pack.ts'

/** Something that a trip needs and was not packed, with the first day that needs it. */
export type TripGap =
  | { readonly is: 'rain cover' }
  | { readonly is: 'slot'; readonly slot: OwnSlot; readonly day: DayToDress }
  | { readonly is: 'called for'; readonly want: OccasionWant; readonly day: DayToDress }
  | {
      readonly is: 'purpose'
      readonly purpose: NonNullable<ReturnType<typeof missingPurpose>>
      readonly day: DayToDress
    }
  /** Whether no outfit of the closet would be warm enough, or only the packed one isn't. */
  | { readonly is: 'too cold'; readonly day: DayToDress; readonly isClosetCold: boolean }
  | { readonly is: 'no room'; readonly day: DayToDress }

/** Returns what the closet or the bag lacks for a trip, each gap once; yields every few milliseconds. */
export function* tripGaps(trip: TripToPack, { outfits }: PackedTrip): Generator<undefined, TripGap[]> {
  const gaps = new Map<string, TripGap>()
  const add = (key: string, gap: TripGap) => {
    if (!gaps.has(key)) gaps.set(key, gap)
  }
  if (mayRain(trip.days) && !trip.closet.some(keepsDry)) add('rain', { is: 'rain cover' })
  for (const [at, day] of trip.days.entries()) {
    // Days chosen by the user are not checked.
    if (day.fixed) continue
    for (const [key, gap] of gapsOfDay(day, outfits[at] ?? [], trip)) add(key, gap)
    yield
  }
  return [...gaps.values()]
}

function gapsOfDay(
  day: DayToDress,
  pieces: PackedTrip['outfits'][number],
  { closet }: TripToPack,
): [string, TripGap][] {
  const gaps: [string, TripGap][] = []
  const { needs } = day
  const form = formOf(pieces) ?? 'separates'
  const lacking = missingSlots(pieces, form, needs).filter(({ isNeeded }) => isNeeded)
  if (lacking.length > 0) {
    const choices = dayChoices(day, closet)
    for (const { slot } of lacking)
      gaps.push(
        choices[slot].length > 0
          ? ['no room', { is: 'no room', day }]
          : [`slot ${slot}`, { is: 'slot', slot, day }],
      )
  }
  const purpose = missingPurpose(needs, closet)
  if (purpose) gaps.push([`purpose ${purpose}`, { is: 'purpose', purpose, day }])
  const garments = pieces.map(({ garment }) => garment)
  const band = insulationRange(needs)
  const clo = totalClo(pieces)
  const hasWarmCoat = garments.some(({ slot }) => slot === 'outer') && clo >= band.least
  for (const want of wantsIn(garments, needs)) {
    // A warm coat replaces the down jacket that a hike calls for.
    if (hasWarmCoat && isForWarmth(want)) continue
    const isSaid = isRainCover(want) || (isForFeet(want) && lacking.some(({ slot }) => slot === 'shoes'))
    if (
      want.weight !== CALLED_FOR ||
      ofAnotherPiece.test(want.what) ||
      isSaid ||
      isTooCold(want, day) ||
      closet.some(({ garment }) => isSelected(garment, want.of) || couldMeet(garment, want))
    )
      continue
    gaps.push([`want ${isForFeet(want) ? 'shoes' : want.what}`, { is: 'called for', want, day }])
  }
  if (pieces.length > 0 && clo < band.least && warmthFault(clo, band).hard > 0)
    gaps.push(['cold', { is: 'too cold', day, isClosetCold: mostClo(closet) < band.least }])
  return gaps
}

// 'Its own shoes' means nothing without the folk dress next to it.
const ofAnotherPiece = /\bits own\b|\bbelongs? to it\b/

// Clo of the warmest pieces of the closet, worn together: a coat, two tops, a bottom, shoes and accessories.
function mostClo(closet: TripToPack['closet']): number {
  const warmest = (slots: readonly string[], count: number) =>
    closet
      .filter(({ garment }) => slots.includes(garment.slot))
      .toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
      .slice(0, count)
  return totalClo([
    ...warmest(['outer'], 1),
    ...warmest(['mid', 'top', 'dress'], 2),
    ...warmest(['bottom'], 1),
    ...warmest(['shoes'], 1),
    ...warmest(['extra'], 2),
  ])
}

function isForFeet({ of: { tags, slots } }: OccasionWant): boolean {
  return slots?.join() === 'shoes' || (tags?.every((tag) => shoeTags.has(tag)) ?? false)
}

// Beach clothes that are too cold for the day.
function isTooCold({ of: { tags } }: OccasionWant, { weather }: DayToDress): boolean {
  const isOpen = tags?.some((tag) => tag === 'sandals' || tag === 'swimwear') ?? false
  return isOpen && weather !== null && demandsOf(weather).feelsLikeCelsius < OPEN_SHOES_FROM_CELSIUS
}

function isForWarmth({ of: { tags } }: OccasionWant): boolean {
  return tags?.includes('winter coat') ?? false
}

function isRainCover({ of: { tags } }: OccasionWant): boolean {
  return tags?.some((tag) => tag === 'rain jacket' || tag === 'umbrella' || tag === 'trench') ?? false
}
