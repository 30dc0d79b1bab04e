import { areKnownSet, isSetByCustom } from '../pairing/are-of-one-set.ts'
import { daysSinceWorn } from '../score/terms/score-rest.ts'
import { colorFacts } from './color-facts-of-piece.ts'
import { calledForFacts, occasionFacts } from './occasion-facts.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'
import { plainFacts } from './plain-facts.ts'
import { shapeFacts } from './shape-facts.ts'
import { weatherFacts } from './weather-facts-of-piece.ts'

const RESTED_DAYS = 10
const OFTEN_WORN = 5
// Below all facts but a comparison of formality.
const RECENT_WEAR = 0.13

/** Facts for and against a piece in an outfit, most relevant first. */
export function pieceFacts(input: PieceInOutfit): PieceFact[] {
  return [
    setFacts,
    calledForFacts,
    occasionFacts,
    weatherFacts,
    colorFacts,
    shapeFacts,
    wearFacts,
    plainFacts,
  ]
    .flatMap((find) => find(input))
    .toSorted((one, other) => other.weight - one.weight)
}

function setFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const others = pieces.filter((one) => one !== piece && areKnownSet(piece, one))
  // For small pieces the bottom is named first: kilt hose go with the kilt rather than with a jacket.
  const isSmall = piece.garment.slot === 'extra' || piece.garment.slot === 'shoes'
  const other = (isSmall && others.find(({ garment: { slot } }) => slot === 'bottom')) || others[0]
  return other ? [{ is: 'set', weight: 0.95, other, isByCustom: isSetByCustom(piece, other) }] : []
}

function wearFacts({ piece, pieces, today }: PieceInOutfit): PieceFact[] {
  if (today === null) return []
  const days = daysSinceWorn(piece, today)
  // Of a new closet it's known anyway. In a week, pieces worn earlier in it count one wear.
  const isNews = pieces.some(({ wearCount, lastWornDate }) => wearCount > 1 || lastWornDate !== null)
  if (days === null && piece.wearCount === 0) return isNews ? [{ is: 'unworn', weight: 0.48 }] : []
  const isRested = days !== null && days >= RESTED_DAYS
  const often: PieceFact = {
    is: 'worn often',
    weight: days === null ? RECENT_WEAR : 0.2,
    times: piece.wearCount,
  }
  const date = piece.lastWornDate
  return [
    ...(!isRested && piece.wearCount >= OFTEN_WORN ? [often] : []),
    ...(days !== null && date
      ? [{ is: 'not worn since' as const, weight: isRested ? 0.44 : RECENT_WEAR, date, days }]
      : []),
  ]
}
