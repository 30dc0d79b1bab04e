import { stylistSeasons } from '../../../contract/stylist/stylist.ts'
import { typeNounOf } from '../../closet/garment-types/noun-of.ts'
import type { Garment, Purpose } from '../../closet/garment.ts'
import type { FaultCause } from '../../stylist/score/faults/fault.ts'
import type { DayToDressFor, ScoreFact } from '../../stylist/score/score-fact.ts'
import { listed, sentence } from '../english.ts'
import { LINE_WORDS_MAX } from './formality-words.ts'
import { coverWords, objectionInWords } from './objection-in-words.ts'
import { briefly, dayWords, placeWords, withOccasion } from '../occasion-words.ts'
import type { PieceWords } from '../pieces/piece-words.ts'

/** A fault as a predicate without its subject: 'is', 'too casual for a gala'. */
export interface FaultWords {
  /** Singular and plural verb. */
  readonly verbs: readonly [one: string, several: string]
  readonly rest: string
}

const is: FaultWords['verbs'] = ['is', 'are']
const isNot: FaultWords['verbs'] = ["isn't", "aren't"]
const doesNot: FaultWords['verbs'] = ["doesn't", "don't"]

/** Describes a fault of a piece. */
export function faultWords(
  cause: FaultCause,
  garment: Garment,
  { phrase, day }: { readonly phrase: string | null; readonly day: DayToDressFor | null },
): FaultWords {
  const place = placeWords(phrase)
  switch (cause.kind) {
    case 'out of place':
      return { verbs: is, rest: `out of place ${placeFor(cause.at, phrase)}` }
    case 'second best':
      return { verbs: isNot, rest: `ideal ${placeFor(cause.at, phrase).replace(atEvent, 'for ')}` }
    case 'not for the wearer':
      return {
        verbs: isNot,
        rest: `for you, since ${objectionInWords(cause.objection, garment, cause.wearer)}`,
      }
    case 'too casual':
    case 'too dressy':
      return {
        verbs: is,
        rest: `${cause.isSlight ? cause.kind.replace('too', 'a little') : cause.kind} for ${place}`,
      }
    case 'made for something else': {
      const made = madeFor(garment)
      return made === null ? { verbs: doesNot, rest: `suit ${place}` } : { verbs: is, rest: made }
    }
    case 'kept for something else':
      return { verbs: is, rest: `kept for ${cause.keptFor}, as the name says` }
    case 'wrong color':
      return { verbs: is, rest: `the wrong color for ${place}` }
    case 'too bare':
      return { verbs: is, rest: `too bare for ${place}` }
    case 'wrong season':
      return seasonWords(garment.seasons)
    case 'too thin':
    case 'too warm':
      return { verbs: is, rest: `${cause.kind} for ${day ? dayWords(day) : 'the day'}` }
    case 'open shoes in the cold':
      return { verbs: is, rest: `too open for ${day ? dayWords(day) : 'the cold'}` }
    default:
      return fixedWords[cause.kind]
  }
}

const fixedWords = {
  'not recognized': { verbs: isNot, rest: 'recognized, so this is a guess' },
  'spoiled by rain': { verbs: doesNot, rest: 'stand up to rain' },
  slippery: { verbs: is, rest: 'slippery on this ground' },
  'wrong shoes for sport': { verbs: isNot, rest: 'made for sport' },
  'wrong shoes for walking': { verbs: isNot, rest: 'made for walking' },
} as const

// 'Ideal for brunch' and 'for the school run', but 'ideal at home' and 'ideal on grass'.
const atEvent = /^(?:at (?!home\b|night\b|\d)|on (?=(?:an?|the|your) ))/

// Times and journeys, which nobody is 'at'.
const noPlace =
  /\b(?:day|evening|night|weekend|week|morning|afternoon|trip|walk|hike|ride|flight|drive|run|visit|crawl|tour|journey|train|commute|errands)\b/

/** Names the event if a row of occasions names another of its kind: a polo match isn't 'at the races'. */
export function placeFor(at: string, phrase: string | null): string {
  // 'Pilates' is one word and takes no article.
  if (phrase === null || !/^(?:at|on an?) /.test(at) || !/^(?:(?:an?|the) |\p{Ll}+$)/u.test(phrase)) return at
  const event = briefly(phrase)
  const isNamed = at.split(' ').some((word) => word.length > 3 && event.includes(word.replace(/s$/, '')))
  // Nobody is 'at camping'.
  return isNamed || noPlace.test(event) || event.endsWith('ing') ? at : `at ${event}`
}

const MAX_SEASONS_NAMED = 2

/** Describes the seasons of a piece, or the excluded one: 'is', 'made for winter'. */
export function seasonWords(seasons: Garment['seasons']): FaultWords {
  const other = stylistSeasons.filter((season) => !seasons.includes(season))
  return seasons.length > MAX_SEASONS_NAMED && other.length > 0
    ? { verbs: isNot, rest: `made for ${listed(other)}` }
    : { verbs: is, rest: `made for ${listed(seasons)}` }
}

// Null if the name says it: 'Your swim trunks are made for swimming' says nothing.
function madeFor(garment: Garment): string | null {
  const { purpose, tags } = garment
  if (purpose && typeNounOf({ garment }).one.includes(purpose.replace(/ming$/, ''))) return null
  if (purpose === null) return tags.has('uniform') || tags.has('work site') ? 'for work' : null
  return madeForPurpose[purpose] ?? `made for ${purpose}`
}

const madeForPurpose: Readonly<Partial<Record<Purpose, string>>> = {
  home: 'made for wearing at home',
  underwear: 'made to be worn underneath',
  'sport underwear': 'made to be worn underneath',
  'own wedding': 'made for your own wedding',
  rain: 'made for wet days',
}

/** Whether a text is short enough for a score line. */
export const isBrief = (text: string) => text.split(' ').length <= LINE_WORDS_MAX

/** Returns the score line of a fault: 'The sneakers are too casual for a gala.' */
export function faultLine(
  { piece, cause, isChosen, phrase, day }: ScoreFact & { is: 'fault' },
  { the, noun, full, does }: PieceWords,
): string {
  if (cause.kind === 'wrong color') return sentence(cause.why)
  const named = isChosen ? `your ${noun}` : the
  if (cause.kind === 'out of place' || cause.kind === 'second best') {
    const { verbs, rest } = faultWords(cause, piece.garment, { phrase, day })
    const verdict =
      cause.kind === 'second best' ? `${does("isn't", "aren't")} ideal` : `${does('is', 'are')} out of place`
    if (cause.why)
      return `${sentence(`${named} ${verdict}`)} ${sentence(does(cause.why.one, cause.why.several))}`
    const fault = (name: string) => sentence(`${name} ${does(...verbs)} ${rest}`)
    // The fault may depend on the color, so the full name is used: navy trousers may be fine where stone ones are not.
    const inFull = fault(`${isChosen ? 'your' : 'the'} ${full}`)
    return cause.isOfLooks && isBrief(inFull) ? inFull : fault(named)
  }
  if (cause.kind === 'not for the wearer' && cause.objection === 'coverage')
    return sentence(`wear ${named} ${coverWords(piece.garment, cause.wearer)}`)
  // Only the name of an unrecognized piece is known.
  if (cause.kind === 'not recognized') return `“${piece.name}” isn't recognized, so this is a guess.`
  return withOccasion(placeWords(phrase), LINE_WORDS_MAX, (place) => {
    const { verbs, rest } = faultWords(cause, piece.garment, { phrase: place, day })
    return sentence(`${named} ${does(...verbs)} ${rest}`)
  })
}
