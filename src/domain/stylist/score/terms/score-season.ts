import { type StylistSeason, stylistSeasons } from '../../../../contract/stylist/stylist.ts'
import type { Garment, GarmentSlot } from '../../../closet/garment.ts'
import { hasSkirt } from '../../../closet/garment-facts/has-skirt.ts'

import { hasTag } from '../../../closet/tags/garment-tags.ts'
import { within01 } from '../../../within01.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../../weather/is-too-bare.ts'
import { type OutfitNeeds, staysHome } from '../../outfit-needs.ts'
import type { TermScore, TermInput } from './term-score.ts'
import { isMainContributor } from './score-formality.ts'
import type { DayToDressFor, ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import { isSportswearInUse, seasonsFor } from '../seasons-for.ts'
import {
  isWarmSport,
  temperatureFor,
  typicalTemperature,
  UNLISTED_CLO,
  warmthNeeded,
} from '../warmth-needed.ts'

type Worn = Pick<ScoredPiece, 'garment'>

// From this temperature on light clothes are not too cold.
const WARM_CELSIUS = 21
const COLD_CELSIUS = 8

/** Scores season, warmth and bare feet; without a known temperature, whether the pieces share a season. */
export function scoreSeason({ pieces: all, focus, needs }: TermInput): TermScore {
  // Slides are worn at home in winter too.
  const isAtHome = needs !== null && staysHome(needs.occasion?.activities ?? [])
  const pieces = isAtHome ? all.filter(({ garment }) => garment.slot !== 'shoes') : all
  const celsius = feltCelsius(needs)
  if (!needs || celsius === null)
    return { share: sharedSeason(pieces), fact: () => sharedSeasonFact(pieces, isAtHome) }
  const day = { needs, celsius, clo: feltCloOf(pieces, needs, celsius) }
  return { share: seasonShare(pieces, day), fact: () => seasonFact(pieces, focus, day) }
}

/** A day as the wearer feels it in the outfit. */
interface FeltDay {
  readonly needs: OutfitNeeds
  readonly celsius: number
  readonly clo: number
}

// °C by which sport and heavy work make the air feel warmer, by occasion profile.
// Swimmers wear little, whatever the weather.
// prettier-ignore
const warmedBySport = new Map(Object.entries({
  run: 6, nordic: 10, triathlon: 6, 'mud run': 6, football: 5, 'field hockey': 5, basketball: 5, rowing: 4, tennis: 4,
  'racket sport': 4, site: 4, 'open water': 14, 'thermal bath': 20,
}))
const WIND_COLDER = 3
const WINDY_BELOW_CELSIUS = 16
// A heated room, and how warm it feels in sport.
const ROOM_CELSIUS = 20
const GYM_CELSIUS = 24

/** Felt temperature in °C: sport warms, wind cools, and a home is heated. Null if the temperature is unknown. */
function feltCelsius(needs: OutfitNeeds | null): number | null {
  const celsius = temperatureFor(needs)
  const { occasion } = needs ?? {}
  if (celsius === null || !needs || !occasion) return celsius
  if (isWarmSport(needs)) return Math.max(celsius, GYM_CELSIUS)
  if (occasion.activities.includes('staying in') && occasion.statedCelsius === null)
    return Math.max(celsius, ROOM_CELSIUS)
  const warmer = Math.max(0, ...(occasion.profiles ?? []).map((id) => warmedBySport.get(id) ?? 0))
  if (warmer > 0) return celsius + warmer
  const isBlown = occasion.isWindy && occasion.setting === 'outdoors' && celsius < WINDY_BELOW_CELSIUS
  return isBlown ? celsius - WIND_COLDER : celsius
}

/** Clo of all pieces, with underwear and socks. */
export function totalClo(pieces: readonly Worn[]): number {
  return pieces.reduce((sum, { garment }) => sum + garment.warmthClo, UNLISTED_CLO)
}

// In the heat the jacket of a suit is worn open or carried, so only part of its clo counts.
const DRESSED_UP = 3.6
const JACKET_SHARE = 0.3

/** Clo of the pieces, with a reduced share of a tailored jacket at dressy occasions in the heat. */
function feltCloOf(pieces: readonly ScoredPiece[], needs: OutfitNeeds, celsius: number): number {
  const clo = totalClo(pieces)
  const isDressy = (needs.occasion?.formality.ideal ?? 0) >= DRESSED_UP
  if (!isDressy || celsius < WARM_CELSIUS) return clo
  const jacket = pieces.find(({ garment }) => garment.slot === 'outer' && garment.tags.has('tailored'))
  return clo - (1 - JACKET_SHARE) * (jacket?.garment.warmthClo ?? 0)
}

/** Fit of a clo sum for a temperature in °C, from 0 to 1. */
function warmthFit(clo: number, celsius: number): number {
  const ratio = clo / warmthNeeded(celsius)
  if (ratio > 1) return within01(1 - 0.9 * Math.max(0, ratio - 1.2))
  // In warm weather light clothes are fine.
  const slack = celsius >= WARM_CELSIUS ? 0.6 : 0.1
  return within01(1 - 1.6 * Math.max(0, 1 - ratio - slack))
}

function outOfSeason(pieces: readonly ScoredPiece[], needs: OutfitNeeds): ScoredPiece[] {
  const seasons = seasonsFor(needs) ?? stylistSeasons
  return pieces.filter(
    ({ garment }) =>
      !garment.seasons.some((season) => seasons.includes(season)) && !isSportswearInUse(garment, needs),
  )
}

function seasonShare(pieces: readonly ScoredPiece[], { needs, celsius, clo }: FeltDay): number {
  const inSeason = pieces.length > 0 ? 1 - outOfSeason(pieces, needs).length / pieces.length : 0
  const bareFeet = coldFeet(pieces, celsius) ? 0.3 : 0
  return within01(0.45 * inSeason * inSeason + 0.55 * warmthFit(clo, celsius) - bareFeet)
}

function coldFeet(pieces: readonly ScoredPiece[], celsius: number): ScoredPiece | undefined {
  return celsius < OPEN_SHOES_FROM_CELSIUS
    ? pieces.find(({ garment }) => garment.slot === 'shoes' && garment.isOpen)
    : undefined
}

function seasonFact(
  pieces: readonly ScoredPiece[],
  focus: ScoredPiece | null,
  { needs, celsius, clo }: FeltDay,
): ScoreFact {
  const day = dayToDressFor(needs) ?? { celsius, season: null, statedCelsius: null }
  const wrong = outOfSeason(pieces, needs)
  const chosen = wrong.find(({ id }) => id === focus?.id)
  if (wrong.length > 0)
    return { is: 'out of season', pieces: chosen ? [chosen] : wrong, day, isChosen: chosen !== undefined }
  const bare = coldFeet(pieces, celsius)
  if (bare) return { is: 'bare feet', piece: bare, day }
  const [piece] = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  if (!piece) return { is: 'nothing chosen' }
  const isMostly = isMainContributor(piece, pieces, ({ warmthClo }) => warmthClo)
  const verdict = warmthVerdict(pieces, clo, celsius)
  const enough = celsius >= WARM_CELSIUS ? 'light enough' : 'warm enough'
  return {
    is: verdict === 'right' ? enough : verdict,
    piece,
    day,
    isMostly,
    isFar: isFarTooWarm(clo, celsius),
  }
}

// Ratio to the clo that the day needs.
const FAR_TOO_WARM = 1.8
// Clo of a polo shirt.
const LIGHT_CLO = 0.2

const isFarTooWarm = (clo: number, celsius: number) => clo > warmthNeeded(celsius) * FAR_TOO_WARM

/** Whether pieces of this clo are too warm or too light for a temperature in °C. */
function warmthVerdict(
  pieces: readonly ScoredPiece[],
  clo: number,
  celsius: number,
): 'too warm' | 'too light' | 'right' {
  const needed = warmthNeeded(celsius)
  const isSummery =
    celsius >= WARM_CELSIUS && (areLight(pieces) || (hasNoLayer(pieces) && !isFarTooWarm(clo, celsius)))
  if (clo > needed * 1.35 && celsius >= COLD_CELSIUS && !isSummery) return 'too warm'
  const isLight = clo < needed * 0.75 || (celsius < WINTER_CELSIUS && !isForWinter(pieces))
  return isLight && celsius < WARM_CELSIUS ? 'too light' : 'right'
}

// A suit over a sweater has the clo of a coat, but neither stops the cold nor covers bare legs.
const WINTER_CELSIUS = 5
const COAT_CLO = 0.41
function isForWinter(pieces: readonly ScoredPiece[]): boolean {
  const has = (is: (garment: Garment) => boolean) => pieces.some(({ garment }) => is(garment))

  return has(isCoat) && (has(({ tags }) => tags.has('tights')) || !has(isBare))
}
const isCoat = ({ slot, warmthClo, tags }: Garment) =>
  slot === 'outer' && warmthClo > COAT_CLO && !tags.has('blazer')
const isBare = (garment: Garment) => garment.bares.has('lower legs') || isMidi(garment)
const isMidi = (garment: Garment) =>
  hasSkirt(garment) && garment.length !== 'long' && garment.culture === null

/** Whether a whole outfit is too light for the day of its needs; false without a known temperature. */
export function isTooLight(pieces: readonly ScoredPiece[], needs: OutfitNeeds): boolean {
  const celsius = feltCelsius(needs)
  if (celsius === null || !isWhole(pieces)) return false
  return warmthVerdict(pieces, feltCloOf(pieces, needs, celsius), celsius) === 'too light'
}

/** Whether all clothes are light, such as shorts and a T-shirt, which are never too warm in the heat. */
export function areLight(pieces: readonly Worn[]): boolean {
  return pieces.every(({ garment }) => garment.slot === 'shoes' || garment.warmthClo <= LIGHT_CLO)
}

// A shirt and trousers have no superfluous layer.
const hasNoLayer = (pieces: readonly Worn[]) =>
  pieces.every(
    ({ garment }) =>
      garment.slot !== 'outer' &&
      garment.slot !== 'mid' &&
      !hasTag(garment, ['sweater', 'sweatshirt', 'hoodie', 'cardigan']),
  )

/** The day that needs describe; null without a temperature or season. */
export function dayToDressFor(needs: OutfitNeeds): DayToDressFor | null {
  const celsius = temperatureFor(needs)
  const stated = needs.occasion?.namedCelsius ?? needs.occasion?.statedCelsius ?? null
  // Snow asked for in summer makes it no summer day.
  const season = needs.season && seasonsFor(needs)?.includes(needs.season) ? needs.season : null
  return celsius === null ? null : { celsius, season, statedCelsius: stated }
}

function isWhole(pieces: readonly ScoredPiece[]): boolean {
  const has = (...slots: GarmentSlot[]) => pieces.some(({ garment }) => slots.includes(garment.slot))
  return has('dress') || (has('top', 'mid') && has('bottom'))
}

const ofSeason = (pieces: readonly ScoredPiece[], season: StylistSeason) =>
  pieces.filter(({ garment }) => garment.seasons.includes(season))

function sharedSeason(pieces: readonly ScoredPiece[]): number {
  const best = Math.max(...stylistSeasons.map((season) => ofSeason(pieces, season).length))
  const covered = pieces.length > 0 ? best / pieces.length : 0
  return 0.9 * covered * covered
}

function sharedSeasonFact(pieces: readonly ScoredPiece[], isAtHome: boolean): ScoreFact {
  const shared = stylistSeasons.filter((season) => ofSeason(pieces, season).length === pieces.length)
  const clo = totalClo(pieces)
  // A home is as warm in winter as in summer, and accessories say nothing of the warmth of an outfit.
  const seasons =
    isAtHome || !isWhole(pieces)
      ? shared
      : shared.filter((season) => warmthVerdict(pieces, clo, typicalTemperature[season]) === 'right')
  if (shared.length > 0) return { is: 'seasons shared', seasons }
  const [one = null] = pieces.toSorted((a, b) => a.garment.seasons.length - b.garment.seasons.length)
  const others = pieces.filter(
    ({ garment }) => !garment.seasons.some((season) => one?.garment.seasons.includes(season)),
  )
  return { is: 'no season shared', one, other: others[0] ?? null }
}
