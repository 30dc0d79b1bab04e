import type { Garment, StyleTag } from '../../closet/garment.ts'
import type { PieceKind } from './piece-kinds.ts'
import type { ShopWording } from './shop-wording.ts'

/** The input of a piece's tokens. */
export interface TokenSource {
  readonly words: readonly string[]
  readonly kind: PieceKind | null
  readonly garment: Garment
  /** Null for an own piece: its name is not the wording of a shop. */
  readonly wording: ShopWording | null
}

const CLEAR_STYLE_TAG = 0.3
const LONGEST_TITLE = 4
const WORDS_PER_LENGTH = 2

/**
 * The tokens of a piece in the learned tables: the words of its name, and its parsed traits, such as 'k:jeans'. After
 * a change here the tables must be learned again (`npm run stylist:learn`).
 */
export function pieceTokens({ words, kind, garment, wording }: TokenSource): string[] {
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
