import { typeNounOf } from '../../closet/noun-of.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { extraRole } from '../../stylist/search/extra-role.ts'
import { isOneNoun, pieceSimilarity, similarityParts } from './piece-similarity.ts'

/** What two pieces have in common. */
export type Similarity = 'type' | 'color' | 'pattern' | 'warmth' | 'formality'
/** How a piece differs from a candidate: it has another color, it is warmer. */
export type Difference =
  'color' | 'pattern' | 'type' | 'warmer' | 'less warm' | 'dressier' | 'more casual' | 'length' | 'cut'

/** The piece most similar to a candidate. */
export interface NearDuplicate<P extends StylistPiece> {
  readonly piece: P
  /** 0 to 100. */
  readonly likeness: number
  readonly same: readonly Similarity[]
  readonly differing: readonly Difference[]
}

/** From here on one piece replaces the other. */
export const SAME_FROM = 90
/** From here on two pieces are near duplicates. */
export const NEAR_DUPLICATE_FROM = 78
// Below it two pieces have little in common.
const NEAR_FROM = 50
// From here on a part of the similarity counts as the same.
const SAME_PART = 0.85
// Below it a piece is worn for something else than warmth.
const WARMTH_FROM_CLO = 0.05
// Above it two colors count as similar.
const OTHER_COLOR = 0.7

/** The piece most like the candidate for the same place, where one is near; null where none is. */
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
  const isSameNoun = isOneNoun(candidate, piece)
  // A bag, a watch or a sandal warms nobody.
  const isWarm = Math.max(wanted.warmthClo, owned.warmthClo) >= WARMTH_FROM_CLO
  // Compared with a midi dress, a wrap dress is just a dress.
  const isOtherNoun =
    !isSameNoun &&
    lastWord(typeNounOf(piece).one) !== lastWord(typeNounOf(candidate).one) &&
    !isSpecialCaseOf(candidate, piece) &&
    !isSpecialCaseOf(piece, candidate)
  return {
    same: chosen([
      isSameNoun && 'type',
      color !== null && color >= SAME_PART && 'color',
      wanted.pattern !== null && wanted.pattern === owned.pattern && 'pattern',
      isWarm && warmth >= SAME_PART && 'warmth',
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

function chosen<Word extends string>(words: readonly (Word | false)[]): Word[] {
  return words.filter((word) => word !== false)
}

// Jhumkas are earrings, and a churidar is a pair of trousers.
function isSpecialCaseOf({ garment: { tags } }: StylistPiece, other: StylistPiece): boolean {
  const { one, several } = typeNounOf(other)
  return [one, several].some((noun) => (tags as ReadonlySet<string>).has(noun))
}

function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? ''
}
