import { isMetal } from '../../closet/colors/shade-of.ts'
import { isTuckable } from '../../closet/garment-facts/is-tuckable.ts'
import type { Outfit } from '../../stylist/outfit.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import type { ScoreFact } from '../../stylist/score/score-fact.ts'
import { capital, listed } from '../english.ts'
import { levelAt, levelsInWords } from '../score/formality-words.ts'
import { dayWords, withOccasion } from '../occasion-words.ts'
import { areSeveral, nameAll, pieceWords } from '../pieces/piece-words.ts'
import { scoreLine } from '../score/score-line.ts'
import { shapesInWords } from '../score/shape-words.ts'

// Score terms for the third sentence, after color and occasion, most relevant first.
const thirdTerms = ['Rain', 'Warmth', 'Shape', 'Style', 'Pattern and texture', 'Season'] as const
// Facts without information.
const uninformative: readonly ScoreFact['is'][] = [
  'shape unknown', 'style unknown', 'near style', 'no pattern', 'layers fit', 'seasons shared', 'nothing chosen', 'fabrics',
  'one line',
] // prettier-ignore

const WORDS_MAX = 16

/** Explains what works in an outfit and what doesn't, in up to three sentences: color, formality, weather or shape. */
export function styleAnalysis({ pieces, score }: Pick<Outfit, 'pieces' | 'score'>): string {
  if (pieces.length === 0) return 'Add a piece to see how it works.'
  const factOf = (...names: readonly string[]) => score.terms.find(({ name }) => names.includes(name))?.fact
  const verdict = factOf('Occasion', 'Formality')
  // A fault for the occasion comes last: praise after it would contradict it.
  const isWrong = verdict?.is === 'fault' || verdict?.is === 'not called for' || verdict?.is === 'pairing'
  const third = isWrong
    ? undefined
    : thirdTerms
        .flatMap((name) => factOf(name) ?? [])
        .find((fact) => isInformative(fact) && !contradicts(fact, verdict) && !repeats(fact, verdict))
  const colors = factOf('Color')
  // The description lists the colors already.
  const colorToSay = colors?.is === 'known colors' ? undefined : colors
  const [color = '', ...others] = [colorToSay, verdict, third].map((fact) =>
    fact ? sentenceOf(fact, pieces) : '',
  )
  const isSaidAgain = others.some((text) => text.includes(color))
  return [isSaidAgain ? '' : color, ...others].filter(Boolean).join(' ')
}

const shade = (piece: ScoredPiece) => pieceWords(piece).shade ?? ''
const shades = (one: ScoredPiece, other: ScoredPiece) => `${capital(shade(one))} and ${shade(other)}`

/** Whether a fact is worth a sentence. */
export function isInformative(fact: ScoreFact): boolean {
  if (fact.is === 'shapes') return shapesInWords(fact, () => '') !== null
  // One piece doesn't make the style of an outfit, nor do accessories.
  if (fact.is === 'in style')
    return fact.pieces.filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra').length > 1
  return !uninformative.includes(fact.is)
}

// Whether a style fact contradicts the stated formality, such as 'formal' after 'smart casual'.
function contradicts(fact: ScoreFact, verdict: ScoreFact | undefined): boolean {
  if (verdict?.is !== 'formality' || fact.is !== 'in style') return false
  const isCasual = verdict.level === 'casual' || verdict.level === 'very casual'
  if (fact.style === 'formal') return isCasual || verdict.level === 'smart casual'
  return fact.style === 'casual' && !isCasual
}

// Example: 'It's casual. The jeans and the shirt make it casual.'
function repeats(fact: ScoreFact, verdict: ScoreFact | undefined): boolean {
  if (fact.is !== 'in style' || verdict?.is !== 'formality') return false
  return verdict.level.includes(fact.style) || (verdict.phrase?.includes(fact.style) ?? false)
}

const areShoes = (pieces: readonly ScoredPiece[]) => pieces.every(({ garment: { slot } }) => slot === 'shoes')

/** Returns a score fact as a sentence of at most 16 words. */
export function sentenceOf(fact: ScoreFact, pieces: readonly ScoredPiece[]): string {
  const the = (piece: ScoredPiece) => pieceWords(piece, pieces).the
  const named = (some: readonly ScoredPiece[]) => listed(nameAll(some, pieces).slice(0, 2))
  switch (fact.is) {
    case 'only color':
      if (isMetal(shade(fact.piece))) return scoreLine(fact, pieces)
      if (pieces.length === 1) return `${capital(shade(fact.piece))} on its own.`
      return `${capital(shade(fact.piece))} is the only color${pieces.length > 2 ? ' among neutrals' : ''}.`
    case 'one family':
      return `The clothes are all ${fact.family}.`
    case 'clash':
      return `${shades(fact.one, fact.other)} clash a little. Swap one if that bothers you.`
    case 'many colors':
      return `${fact.count} strong colors are a lot for one outfit.`
    case 'neighboring colors':
      return `${shades(fact.one, fact.other)} go well together.`
    case 'formality':
      return fact.verdict === 'too far apart' ||
        pieces.every(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
        ? scoreLine(fact, pieces)
        : formalityWords(fact, the)
    case 'warm enough':
    case 'light enough':
      return `It's ${fact.is} for ${dayWords(fact.day)}.`
    case 'too warm':
      return `It may be too warm for ${dayWords(fact.day)}.`
    case 'too light':
      return `It's light for ${dayWords(fact.day)}. Add a layer.`
    case 'rain kept out':
      return [
        `${capital(named(fact.pieces))} will keep ${areShoes(fact.pieces) ? 'your feet' : 'you'} dry.`,
        ...(fact.exposed.length > 0 ? [`Keep ${named(fact.exposed)} dry.`] : []),
      ].join(' ')
    case 'shapes': {
      const areLoose = fact.first === 'loose' && fact.second === 'loose'
      return `${scoreLine(fact, pieces)}${areLoose && isTuckable(fact.one.garment) ? ` Tuck in ${the(fact.one)}.` : ''}`
    }
    case 'in style':
      // A single piece doesn't define the style of an outfit.
      return fact.pieces.length > 1
        ? `${capital(named(fact.pieces))} ${areSeveral(fact.pieces) ? 'make' : 'makes'} it ${fact.style}.`
        : scoreLine(fact, pieces)
    default:
      return scoreLine(fact, pieces)
  }
}

function formalityWords(fact: ScoreFact & { is: 'formality' }, the: (piece: ScoredPiece) => string): string {
  const { phrase, verdict, piece, isMostly } = fact
  if (verdict === 'right')
    return phrase === null
      ? `The outfit is ${levelsInWords(fact.low, fact.high)}.`
      : withOccasion(phrase, WORDS_MAX, (place) => {
          const level = levelAt(fact, place)
          return level ? `The outfit is ${level}, right for ${place}.` : `The outfit works for ${place}.`
        })
  const side = verdict.endsWith('casual') ? 'casual' : 'dressy'
  const isFar = verdict.startsWith('too')
  const start = isFar ? `Too ${side}` : `On the ${side} side`
  const because = isMostly ? `, mostly because of ${the(piece)}` : ''
  return phrase === null
    ? `${start}${because}.`
    : withOccasion(phrase, WORDS_MAX, (place) => `${start} for ${place}${because}.`)
}
