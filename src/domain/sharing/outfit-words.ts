import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import { listed } from '../sentence.ts'
import { occasionWords, type OccasionWords } from './occasion-words.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { isLatin } from './piece-name.ts'
import { sentenceCase } from './sentence-case.ts'
import { tellPiece, type ToldPiece } from './told-piece.ts'

/** An outfit in the words that captions are made of. */
export interface OutfitWords {
  /** From the outermost down to the small ones. At least one. */
  readonly pieces: readonly ToldPiece[]
  /** Where there is no coat, what is worn over the top or dress. */
  readonly outer: ToldPiece | null
  /** Worn over the top or dress and under the coat. */
  readonly between: ToldPiece | null
  /** Under it: the dress or the top. */
  readonly inner: ToldPiece | null
  readonly isDress: boolean
  readonly bottom: ToldPiece | null
  readonly shoes: ToldPiece | null
  /** Bags and extras. */
  readonly small: readonly ToldPiece[]
  /** All but those, and but what is worn of each place besides the first. */
  readonly main: readonly ToldPiece[]
  /** Each color once, in the order of the pieces. */
  readonly shades: readonly string[]
  readonly occasion: OccasionWords | null
  readonly season: OutfitToShare['season']
  /** As it opens a line: 'Classic', 'Quiet Autumn Week'. */
  readonly theme: string | null
  /** The theme before 'outfit', where it is a style: 'classic'. */
  readonly style: string | null
}

const downwards: readonly OutfitSlot[] = ['outer', 'mid', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']
// Names that are longer together make no sentence; color and noun do.
const NAMES_MAX = 190
const THEME_MAX = 40
const LISTED_MAX = 6

// prettier-ignore
const styles = new Set(['professional', 'casual', 'formal', 'trendy', 'classic', 'bohemian', 'minimalist', 'edgy', 'elegant', 'preppy', 'romantic',
  'vintage', 'sporty', 'feminine', 'modern', 'chic', 'boho', 'streetwear', 'athletic', 'business casual', 'smart casual', 'relaxed'])

/** The words for an outfit; null where it has no pieces. */
export function outfitWords({
  pieces,
  occasion,
  season,
  theme,
}: Omit<OutfitToShare, 'title'>): OutfitWords | null {
  const told = inShort(
    downwards.flatMap((slot) => pieces.filter((piece) => piece.slot === slot)).map(tellPiece),
  )
  if (told.length === 0) return null
  const first = (slot: OutfitSlot) => told.find((piece) => piece.slot === slot) ?? null
  const dress = first('dress')
  const [coat, mid] = [first('outer'), first('mid')]
  const between = coat ? mid : null
  const [outer, inner, bottom, shoes] = [
    coat ?? mid,
    dress ?? first('top'),
    dress ? null : first('bottom'),
    first('shoes'),
  ]
  return {
    pieces: told,
    outer,
    between,
    inner,
    isDress: dress !== null,
    bottom,
    shoes,
    small: told.filter(({ slot }) => slot === 'bag' || slot === 'extra'),
    main: [outer, between, inner, bottom, shoes].filter((piece) => piece !== null),
    shades: [...new Set(told.flatMap(({ shades }) => shades))],
    occasion: occasionWords(occasion),
    season,
    ...themeWords(theme),
  }
}

/** 'a camel trench coat, a navy sweater and two more pieces'. */
export function listedPieces(pieces: readonly ToldPiece[], say: (piece: ToldPiece) => string): string {
  if (pieces.length <= LISTED_MAX) return listed(pieces.map(say))
  const rest = pieces.length - LISTED_MAX + 1
  return listed([...pieces.slice(0, LISTED_MAX - 1).map(say), `${rest} more pieces`])
}

/**
 * What is worn over what, then the rest: 'a camel trench coat over a navy sweater, with charcoal trousers and boots'; in
 * three layers 'a trench coat over a cardigan and a T-shirt, with jeans'.
 */
export function layered(
  { pieces, outer, between, inner }: OutfitWords,
  opening: (piece: ToldPiece) => string = ({ a }) => a,
): string {
  const head =
    outer && inner
      ? [outer, between, inner].filter((piece) => piece !== null)
      : [outer ?? inner ?? pieces[0]].filter((piece) => piece !== undefined)
  const [lead, ...under] = head
  const rest = pieces.filter((piece) => !head.includes(piece))
  const beneath = under.length > 0 ? [listed(under.map(({ a }) => a))] : []
  const words = [lead && opening(lead), ...beneath].filter((one) => one !== undefined).join(' over ')
  if (rest.length === 0) return words
  return `${words}${under.length > 0 ? ', with' : ' with'} ${listedPieces(rest, ({ a }) => a)}`
}

function inShort(told: readonly ToldPiece[]): readonly ToldPiece[] {
  const length = told.slice(0, LISTED_MAX).reduce((sum, { full }) => sum + full.length, 0)
  if (length <= NAMES_MAX) return told
  return told.map((piece) => ({ ...piece, full: piece.short, a: piece.aShort }))
}

function themeWords(theme: string | null): Pick<OutfitWords, 'theme' | 'style'> {
  const written = theme?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&-]*$/u.test(written)
  if (!isPlain || Array.from(written).length > THEME_MAX || !isLatin(written))
    return { theme: null, style: null }
  const small = written.toLowerCase()
  return styles.has(small) ? { theme: sentenceCase(small), style: small } : { theme: written, style: null }
}
