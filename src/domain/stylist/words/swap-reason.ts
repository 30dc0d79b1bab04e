import type { Purpose } from '../../closet/garment.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { degrees, listed, sentence } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { callPiece, verb } from '../score/call-piece.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { type SwapDifference, type SwapFault, swapFacts, type SwapToExplain } from '../search/swap-facts.ts'

/** The most words of a swap reason (voice guide, kind 7). */
export const SWAP_REASON_WORDS = 10

const madeFor: Readonly<Record<Purpose, string>> = {
  home: 'made for home',
  underwear: 'made to be worn underneath',
  'sport underwear': 'made to be worn for sport',
  sport: 'made for sport',
  swimming: 'made for swimming',
  snow: 'made for snow',
  'own wedding': 'made for your own wedding',
  rain: 'made for rain',
}

// What a piece is more of, and what it is less of.
const comparatives: Readonly<Record<Exclude<SwapDifference['in'], 'called for'>, readonly [string, string]>> =
  {
    warmth: ['warmer', 'cooler'],
    formality: ['dressier', 'more casual'],
    rain: ['better in rain', 'worse in rain'],
    'color match': ['a better color match', 'a weaker color match'],
    lightness: ['lighter in color', 'darker'],
    'color strength': ['brighter', 'more muted'],
    pattern: ['bolder', 'plainer'],
    width: ['looser', 'slimmer'],
    length: ['longer', 'shorter'],
    heel: ['higher', 'flatter'],
    wears: ['worn more often', 'worn less often'],
  }

/** What would change with a swap, in one sentence of at most ten words: 'Warmer and dressier than the blazer.' */
export function swapReason(swap: SwapToExplain): string {
  const { fault, differences } = swapFacts(swap)
  const ways = fault ? faultWords(fault, swap) : differenceWords(differences, swap)
  // The last one is always short enough.
  return sentence(ways.find(isShort) ?? ways.at(-1) ?? '')
}

// The best wording first, then shorter ones.
function faultWords(fault: SwapFault, { piece, needs }: SwapToExplain): string[] {
  const phrase = needs?.occasion?.phrase ?? null
  const forOccasion = (words: string) => [
    ...(phrase ? [`${words} for ${phrase}`] : []),
    `${words} for this occasion`,
  ]
  const celsius = temperatureFor(needs)
  const forDay = (words: string) => `${words} for ${dayWords(needs, celsius)}`
  switch (fault.is) {
    case 'made for':
      return [madeFor[fault.purpose]]
    case 'out of place':
      return [`out of place: ${fault.why}`, ...unsuitedTo(piece, phrase)]
    case 'too casual':
      return forOccasion(fault.isLittle ? 'a little casual' : 'too casual')
    case 'too dressy':
      return forOccasion(fault.isLittle ? 'a little dressy' : 'too dressy')
    case 'too bare':
      return forOccasion('too bare')
    case 'too open':
    case 'too thin':
    case 'too warm':
      return [forDay(fault.is)]
    case 'spoiled by rain':
      return [`rain would ruin ${verb([piece], 'it', 'them')}`]
    case 'slippery':
      return ['too slippery for ice']
    case 'no sports shoe':
      return ['not made for sport']
    case 'heel that sinks':
      return ['high heels sink into soft ground']
    case 'color':
      return [
        ...(phrase ? [`${fault.family} isn't right for ${phrase}`] : []),
        `wrong color for this occasion`,
      ]
    case 'not called for':
      return [`this occasion calls for ${fault.what}`, ...unsuitedTo(piece, phrase)]
    case 'out of season':
      return [seasonWords(piece, needs)]
    case 'worn over a top':
      return [`${verb([piece], 'needs', 'need')} a top underneath`]
    case 'layers badly':
      return [
        `${verb([piece], "doesn't", "don't")} layer well with ${callPiece(fault.with)}`,
        'clashes with the other layers',
      ]
    case 'not needed':
      return ['not needed with this outfit']
    case 'unsuited':
      return unsuitedTo(piece, phrase)
    default:
      return fault satisfies never
  }
}

function unsuitedTo(piece: StylistPiece, phrase: string | null): string[] {
  const not = verb([piece], "doesn't", "don't")
  return [...(phrase ? [`${not} suit ${phrase}`] : []), `${not} suit this outfit`]
}

function dayWords(needs: OutfitNeeds | null, celsius: number | null): string {
  const isStated = (needs?.occasion?.temperatureCelsius ?? null) !== null
  if (celsius !== null && isStated) return degrees(celsius)
  return needs?.season ?? 'this day'
}

function seasonWords({ garment }: StylistPiece, needs: OutfitNeeds | null): string {
  const season = needs?.season ?? null
  if (garment.seasons.length === 0) return 'out of season'
  return season && !garment.seasons.includes(season)
    ? `made for ${listed(garment.seasons)}, not ${season}`
    : `made for ${listed(garment.seasons)}`
}

function differenceWords(differences: readonly SwapDifference[], swap: SwapToExplain): string[] {
  const { former, needs } = swap
  const names = [callPiece(former), `the ${nounFor(former)}`]
  const called = differences.find((difference) => difference.in === 'called for')
  if (called) {
    const phrase = needs?.occasion?.phrase ?? 'this occasion'
    const nearness = called.isMore ? 'closer to' : 'further from'
    return [`${nearness} what ${phrase} calls for`, `${nearness} what this occasion calls for`]
  }
  const words = differences.flatMap((difference) =>
    difference.in === 'called for' ? [] : comparatives[difference.in][difference.isMore ? 0 : 1],
  )
  const [first, second] = inReadingOrder(words.slice(0, 2))
  if (!first) return names.map((name) => `much like ${name}`)
  const pairs = second ? [`${first} and ${second}`, ...words.slice(0, 1)] : [first]
  return pairs.flatMap((each) => names.map((name) => `${each} than ${name}`))
}

// 'Warmer and a better color match', never the other way round: an adjective reads best in front.
function inReadingOrder(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => Number(one.includes(' ')) - Number(other.includes(' ')))
}

function nounFor(piece: StylistPiece): string {
  const { one, several, isSeveral } = nounOf(piece)
  return isSeveral ? several : one
}

function isShort(words: string): boolean {
  return words.split(/\s+/).length <= SWAP_REASON_WORDS
}
