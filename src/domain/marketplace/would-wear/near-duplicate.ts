import { typeNounOf } from '../../closet/garment-types/noun-of.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { extraRole } from '../../stylist/search/extra-role.ts'
import { haveSameNoun, pieceSimilarity, similarityParts } from './piece-similarity.ts'

/** A trait that two pieces share. */
export type Similarity = 'type' | 'color' | 'pattern' | 'warmth' | 'formality'
/** A difference of a piece from a candidate: another color, warmer. */
export type Difference =
  'color' | 'pattern' | 'type' | 'warmer' | 'less warm' | 'dressier' | 'more casual' | 'length' | 'cut'

/** The piece most similar to a candidate. */
export interface NearDuplicate<P extends StylistPiece> {
  readonly piece: P
  /** Similarity, 0 to 100. */
  readonly likeness: number
  readonly same: readonly Similarity[]
  readonly differing: readonly Difference[]
}

/** Minimum similarity at which one piece replaces the other. */
export const SAME_FROM = 90
/** Minimum similarity of near duplicates. */
export const NEAR_DUPLICATE_FROM = 78
// Similarity below which two pieces have little in common.
const NEAR_FROM = 50
// Minimum similarity at which a trait counts as the same.
const SAME_PART = 0.85
// Clo below which warmth is not compared.
const WARMTH_FROM_CLO = 0.05
// Similarity below which two colors count as different.
const OTHER_COLOR = 0.7

/** The most similar piece of the candidate's slot; null if none is similar enough. */
export function nearestPiece<P extends StylistPiece>(
  candidate: StylistPiece,
  closet: readonly P[],
): NearDuplicate<P> | null {
  const { slot } = candidate.garment
  const role = extraRole(candidate.garment)
  const [nearest] = closet
    .filter(({ garment }) => garment.slot === slot && (slot !== 'extra' || extraRole(garment) === role))
    .map((piece) => ({ piece, likeness: pieceSimilarity(candidate, piece) }))
    .toSorted((one, other) => other.likeness - one.likeness || (one.piece.id < other.piece.id ? -1 : 1))
  if (!nearest || nearest.likeness < NEAR_FROM) return null
  return { ...nearest, ...comparison(candidate, nearest.piece) }
}

function comparison(
  candidate: StylistPiece,
  piece: StylistPiece,
): Pick<NearDuplicate<StylistPiece>, 'same' | 'differing'> {
  const { color, warmth, formality } = similarityParts(candidate, piece)
  const [wanted, owned] = [candidate.garment, piece.garment]
  const isSameNoun = haveSameNoun(candidate, piece)
  const areKnown = typeNounOf(piece).isKnown && typeNounOf(candidate).isKnown
  // The warmth of bags, watches or sandals is not compared.
  const isWarm = Math.max(wanted.warmthClo, owned.warmthClo) >= WARMTH_FROM_CLO
  // Types with the same last word are not a difference: a wrap dress and a midi dress are both dresses.
  const isOtherNoun =
    !isSameNoun &&
    lastWord(typeNounOf(piece).one) !== lastWord(typeNounOf(candidate).one) &&
    !isSpecialCaseOf(candidate, piece) &&
    !isSpecialCaseOf(piece, candidate)
  return {
    same: chosen([
      isSameNoun && areKnown && 'type',
      color !== null && color >= SAME_PART && 'color',
      wanted.pattern !== null && wanted.pattern === owned.pattern && 'pattern',
      // Linen is cooler than cotton of its weight.
      isWarm && warmth >= SAME_PART && isLinen(wanted) === isLinen(owned) && 'warmth',
      formality >= SAME_PART && 'formality',
    ]),
    differing: chosen([
      color !== null && color < OTHER_COLOR && 'color',
      wanted.pattern !== owned.pattern && 'pattern',
      isOtherNoun && typeNounOf(piece).isKnown && 'type',
      warmth < SAME_PART && (owned.warmthClo > wanted.warmthClo ? 'warmer' : 'less warm'),
      formality < SAME_PART && (owned.formality > wanted.formality ? 'dressier' : 'more casual'),
      !isOtherNoun && wanted.length !== owned.length && 'length',
      !isOtherNoun && wanted.silhouette !== owned.silhouette && 'cut',
    ]),
  }
}

const isLinen = ({ material }: StylistPiece['garment']) => material === 'linen'

function chosen<Word extends string>(words: readonly (Word | false)[]): Word[] {
  return words.filter((word) => word !== false)
}

// Whether a piece is a special type of the other's noun: jhumkas are earrings, a churidar is a pair of trousers.
function isSpecialCaseOf({ garment: { tags } }: StylistPiece, other: StylistPiece): boolean {
  const { one, several } = typeNounOf(other)
  return [one, several].some((noun) => (tags as ReadonlySet<string>).has(noun))
}

function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? ''
}
