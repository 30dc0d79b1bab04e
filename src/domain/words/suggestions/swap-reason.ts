import type { PlannedSwap } from '../../planner/planned-swaps.ts'
import { listed, sentence, withArticle } from '../english.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import type { FaultCause } from '../../stylist/score/faults/fault.ts'
import { dayToDressFor } from '../../stylist/score/terms/score-season.ts'
import { faultWords } from '../score/fault-words.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { briefly } from '../occasion-words.ts'
import { isSamePart } from '../../stylist/search/extra-role.ts'
import {
  type SwapDifference,
  type SwapFault,
  swapFacts,
  type SwapToExplain,
} from '../../stylist/search/swap-facts.ts'

/** Maximum words of a swap reason (voice guide, kind 7). */
export const SWAP_REASON_WORDS = 10

// Comparatives for more and for less of each property.
const comparatives: Readonly<Record<Exclude<SwapDifference['in'], 'called for'>, readonly [string, string]>> =
  {
    warmth: ['warmer', 'less warm'],
    formality: ['dressier', 'more casual'],
    rain: ['better in rain', 'worse in rain'],
    lightness: ['lighter in color', 'darker'],
    'color strength': ['more colorful', 'less colorful'],
    pattern: ['busier', 'plainer'],
    length: ['longer', 'shorter'],
    wears: ['worn more often', 'worn less often'],
  }

/** Describes the effect of a swap in a sentence of at most ten words: 'Warmer and dressier than the blazer.' */
export function swapReason(swap: SwapToExplain): string {
  const { fault, differences } = swapFacts(swap)
  const wordings = fault ? faultWordings(fault, swap) : differenceWords(differences, swap)
  // The last wording is always short enough.
  return sentence(wordings.find(isShort) ?? wordings.at(-1) ?? '')
}

/** Like `swapReason`, and names the other days that the piece is planned for. */
export function plannedSwapReason(swap: PlannedSwap): string {
  const also = swap.alsoOn.length > 0 ? ` Also planned for ${listed(swap.alsoOn)}.` : ''
  return `${swapReason(swap)}${also}`
}

// Returns the best wording first, then shorter ones.
function faultWordings(fault: SwapFault, { piece, needs }: SwapToExplain): string[] {
  const phrase = needs?.occasion?.phrase ?? null
  switch (fault.is) {
    case 'unfit':
      return needs ? unfitWords(fault.cause, piece, needs) : unsuitedTo(piece, phrase)
    case 'not called for':
      return [
        `the ${fault.want.isForWeather ? 'weather' : 'occasion'} calls for ${fault.want.what}`,
        ...unsuitedTo(piece, phrase),
      ]
    case 'against a rule':
      return [`${pieceWords(piece).does("doesn't", "they don't")} go with ${pieceWords(fault.with).the}`]
    case 'worn over a top':
      return [`${pieceWords(piece).does('needs', 'need')} a top underneath`]
    case 'layers badly':
      if (fault.fault === 'hoods') return [`adds a second hood to that of ${pieceWords(fault.with).the}`]
      if (fault.fault === 'hidden' && piece.garment.slot === 'mid')
        return [`${pieceWords(piece).does('hides', 'hide')} ${pieceWords(fault.with).the}`]
      if (fault.fault === 'hidden')
        return [`hardly ${pieceWords(piece).does('shows', 'show')} under ${pieceWords(fault.with).the}`]
      return unsuitedTo(piece, null)
    case 'not needed':
      return ['not needed with this outfit']
    case 'unsuited':
      return unsuitedTo(piece, phrase)
    default:
      return fault satisfies never
  }
}

function unfitWords(cause: FaultCause, piece: StylistPiece, needs: OutfitNeeds): string[] {
  const { verbs, rest } = faultWords(cause, piece.garment, {
    phrase: needs.occasion?.phrase ?? null,
    day: dayToDressFor(needs),
  })
  const [one] = verbs
  if (cause.kind === 'out of place' || cause.kind === 'second best') {
    const why = cause.why && pieceWords(piece).does(cause.why.one, cause.why.several)
    return [
      // 'It's dark' alone says nothing of a hat; 'open shoes are too cold' is the verdict itself.
      ...(why && cause.kind === 'out of place' && !cause.why?.isVerdict
        ? [`out of place, since ${why}`]
        : []),
      why || rest,
      ...unsuitedTo(piece, needs.occasion?.phrase ?? null),
    ]
  }
  const wording =
    one === 'is' ? rest : one === "isn't" ? `not ${rest}` : `${pieceWords(piece).does(...verbs)} ${rest}`
  const occasion = `for ${needs.occasion?.phrase ?? ''}`
  return [wording, wording.replace(occasion, 'for this occasion')]
}

