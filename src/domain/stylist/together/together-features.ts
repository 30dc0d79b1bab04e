import { findBrand, findBrandIn } from '../../closet/brands/brands.ts'
import { foldedWords } from '../../closet/text/folded-words.ts'
import { type Garment, type StyleTag, allStyleTags } from '../../closet/garment.ts'
import { learnedVector, rarityOf } from './learned-vectors.ts'
import { type PieceKind, kindNumber, kindOfPiece } from './piece-kinds.ts'
import * as z from 'zod/mini'
import shopWords from './shop-wording.json' with { type: 'json' }

/** The user's own piece, or a title of a shop, whose wording indicates the kind of shop. */
type PieceOrigin = 'own' | 'shop title'

export interface PieceWords {
  readonly name: string
  readonly brand: string | null
  readonly garment: Garment
}

/** Features of a piece for `togetherness`. */
export interface TogetherFeatures extends HandFeatures {
  readonly vector: Float32Array
}

/** The features that do not depend on the learned table. */
export interface HandFeatures {
  readonly isTitle: boolean
  /** The known brand, in its usual spelling; null for none. */
  readonly brand: string | null
  readonly kind: PieceKind | null
  readonly kindNumber: number
  /** Price level of the brand; 0 if unknown. */
  readonly level: number
  /** Price level by brand or wording; 0 for an own piece without a known brand. */
  readonly likelyLevel: number
  /** Unit vector in the order of `allStyleTags`. */
  readonly styleTags: Float32Array
  /** Weight of the strongest style tag, 0 to 1. */
  readonly styleTagStrength: number
  readonly formality: number
  readonly material: string | null
  readonly colorFamily: string | null
  readonly hasPattern: boolean
  /** Hashes of the words, ascending; `rarities` has the rarity of each, `rarityLength` the norm of `rarities`. */
  readonly wordIds: Uint32Array
  readonly rarities: Float32Array
  readonly rarityLength: number
  readonly marketWording: number
  readonly tokens: readonly string[]
}

/** Computes the features of a piece for `togetherness`; typical shop wording counts only for titles. */
export function togetherFeatures(piece: PieceWords, origin: PieceOrigin): TogetherFeatures {
  const features = handFeatures(piece, origin, rarityOf)
  return { ...features, vector: learnedVector(features.tokens, features.isTitle) }
}

/** As `togetherFeatures`, without the learned vector; `rarityOfWord` is usually `rarityOf` of `learned-vectors.ts`. */
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
    tokens: pieceTokens(words, kind, garment, wording),
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

const MAX_WORDS = 40
// Maximum rarity for own pieces, whose names share words by habit ('My', 'Blue').
const RAREST_OF_OWN = 5

function wordRarities(
  words: readonly string[],
  rarityOfWord: (word: string) => number,
): Pick<HandFeatures, 'wordIds' | 'rarities' | 'rarityLength'> {
  const rarityById = new Map(
    words.slice(0, MAX_WORDS).map((word) => [idOfWord(word), rarityOfWord(word)] as const),
  )
  const entries = [...rarityById].toSorted(([one], [other]) => one - other)
  const rarities = Float32Array.from(entries, ([, rarity]) => rarity)
  return {
    wordIds: Uint32Array.from(entries, ([id]) => id),
    rarities,
    rarityLength: Math.hypot(...rarities),
  }
}

// 32-bit FNV-1a; a collision within one outfit has a probability of about one in a hundred million.
function idOfWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const CLEAR_STYLE_TAG = 0.3
const LONGEST_TITLE = 4
const WORDS_PER_LENGTH = 2

/**
 * The tokens of a piece in the learned tables: the words of its name, and its parsed traits, such as 'k:jeans'. After
 * a change here the tables must be learned again (`npm run stylist:learn`).
 */
function pieceTokens(
  words: readonly string[],
  kind: PieceKind | null,
  garment: Garment,
  wording: ShopWording | null,
): string[] {
  const { formality, warmthClo, material, pattern, color, silhouette, length, seasons } = garment
  const concepts: (string | null)[] = [
    kind && `k:${kind}`,
    garment.kind && `gk:${garment.kind}`,
    garment.brandLevel && `t:${garment.brandLevel}`,
    `gf:${Math.round(formality * 2) / 2}`,
    `gw:${Math.round(Math.sqrt(warmthClo) * 5)}`,
    material && `gm:${material.replaceAll(' ', '-')}`,
    pattern && `gp:${pattern}`,
    color && `gc:${color.family}`,
    `gs:${silhouette}`,
    `gl:${length}`,
    `gS:${seasons.join('')}`,
    ...clearStyleTags(garment).map((styleTag) => `gt:${styleTag}`),
  ]
  if (wording) concepts.push(...wordingTokens(wording, words.length, garment))
  return [...new Set(words), ...concepts.filter((token) => token !== null)]
}

function clearStyleTags({ styleTags }: Garment): StyleTag[] {
  const clear: StyleTag[] = []
  let styleTag: StyleTag
  for (styleTag in styleTags) if ((styleTags[styleTag] ?? 0) > CLEAR_STYLE_TAG) clear.push(styleTag)
  return clear
}

function wordingTokens(
  { level, isPreOwned }: ShopWording,
  wordCount: number,
  { brandLevel }: Garment,
): string[] {
  const size = Math.min(LONGEST_TITLE, Math.floor(wordCount / WORDS_PER_LENGTH))
  const tokens = [`l:${size}`]
  if (!brandLevel) tokens.push(`t?:${Math.round(level)}`)
  if (isPreOwned) tokens.push('p:1')
  return tokens
}

/** The wording of a shop's title, which indicates the kind of shop. */
interface ShopWording {
  /** Number of words typical of marketplaces, divided by the square root of the title's word count. */
  readonly market: number
  /** As `market`, for words typical of boutiques. */
  readonly boutique: number
  readonly isPreOwned: boolean
  /** The price level that the wording suggests, 1 to 5. */
  readonly level: number
}

const Words = z.array(z.string())
const typical = z.strictObject({ market: Words, boutique: Words, preOwned: Words }).parse(shopWords)

const MIDDLE = 2.7

/** Reads the wording of a shop's title. */
function readShopWording(title: readonly string[]): ShopWording {
  const scale = Math.sqrt(Math.max(title.length, 3))
  const share = (known: readonly string[]) => title.filter((word) => known.includes(word)).length / scale
  const [market, boutique] = [share(typical.market), share(typical.boutique)]
  const isPreOwned = share(typical.preOwned) > 0
  const level = MIDDLE - 0.7 * market + 0.9 * boutique + (isPreOwned ? 1.3 : 0)
  return { market, boutique, isPreOwned, level: Math.min(5, Math.max(1, level)) }
}
