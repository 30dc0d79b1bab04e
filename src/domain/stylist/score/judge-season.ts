import { type StylistSeason, stylistSeasons } from '../../../contract/stylist.ts'
import { degrees, listed, sentence, within01 } from '../../sentence.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../weather/is-too-bare.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { callAll, callEvery, callPiece, verb } from './call-piece.ts'
import type { Judged, ToJudge } from './judged.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { seasonsFor } from './seasons-for.ts'
import { temperatureFor, UNLISTED_CLO, warmthNeeded } from './warmth-needed.ts'

/** The season, the warmth that the day asks for, and bare feet; with neither, whether the pieces share a season. */
export function judgeSeason({ pieces, focus, needs }: ToJudge): Judged {
  const celsius = temperatureFor(needs)
  if (!needs || celsius === null)
    return { share: sharedSeason(pieces), reason: () => sentence(sharedSeasonWords(pieces)) }
  return {
    share: seasonShare(pieces, needs, celsius),
    reason: () => sentence(seasonWords(pieces, focus, needs, celsius)),
  }
}

/** Clo of all pieces together, with what is worn beneath. */
export function warmthOf(pieces: readonly Pick<ScoredPiece, 'garment'>[]): number {
  return pieces.reduce((sum, { garment }) => sum + garment.warmthClo, UNLISTED_CLO)
}

/** How near a sum of clo comes to what the degrees ask for, from 0 to 1. */
function warmthFit(clo: number, celsius: number): number {
  const ratio = clo / warmthNeeded(celsius)
  if (ratio > 1) return within01(1 - 0.9 * Math.max(0, ratio - 1.2))
  // In the warm nobody freezes in too little.
  const slack = celsius >= 21 ? 0.6 : 0.1
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
  return within01(0.45 * inSeason * inSeason + 0.55 * warmthFit(warmthOf(pieces), celsius) - bareFeet)
}

function coldFeet(pieces: readonly ScoredPiece[], celsius: number): ScoredPiece | undefined {
  return celsius < OPEN_SHOES_FROM_CELSIUS
    ? pieces.find(({ garment }) => garment.slot === 'shoes' && garment.isOpen)
    : undefined
}

function seasonWords(
  pieces: readonly ScoredPiece[],
  focus: ScoredPiece | null,
  needs: OutfitNeeds,
  celsius: number,
): string {
  const seasons = seasonsFor(needs)
  const wrong = pieces.filter((piece) => !isInSeason(piece, seasons))
  const right = seasons?.length === 1 ? (seasons[0] ?? '') : degrees(celsius)
  const chosen = wrong.find(({ id }) => id === focus?.id)
  const day = degreesWords(needs, celsius)
  if (chosen)
    return `${callPiece(chosen)} you chose ${verb([chosen], 'is', 'are')} for ${seasonsOf(chosen)}, not for ${right}`
  if (wrong.length > 0) return `${callAll(wrong)} ${verb(wrong, 'is', 'are')} not for ${right}`
  const bare = coldFeet(pieces, celsius)
  if (bare) return `${callPiece(bare)} ${verb([bare], 'leaves', 'leave')} the feet bare, too cold at ${day}`
  return warmthWords(pieces, day, celsius)
}

function warmthWords(pieces: readonly ScoredPiece[], day: string, celsius: number): string {
  const clo = warmthOf(pieces)
  const needed = warmthNeeded(celsius)
  const warmest = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  const [first, second] = warmest
  if (!first) return `nothing is chosen for ${day} yet`
  if (clo > needed * 1.35)
    return `${callPiece(first)} ${verb([first], 'makes', 'make')} this warmer than ${day} needs`
  if (clo < needed * 0.75 && celsius < 21)
    return `this is light for ${day}, though ${callPiece(first)} ${verb([first], 'gives', 'give')} the most warmth`
  const carriers = second && first.garment.warmthClo < 0.5 * clo ? [first, second] : [first]
  if (celsius >= 21)
    return `nothing here is heavy for ${day}; even ${callPiece(first)}, the warmest, ${verb([first], 'stays', 'stay')} light`
  return `${callAll(carriers)} ${verb(carriers, 'gives', 'give')} most of the warmth that ${day} asks for`
}

function degreesWords({ season, occasion }: OutfitNeeds, celsius: number): string {
  if (occasion?.temperatureCelsius !== null && occasion?.temperatureCelsius !== undefined)
    return degrees(celsius)
  return season ? `a ${season} day of about ${degrees(celsius)}` : `about ${degrees(celsius)}`
}

function sharedSeason(pieces: readonly ScoredPiece[]): number {
  const best = Math.max(
    ...stylistSeasons.map((season) => pieces.filter((one) => isInSeason(one, [season])).length),
  )
  const covered = pieces.length > 0 ? best / pieces.length : 0
  return 0.9 * covered * covered
}

function sharedSeasonWords(pieces: readonly ScoredPiece[]): string {
  const shared = stylistSeasons.filter((season) => pieces.every((piece) => isInSeason(piece, [season])))
  if (shared.length > 0)
    return `${callEvery(pieces)} can be worn ${shared.length === 4 ? 'the whole year' : `in ${listed(shared)}`}`
  const [narrow] = pieces.toSorted((one, other) => one.garment.seasons.length - other.garment.seasons.length)
  const against = pieces.find(
    (piece) => narrow && !piece.garment.seasons.some((season) => narrow.garment.seasons.includes(season)),
  )
  if (!narrow || !against) return 'no season suits every piece'
  return `${callPiece(narrow)} ${verb([narrow], 'is', 'are')} for ${seasonsOf(narrow)}, ${callPiece(against)} for ${seasonsOf(against)}`
}

function seasonsOf({ garment }: ScoredPiece): string {
  return garment.seasons.length > 0 ? listed(garment.seasons) : 'no season that it names'
}
