import { hasTag } from '../../closet/tags/garment-tags.ts'
import { areOfOneSet } from '../pairing/are-of-one-set.ts'
import { colorRelation } from '../score/color/color-relation.ts'
import { daysSinceWorn } from '../score/terms/score-rest.ts'
import { colorFacts } from './color-facts-of-piece.ts'
import { calledForFacts, occasionFacts } from './occasion-facts.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'
import { shapeFacts } from './shape-facts.ts'
import { weatherFacts } from './weather-facts-of-piece.ts'

const RESTED_DAYS = 10
const OFTEN_WORN = 5
const GOES_TOGETHER = 0.6

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
  const others = pieces.filter((one) => one !== piece && areOfOneSet(piece, one))
  // For small pieces the bottom is named first: kilt hose go with the kilt rather than with a jacket.
  const isSmall = piece.garment.slot === 'extra' || piece.garment.slot === 'shoes'
  const other = (isSmall && others.find(({ garment: { slot } }) => slot === 'bottom')) || others[0]
  return other ? [{ is: 'set', weight: 0.95, other }] : []
}

function wearFacts({ piece, today }: PieceInOutfit): PieceFact[] {
  if (today === null) return []
  const days = daysSinceWorn(piece, today)
  if (days === null) return piece.wearCount === 0 ? [{ is: 'unworn', weight: 0.48 }] : []
  if (days >= RESTED_DAYS && piece.lastWornDate)
    return [{ is: 'not worn since', weight: 0.44, date: piece.lastWornDate, days }]
  return piece.wearCount >= OFTEN_WORN ? [{ is: 'worn often', weight: 0.2, times: piece.wearCount }] : []
}

// A fallback with the lowest weight.
function plainFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const own = piece.garment.color
  // A belt is compared with shoes and trousers only.
  const isBelt = hasTag(piece.garment, ['belt', 'dress belt'])
  const near = pieces.filter(
    (one) => one !== piece && (!isBelt || one.garment.slot === 'shoes' || one.garment.slot === 'bottom'),
  )
  const others = near.length > 0 ? near : pieces.filter((one) => one !== piece)
  const other =
    others.find(
      ({ garment: { color } }) => !own || !color || colorRelation(own, color).harmony >= GOES_TOGETHER,
    ) ?? others[0]
  return [other ? { is: 'goes with', weight: 0.1, other } : { is: 'alone', weight: 0.1 }]
}
