import { patternOf } from '../../closet/cloth-of.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { tellPiece } from '../../words/told-piece.ts'
import { withArticle } from '../../words/english.ts'
import { listed } from '../../sentence.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { extraRole } from '../../stylist/search/extra-role.ts'
import { percent } from './percent.ts'
import { isOneNoun, likeness, likeParts } from './likeness.ts'

/** The piece of a closet that comes nearest to a candidate. */
export interface NearestPiece<P extends StylistPiece> {
  readonly piece: P
  /** 0 to 100. */
  readonly likeness: number
  readonly reason: string
}

/** From here on one piece does what the other does. */
export const SAME_FROM = 90
/** From here on the two would compete. */
export const NEAR_DUPLICATE_FROM = 78
// Below it nobody would think of the other.
const NEAR_FROM = 50
// What is said to be the same, of the parts of likeness.
const SAME_PART = 0.85
// Above it two colors are no difference to speak of.
const OTHER_COLOR = 0.7

/** The piece most like the candidate for the same place, where one is near; null where none is. */
export function nearestPiece<P extends StylistPiece>(
  candidate: StylistPiece,
  closet: readonly P[],
): NearestPiece<P> | null {
  const { slot } = candidate.garment
  const role = extraRole(candidate.garment)
  const [nearest] = closet
    .filter(({ garment }) => garment.slot === slot && (slot !== 'extra' || extraRole(garment) === role))
    .map((piece) => ({ piece, likeness: likeness(candidate, piece) }))
    .toSorted((one, other) => other.likeness - one.likeness || (one.piece.id < other.piece.id ? -1 : 1))
  if (!nearest || nearest.likeness < NEAR_FROM) return null
  return { ...nearest, reason: reasonFor(candidate, nearest.piece, nearest.likeness) }
}

function reasonFor(candidate: StylistPiece, piece: StylistPiece, alike: number): string {
  const { color, warmth, formality } = likeParts(candidate, piece)
  const { pattern } = candidate.garment
  const same = [
    isOneNoun(candidate, piece) && 'kind',
    color !== null && color >= SAME_PART && 'color',
    pattern && pattern === piece.garment.pattern && 'pattern',
    warmth >= SAME_PART && 'warmth',
    formality >= SAME_PART && 'formality',
  ].filter((word) => word !== false && word !== null)
  const differing = differences(candidate, piece)
  const alikeIn = same.length > 0 ? `the same ${listed(same)}` : 'worn in the same place'
  const unlikeIn = differing.length > 0 ? `, but ${listed(differing)}` : ''
  return `${percent(alike)} alike: ${alikeIn}${unlikeIn}. ${conclusion(alike)}`
}

// Of the piece that is owned, beside the candidate.
function differences(candidate: StylistPiece, piece: StylistPiece): string[] {
  const { color, warmth, formality } = likeParts(candidate, piece)
  const [thought, owned] = [candidate.garment, piece.garment]
  const noun = nounOf(piece)
  const { shade } = tellPiece({ ...piece, slot: owned.slot, picture: piece.imageUrl, isCutOut: false })
  // A wrap dress beside a midi dress is just a dress.
  const isOtherNoun = !isOneNoun(candidate, piece) && lastWord(noun.one) !== lastWord(nounOf(candidate).one)
  return [
    color !== null && color < OTHER_COLOR && shade,
    thought.pattern !== owned.pattern && (patternOf(piece) ?? 'with no pattern named'),
    isOtherNoun && noun.isKnown && (noun.isSeveral ? noun.several : withArticle(noun.one)),
    warmth < SAME_PART && (owned.warmthClo > thought.warmthClo ? 'warmer' : 'less warm'),
    formality < SAME_PART && (owned.formality > thought.formality ? 'dressier' : 'more casual'),
    !isOtherNoun && thought.length !== owned.length && lengthWords[owned.length],
    !isOtherNoun && thought.silhouette !== owned.silhouette && cutWords[owned.silhouette],
  ].filter((word) => typeof word === 'string')
}

function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? ''
}

const lengthWords = { cropped: 'cropped', regular: 'of ordinary length', long: 'long' } as const
const cutWords = { slim: 'slim', regular: 'of a regular cut', loose: 'loose' } as const

function conclusion(alike: number): string {
  if (alike >= SAME_FROM) return 'It does the same already.'
  return alike >= NEAR_DUPLICATE_FROM
    ? 'The two would take each other’s place.'
    : 'It would not replace this one.'
}