function unsuitedTo(piece: StylistPiece, phrase: string | null): string[] {
  const not = pieceWords(piece).does("doesn't", "they don't")
  return [...(phrase ? [`${not} suit ${briefly(phrase)}`] : []), `${not} suit this outfit`]
}

function differenceWords(differences: readonly SwapDifference[], swap: SwapToExplain): string[] {
  const { needs } = swap
  const names = formerNames(swap)
  // Jewelry closer to the formality of the occasion than a shawl is no less suited to it.
  const called = differences.find(
    (difference) => difference.in === 'called for' && (difference.isMore || !isCloserInFormality(swap)),
  )
  if (called && !(called.isMore && isOffFor(swap))) {
    const phrase = briefly(needs?.occasion?.phrase ?? 'this occasion')
    const suited = called.isMore ? 'better suited' : 'less suited'
    return [`${suited} to ${phrase}`, `${suited} to this occasion`]
  }
  const tone = differences.find(isOfTone)
  const words = differences.flatMap((difference) =>
    difference.in === 'called for' || (isOfTone(difference) && difference !== tone)
      ? []
      : comparatives[difference.in][difference.isMore ? 0 : 1],
  )
  const [first, second] = words.slice(0, 2).toSorted((one, other) => placeOf(one) - placeOf(other))
  if (!first) {
    const isOther = called || pieceWords(swap.piece).noun !== pieceWords(swap.former).noun
    // A belt doesn't replace a scarf.
    const { noun, does } = pieceWords(swap.piece)
    // A name that isn't recognized may take no article.
    const what = swap.piece.garment.type ? `${does(withArticle(noun), noun)} ` : ''
    if (!isSamePart(swap.former, swap.piece)) return names.map((name) => `${what}instead of ${name}`)
    return names.map((name) => (isOther ? `a change from ${name}` : `much like ${name}`))
  }
  const pairs = second ? [`${first} and ${second}`, ...words.slice(0, 1)] : [first]
  return pairs.flatMap((each) => names.map((name) => `${each} than ${name}`))
}

// 'Lighter in color and less colorful' says nearly the same twice.
const isOfTone = (difference: SwapDifference) =>
  difference.in === 'lightness' || difference.in === 'color strength'

// Returns the full name first, then a shorter one. Equal names become 'the current one'.
function formerNames({ former, piece }: SwapToExplain): readonly string[] {
  const [own, other] = [pieceWords(former, [former, piece]), pieceWords(piece, [former, piece])]
  const short =
    own.noun === other.noun ? own.does('the current one', 'the current ones') : pieceWords(former).the
  // 'The shirt' may be either of an Oxford shirt and a linen shirt.
  const isOfOneKind = headOf(own.noun) === headOf(other.noun) && own.noun !== other.noun
  return own.the === other.the ? [short] : [isOfOneKind ? `the ${own.full}` : own.the, short]
}

const headOf = (noun: string) => noun.split(' ').at(-1)

function isCloserInFormality({ former, piece, needs }: SwapToExplain): boolean {
  const ideal = needs?.occasion?.formality.ideal
  if (ideal === undefined || piece.garment.slot !== 'extra') return false
  const away = (one: StylistPiece) => Math.abs(one.garment.formality - ideal)
  return away(piece) < away(former)
}

// Whether the piece is outside the formality range, so it can't be called better suited.
function isOffFor({ piece, needs }: SwapToExplain): boolean {
  if (!needs?.occasion) return false
  const { least, most } = needs.occasion.formality
  const { formality } = piece.garment
  return formality < least || formality > most
}

// Single adjectives come first and wears last: 'warmer and better in rain', 'less colorful and worn less often'.
const placeOf = (comparative: string) =>
  Number(comparative.includes(' ')) + Number(comparative.startsWith('worn '))

const isShort = (words: string) => words.split(/\s+/).length <= SWAP_REASON_WORDS
