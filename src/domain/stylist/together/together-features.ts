import { findBrand, findBrandIn } from '../../closet/brands.ts'
import { foldedWords } from '../../closet/folded-words.ts'
import { type Garment, type StyleTag, allStyleTags } from '../../closet/garment.ts'
import { kindNumber, kindOfPiece } from './kind-of-piece.ts'
import { learnedVector, rarityOf } from './learned-vectors.ts'
import type { PieceKind } from './piece-kinds.ts'
import { pieceTokens } from './piece-tokens.ts'
import { readShopWording } from './shop-wording.ts'

/** Whether a piece is a person's own, or only a title of a shop: its wording tells what kind of shop wrote it. */
type PieceOrigin = 'own' | 'shop title'

export interface PieceWords {
  readonly name: string
  readonly brand: string | null
  readonly garment: Garment
}

/** What decides whether a piece goes with others, read once. */
export interface TogetherFeatures extends HandFeatures {
  readonly vector: Float32Array
}

/** The part of it that is no learned table. */
export interface HandFeatures {
  readonly isTitle: boolean
  /** As it is written; null for none that is known. */
  readonly brand: string | null
  readonly kind: PieceKind | null
  readonly kindNumber: number
  /** Price level, 0 where no brand tells. */
  readonly level: number
  /** The level that brand or wording suggests; 0 for an own piece without a known brand. */
  readonly likelyLevel: number
  /** Direction of length 1 in the order of `allStyleTags`, and the weight of the clearest style tag. */
  readonly styleTags: Float32Array
  readonly styleTagStrength: number
  readonly formality: number
  readonly material: string | null
  readonly colorFamily: string | null
  readonly hasPattern: boolean
  /** Numbers of the words, ascending, beside how rare each is; and the length of that. */
  readonly wordIds: Uint32Array
  readonly rarities: Float32Array
  readonly rarityLength: number
  readonly marketWording: number
  readonly tokens: readonly string[]
}

/** Reads of a piece what `togetherness` asks for; the words of a title's dialect count only from a shop. */
export function togetherFeatures(piece: PieceWords, origin: PieceOrigin): TogetherFeatures {
  const features = handFeatures(piece, origin, rarityOf)
  return { ...features, vector: learnedVector(features.tokens, features.isTitle) }
}

/** As `togetherFeatures`, without the learned vector; `rarityOf` tells how rare a word is (`learned-vectors.ts`). */
export function handFeatures(
  { name, brand, garment }: PieceWords,
  origin: PieceOrigin,
  rarityOfWord: (word: string) => number,
): HandFeatures {
  const words = foldedWords(name)
  const isTitle = origin === 'shop title'
  const wording = isTitle ? readShopWording(words) : null
  const kind = kindOfPiece(words, garment.kind)
  const level = garment.brandLevel ?? 0
  return {
    isTitle,
    brand: ((brand && findBrand(brand)) || findBrandIn(words))?.name ?? null,
    kind,
    kindNumber: kindNumber(kind),
    level,
    likelyLevel: level || (wording?.level ?? 0),
    ...styleTagDirection(garment),
    formality: garment.formality,
    material: garment.material,
    colorFamily: garment.color?.family ?? null,
    hasPattern: garment.pattern !== null,
    ...wordRarities(words, isTitle ? rarityOfWord : (word) => Math.min(rarityOfWord(word), RAREST_OF_OWN)),
    marketWording: wording?.market ?? 0,
    tokens: pieceTokens({ words, kind, garment, wording }),
  }
}

function styleTagDirection({ styleTags }: Garment): Pick<HandFeatures, 'styleTags' | 'styleTagStrength'> {
  const weights = Float32Array.from(allStyleTags, (styleTag: StyleTag) => styleTags[styleTag] ?? 0)
  const length = Math.hypot(...weights)
  return {
    styleTags: length > 0 ? weights.map((weight) => weight / length) : weights,
    styleTagStrength: Math.min(1, Math.max(0, ...weights)),
  }
}

const MOST_WORDS = 40
// A name that two owners' pieces share by habit ('My', 'Blue') tells less than one that two titles share.
const RAREST_OF_OWN = 5

function wordRarities(
  words: readonly string[],
  rarityOfWord: (word: string) => number,
): Pick<HandFeatures, 'wordIds' | 'rarities' | 'rarityLength'> {
  const rarityById = new Map(
    words.slice(0, MOST_WORDS).map((word) => [idOfWord(word), rarityOfWord(word)] as const),
  )
  const entries = [...rarityById].toSorted(([one], [other]) => one - other)
  const rarities = Float32Array.from(entries, ([, rarity]) => rarity)
  return {
    wordIds: Uint32Array.from(entries, ([id]) => id),
    rarities,
    rarityLength: Math.hypot(...rarities),
  }
}

// FNV-1a of 32 bits: two words of one outfit that share a number are a matter of one in a hundred million.
function idOfWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
