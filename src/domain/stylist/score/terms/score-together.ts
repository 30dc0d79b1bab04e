import { type Garment, type StyleTag, allStyleTags } from '../../../closet/garment.ts'
import { shareSeasons } from '../../../closet/garment-facts/share-seasons.ts'
import { hasTag } from '../../../closet/tags/garment-tags.ts'
import { within01 } from '../../../within01.ts'
import { wordSet } from '../../../word-set.ts'
import { areOfOneSet, shareOwnWord } from '../../pairing/are-of-one-set.ts'
import type { TermScore, PieceOrigin, TermInput } from './term-score.ts'
import { isMainSlot } from '../area-weight.ts'
import { pairingScore, pairingFact } from '../pairing-score.ts'
import type { ScoreFact } from '../score-fact.ts'
import { formalityLevel } from './score-formality.ts'
import type { ScoredPiece } from '../scored-piece.ts'

// Below this share the pieces count as seldom worn together.
const APART_BELOW = 0.4
const SET_BONUS = 0.25
// Largest difference of formality at which two pieces still go together: cargo pants and oxfords don't.
const LEVELS_APART_MAX = 1.6

/** Scores whether such pieces are worn together: by style tags, price level and kinds, with a bonus for a set. */
export function scoreTogether({ pieces }: TermInput, origin: PieceOrigin): TermScore {
  const share = within01(pairingScore(pieces, origin) + (hasSet(pieces, origin) ? SET_BONUS : 0))
  return { share, fact: () => togetherFact(pieces, share, origin) }
}

function hasSet(pieces: readonly ScoredPiece[], origin: PieceOrigin): boolean {
  const isSet = (one: ScoredPiece, other: ScoredPiece) =>
    areOfOneSet(one, other) || (origin === 'own' && shareOwnWord(one.garment, other.garment))
  return pieces.some((piece, at) => pieces.slice(0, at).some((other) => isSet(piece, other)))
}

function togetherFact(pieces: readonly ScoredPiece[], share: number, origin: PieceOrigin): ScoreFact {
  if (pieces.length < 2) return { is: 'alone' }
  const why = pairingFact(pieces, origin)
  const at = (places: readonly number[]) => pieces.filter((_, place) => places.includes(place))
  // A blazer with sandals is nothing unusual in summer.
  const worst = at(why.worstKinds ?? [])
  if (share < APART_BELOW && worst.length > 0 && areClothes(worst))
    return { is: 'seldom together', pieces: worst }
  const shared = sharedStyleTag(pieces)
  if (shared) return { is: 'shared style tag', ...shared, of: pieces.length }
  if (why.brand) return { is: 'one brand', brand: why.brand.name, pieces: at(why.brand.pieces) }
  const best = at(why.bestKinds ?? [])
  // 'The sari and the earrings go well together' says nothing.
  return best.length > 0 && areClothes(best) && areAlike(best)
    ? { is: 'often together', pieces: best }
    : { is: 'mixed style tags' }
}

const areClothes = (pieces: readonly ScoredPiece[]) => pieces.every(({ garment }) => isMainSlot(garment.slot))

// In formality and season: a beach shirt and corduroys don't go together.
const areAlike = ([one, other]: readonly ScoredPiece[]) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.garment.formality - other.garment.formality) <= LEVELS_APART_MAX &&
  shareSeasons(one.garment, other.garment)

// 'Casual' is a level too, so a piece that is dressy or formal is not casual, whatever its tags.
function hasStyleTag(garment: Garment, styleTag: StyleTag): boolean {
  const level = formalityLevel(garment.formality)
  if (styleTag === 'casual' && (level === 'dressy' || level === 'formal')) return false
  // A leopard pencil skirt and a silver turtleneck are not classic, nor work boots professional.
  const isLoud = garment.pattern === 'animal' || hasTag(garment, loud)
  return (garment.styleTags[styleTag] ?? 0) >= 0.5 && !(isLoud && quietStyles.has(styleTag))
}
const loud = ['metallic', 'sequined', 'shiny', 'clubwear', 'work site'] as const
const quietStyles: ReadonlySet<string> = wordSet('classic minimalist professional')

// A style tag must be shared by more than half of the pieces.
function sharedStyleTag(pieces: readonly ScoredPiece[]) {
  const count = (styleTag: StyleTag) => pieces.filter(({ garment }) => hasStyleTag(garment, styleTag)).length
  return allStyleTags
    .map((styleTag) => ({ styleTag, count: count(styleTag) }))
    .toSorted((one, other) => other.count - one.count)
    .find((shared) => shared.count > pieces.length / 2)
}
