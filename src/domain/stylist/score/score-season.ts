import { type StylistSeason, stylistSeasons } from '../../../contract/stylist.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import { within01 } from '../../within01.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../weather/is-too-bare.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import type { TermScore, TermInput } from './term-score.ts'
import { isMostOf } from './score-formality.ts'
import type { DayToDressFor, ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { seasonsFor } from './seasons-for.ts'
import { temperatureFor, UNLISTED_CLO, warmthNeeded } from './warmth-needed.ts'

// From here on nobody is cold in too little.
const WARM_CELSIUS = 21
const COLD_CELSIUS = 8

/** The season, the warmth that the day asks for, and bare feet; with neither, whether the pieces share a season. */
export function scoreSeason({ pieces, focus, needs }: TermInput): TermScore {
  const celsius = feltCelsius(needs)
  if (!needs || celsius === null) return { share: sharedSeason(pieces), fact: () => sharedSeasonFact(pieces) }
  return {
    share: seasonShare(pieces, needs, celsius),
    fact: () => seasonFact(pieces, focus, needs, celsius),
  }
}

// How much warmer the air feels to whom the sport keeps warm.
const warmedBySport: ReadonlyMap<string, number> = new Map([
  ['run', 6],
  ['nordic', 10],
])
const WIND_COLDER = 3
const WINDY_BELOW_CELSIUS = 16
// A heated room.
const ROOM_CELSIUS = 20

/** Degrees Celsius as they feel: running warms, the wind cools, and at home the heating is on. */
function feltCelsius(needs: OutfitNeeds | null): number | null {
  const celsius = temperatureFor(needs)
  const { occasion } = needs ?? {}
  if (celsius === null || !occasion) return celsius
  if (occasion.activities.includes('staying in') && occasion.statedCelsius === null)
    return Math.max(celsius, ROOM_CELSIUS)
  const warmed = occasion.profiles?.map((id) => warmedBySport.get(id) ?? 0) ?? []
  const warmer = Math.max(0, ...warmed)
  if (warmer > 0) return celsius + warmer
  const isBlown = occasion.isWindy && occasion.setting === 'outdoors' && celsius < WINDY_BELOW_CELSIUS
  return isBlown ? celsius - WIND_COLDER : celsius
}

/** Clo of all pieces together, with what is worn beneath. */
export function warmthOf(pieces: readonly Pick<ScoredPiece, 'garment'>[]): number {
  return pieces.reduce((sum, { garment }) => sum + garment.warmthClo, UNLISTED_CLO)
}

// With a suit the jacket is worn in the heat too, open or over the arm.
const DRESSED_UP = 3.6
const JACKET_SHARE = 0.3

/** Clo that counts against the heat of the day. */
function feltCloOf(pieces: readonly ScoredPiece[], needs: OutfitNeeds, celsius: number): number {
  const clo = warmthOf(pieces)
  const isDressy = (needs.occasion?.formality.ideal ?? 0) >= DRESSED_UP
  if (!isDressy || celsius < WARM_CELSIUS) return clo
  const jacket = pieces.find(({ garment }) => garment.slot === 'outer' && garment.tags.has('tailored'))
  return clo - (1 - JACKET_SHARE) * (jacket?.garment.warmthClo ?? 0)
}

/** How near a sum of clo comes to what the degrees ask for, from 0 to 1. */
function warmthFit(clo: number, celsius: number): number {
  const ratio = clo / warmthNeeded(celsius)
  if (ratio > 1) return within01(1 - 0.9 * Math.max(0, ratio - 1.2))
  // In the warm nobody freezes in too little.
  const slack = celsius >= WARM_CELSIUS ? 0.6 : 0.1
  return within01(1 - 1.6 * Math.max(0, 1 - ratio - slack))
}

/** Whether the piece can be worn in one of the seasons; true where none is known. */
function isInSeason(
  { garment }: Pick<ScoredPiece, 'garment'>,
  seasons: readonly StylistSeason[] | null,
): boolean {
  return seasons === null || garment.seasons.some((season) => seasons.includes(season))
}

function seasonShare(pieces: readonly ScoredPiece[], needs: OutfitNeeds, celsius: number): number {
  const seasons = seasonsFor(needs)
  const outOfSeason = pieces.filter((piece) => !isInSeason(piece, seasons)).length
  const inSeason = pieces.length > 0 ? 1 - outOfSeason / pieces.length : 0
  const bareFeet = coldFeet(pieces, celsius) ? 0.3 : 0
  return within01(
    0.45 * inSeason * inSeason + 0.55 * warmthFit(feltCloOf(pieces, needs, celsius), celsius) - bareFeet,
  )
}

function coldFeet(pieces: readonly ScoredPiece[], celsius: number): ScoredPiece | undefined {
  return celsius < OPEN_SHOES_FROM_CELSIUS
    ? pieces.find(({ garment }) => garment.slot === 'shoes' && garment.isOpen)
    : undefined
}

function seasonFact(
  pieces: readonly ScoredPiece[],
  focus: ScoredPiece | null,
  needs: OutfitNeeds,
  celsius: number,
): ScoreFact {
  const seasons = seasonsFor(needs)
  const wrong = pieces.filter((piece) => !isInSeason(piece, seasons))
  const chosen = wrong.find(({ id }) => id === focus?.id)
  const day = dayOf(needs) ?? { celsius, season: null, statedCelsius: null }
  if (wrong.length > 0)
    return { is: 'out of season', pieces: chosen ? [chosen] : wrong, day, isChosen: chosen !== undefined }
  const bare = coldFeet(pieces, celsius)
  return bare
    ? { is: 'bare feet', piece: bare, day }
    : warmthFact(pieces, { day, felt: celsius }, feltCloOf(pieces, needs, celsius))
}

// Of the clo that a day needs.
const FAR_TOO_WARM = 1.8
// A polo shirt.
const LIGHT_CLO = 0.2

function warmthFact(
  pieces: readonly ScoredPiece[],
  { day, felt: celsius }: { readonly day: DayToDressFor; readonly felt: number },
  clo: number,
): ScoreFact {
  const needed = warmthNeeded(celsius)
  const [piece] = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  if (!piece) return { is: 'nothing chosen' }
  const isMostly = isMostOf(piece, pieces, ({ warmthClo }) => warmthClo)
  const fact = { piece, day, isMostly, isFar: clo > needed * FAR_TOO_WARM }
  // In the cold a coat comes off indoors.
  // Nobody wears less than shorts and a T-shirt in the heat.
  const areLight = pieces.every(({ garment }) => garment.slot === 'shoes' || garment.warmthClo <= LIGHT_CLO)
  // A shirt and trousers are no layer too many.
  const isPlain = pieces.every(
    ({ garment: { slot, tags } }) =>
      slot !== 'outer' &&
      slot !== 'mid' &&
      !hasTag({ tags }, ['sweater', 'sweatshirt', 'hoodie', 'cardigan']),
  )
  if (
    clo > needed * 1.35 &&
    celsius >= COLD_CELSIUS &&
    !((areLight || (isPlain && !fact.isFar)) && celsius >= WARM_CELSIUS)
  )
    return { is: 'too warm', ...fact }
  if (clo < needed * 0.75 && celsius < WARM_CELSIUS) return { is: 'too light', ...fact }
  return { is: celsius >= WARM_CELSIUS ? 'light enough' : 'warm enough', ...fact }
}

/** The day that needs describe; null where they tell no temperature and no season. */
export function dayOf(needs: OutfitNeeds): DayToDressFor | null {
  const celsius = temperatureFor(needs)
  const stated = needs.occasion?.namedCelsius ?? needs.occasion?.statedCelsius ?? null
  return celsius === null ? null : { celsius, season: needs.season, statedCelsius: stated }
}

function sharedSeason(pieces: readonly ScoredPiece[]): number {
  const best = Math.max(
    ...stylistSeasons.map((season) => pieces.filter((one) => isInSeason(one, [season])).length),
  )
  const covered = pieces.length > 0 ? best / pieces.length : 0
  return 0.9 * covered * covered
}

function sharedSeasonFact(pieces: readonly ScoredPiece[]): ScoreFact {
  const seasons = stylistSeasons.filter((season) => pieces.every((piece) => isInSeason(piece, [season])))
  if (seasons.length > 0) return { is: 'seasons shared', seasons }
  const [one = null] = pieces.toSorted((a, b) => a.garment.seasons.length - b.garment.seasons.length)
  const other =
    pieces.find(
      (piece) => one && !piece.garment.seasons.some((season) => one.garment.seasons.includes(season)),
    ) ?? null
  return { is: 'no season shared', one, other }
}
