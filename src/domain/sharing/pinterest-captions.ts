import { capital, listed } from '../sentence.ts'
import { layered, listedPieces, type OutfitWords } from './outfit-words.ts'
import type { ToldPiece } from './told-piece.ts'
import { withArticle } from './with-article.ts'

/** A way to describe a pin: null where the outfit has not what it speaks of. */
type PinFrame = (outfit: OutfitWords) => string | null

const a = (piece: ToldPiece) => piece.a
const full = (piece: ToldPiece) => piece.full
const COLORS_IN_A_LINE = 3

/** Ways that begin with what a person types who looks for such an outfit. */
export const pinDescriptions: readonly PinFrame[] = [
  (outfit) =>
    outfit.occasion?.adjective
      ? `${outfit.occasion.adjective} outfit: ${layered(outfit, full)}${inSeason(outfit, ', for ')}`
      : null,
  (outfit) =>
    outfit.occasion && !outfit.occasion.adjective
      ? `outfit for ${outfit.occasion.name}: ${layered(outfit)}`
      : null,
  (outfit) =>
    outfit.occasion?.search
      ? `${outfit.occasion.search}${inSeason(outfit, ' in ')}: ${layered(outfit)}`
      : null,
  (outfit) => {
    const { outer, inner } = outfit
    if (!outer || !inner) return null
    return `how to wear ${outer.a}${inSeason(outfit, ' in ')}: over ${inner.a}${withRest(outfit, [outer, inner])}`
  },
  (outfit) => {
    const { outer, inner, isDress } = outfit
    if (!inner || !isDress) return null
    const rest = withRest(outfit, [outer, inner])
    return outer || rest
      ? `how to style ${inner.a}: ${outer ? `under ${outer.a}${rest}` : rest.replace(/^, /, '')}`
      : null
  },
  ({ bottom, pieces }) =>
    bottom && pieces.length > 1 ? `what to wear with ${bottom.a}: ${others(pieces, bottom, a)}` : null,
  ({ shoes, pieces }) =>
    shoes && pieces.length > 1 ? `what to wear with ${shoes.a}: ${others(pieces, shoes, a)}` : null,
  (outfit) => {
    const [lead] = outfit.pieces
    if (!lead || outfit.pieces.length < 2) return null
    return `${lead.full} outfit${inSeason(outfit, ' for ')}: ${others(outfit.pieces, lead, full)}`
  },
  (outfit) => {
    const { inner, outer, isDress } = outfit
    if (!inner || isDress) return null
    const rest = withRest(outfit, [outer, inner])
    if (outer) return `how to layer ${inner.a}: under ${outer.a}${rest}`
    return rest ? `how to wear ${inner.a}${inSeason(outfit, ' in ')}: ${rest.replace(/^, /, '')}` : null
  },
  (outfit) =>
    outfit.shades.length > 1 && outfit.pieces.length > 1
      ? `${listed(outfit.shades.slice(0, 2))} outfit${inSeason(outfit, ' for ')}: ${layered(outfit)}`
      : null,
  (outfit) =>
    outfit.pieces.length > 1 ? `${kindOfOutfit(outfit)} with ${listedPieces(outfit.pieces, a)}` : null,
  (outfit) => {
    const nouns = plainNouns(outfit)
    return nouns && isPalette(outfit)
      ? `${kindOfOutfit(outfit)} in ${listed(outfit.shades)}: ${listed(nouns)}`
      : null
  },
  (outfit) => {
    const nouns = plainNouns(outfit)
    return nouns && isPalette(outfit) ? `${listed(nouns)} in ${listed(outfit.shades)}${endOf(outfit)}` : null
  },
  (outfit) => {
    const { bottom, inner, outer, shoes } = outfit
    if (!bottom || !inner || !shoes) return null
    return `${bottom.full} with ${inner.a}${outer ? ` under ${outer.a}` : ''}, down to ${shoes.a}${endOf(outfit)}`
  },
  (outfit) => `${capital(layered(outfit))}${endOf(outfit)}`,
  (outfit) =>
    outfit.occasion?.phrase
      ? `outfit idea for ${outfit.occasion.phrase}${inSeason(outfit, ' in ')}: ${layered(outfit)}`
      : null,
  (outfit) => (outfit.season ? `${outfit.season} outfit idea: ${layered(outfit)}` : null),
  (outfit) =>
    outfit.theme && !outfit.style ? `${outfit.theme}: ${layered(outfit)}${inSeason(outfit, ', for ')}` : null,
  (outfit) =>
    outfit.style
      ? `${outfit.style} ${outfit.season ? `${outfit.season} ` : ''}style: ${layered(outfit)}`
      : null,
  (outfit) =>
    outfit.pieces.length > 1 && outfit.pieces.length <= 5
      ? `outfit formula${inSeason(outfit, ' for ')}: ${outfit.pieces.map(full).join(' + ')}`
      : null,
  (outfit) => {
    const { outer, shoes, main } = outfit
    const between = main.filter((piece) => piece !== outer && piece !== shoes)
    if (!outer || !shoes || between.length === 0) return null
    return `${outer.full} and ${shoes.full}, with ${listedPieces(between, a)} in between${endOf(outfit)}`
  },
]

// Nothing is told by ': an outfit'.
function endOf(outfit: OutfitWords): string {
  const kind = kindOfOutfit(outfit)
  return kind === 'outfit' ? '' : `: ${withArticle(kind)}`
}

/** 'classic fall art gallery outfit', 'fall outfit for my sister's wedding'. */
function kindOfOutfit({ style, season, occasion }: OutfitWords): string {
  const adjective = occasion?.adjective ?? null
  const before = [style === adjective ? null : style, season, adjective].filter((word) => word !== null)
  return `${[...before, 'outfit'].join(' ')}${occasion && !adjective ? ` for ${occasion.name}` : ''}`
}

function inSeason({ season }: OutfitWords, lead: string): string {
  return season ? lead + season : ''
}

function others(pieces: readonly ToldPiece[], but: ToldPiece, say: (piece: ToldPiece) => string): string {
  return listedPieces(
    pieces.filter((piece) => piece !== but),
    say,
  )
}

function withRest({ pieces }: OutfitWords, told: readonly (ToldPiece | null)[]): string {
  const rest = pieces.filter((piece) => !told.includes(piece))
  return rest.length > 0 ? `, with ${listedPieces(rest, a)}` : ''
}

function plainNouns({ pieces }: OutfitWords): readonly string[] | null {
  const nouns = [...new Set(pieces.map(({ noun }) => noun))]
  const isKnown = pieces.every((piece) => piece.isKnown)
  return isKnown && nouns.length === pieces.length && nouns.length > 1 && nouns.length <= 5 ? nouns : null
}

function isPalette({ shades }: OutfitWords): boolean {
  return shades.length > 1 && shades.length <= COLORS_IN_A_LINE + 1
}
