import { findBrand } from '../closet/brands/brands.ts'
import { patternAdjective } from '../closet/garment-facts/cloth-adjectives.ts'
import { namesTrim } from '../closet/colors/names-trim.ts'
import { shadesOf } from '../closet/colors/shade-of.ts'
import { foldedWords } from '../closet/text/folded-words.ts'
import { isPearl } from '../closet/garment-facts/is-pearl.ts'
import { nounOf, nounImpliesPattern } from '../closet/garment-types/noun-of.ts'
import { hashtagsOf, outfitHashtags } from './hashtags.ts'
import type { OutfitToShare, PieceToShare } from './outfit-to-share.ts'
import { isLatin, readSharedPiece, type SharedPiece } from './read-shared-piece.ts'

const LEAST = 4
const MOST = 10
const BRANDS_MAX = 2
const PIECES_MAX = 3

// Fallbacks that are true of any outfit from the user's closet.
const always = ['FromMyCloset', 'WearWhatYouOwn', 'OutfitIdeas', 'MyCloset', 'OutfitInspiration']

/**
 * Returns four to ten hashtags for an outfit, without '#', from its pieces, colors, season and known brands. Excludes
 * those of `outfitHashtags`.
 */
export function moreHashtags(outfit: OutfitToShare): string[] {
  const pieces = outfit.pieces.map(readSharedPiece)
  const inSeason = (noun: string) => (outfit.season ? [joined(`${outfit.season} ${noun}`)] : [])
  const taken = new Set(outfitHashtags(outfit).map((hashtag) => hashtag.toLowerCase()))
  const isFree = (hashtag: string) => !taken.has(hashtag.toLowerCase())
  const made = hashtagsOf([
    ...pieces.flatMap(coloredNoun).slice(0, PIECES_MAX),
    ...inSeason('outfit'),
    ...outfit.pieces.flatMap((piece) => knownBrand(piece) ?? []).slice(0, BRANDS_MAX),
    ...colorsTogether(pieces),
    ...outfit.pieces.flatMap(nounHashtag),
    ...inSeason('style'),
  ]).filter(isFree)
  return made.length >= LEAST
    ? made.slice(0, MOST)
    : hashtagsOf([...made, ...always])
        .filter(isFree)
        .slice(0, LEAST)
}

// 'WhiteStripedTShirt', 'BlueJeans'.
function coloredNoun(piece: SharedPiece): string[] {
  const { isSeveral, one, several } = nounOf(piece)
  const noun = isSeveral ? several : one
  const color = isPearl(piece)
    ? 'pearl'
    : shadesOf(piece)
        .slice(0, namesTrim(piece.color) ? 1 : 2)
        .join(' and ')
  const isDenim = noun.includes('jean') || noun.includes('denim')
  const pattern = nounImpliesPattern(piece) ? null : patternAdjective(piece)
  // The noun may contain the color: 'little black dress'.
  const isInNoun = noun.split(' ').includes(color)
  const words = [isInNoun ? '' : isDenim ? color.replace('denim ', '') : color, pattern, noun]
  return color ? [joined(words.filter(Boolean).join(' '))] : []
}

function colorsTogether(pieces: readonly SharedPiece[]): string[] {
  const [first, second] = new Set(
    pieces
      .flatMap((piece) => shadesOf(piece)[0] ?? [])
      .map((shade) => (shade === 'denim blue' ? 'denim' : shade)),
  )
  if (!first) return []
  return [...(second ? [joined(`${first} and ${second}`)] : []), joined(`${first} outfit`)]
}

// A slot name such as 'top' is useless for search. For an unknown noun in another script, the piece's name is used.
function nounHashtag(piece: PieceToShare): string[] {
  const { isKnown, isSeveral, one, several } = nounOf(readSharedPiece(piece))
  if (isKnown) return [joined(isSeveral ? several : one)]
  return isLatin(piece.name) ? [] : [piece.name]
}

/** Returns the known brand that a piece's brand or name contains in full. */
export function knownBrand({ brand, name }: PieceToShare): string | null {
  const text = brand?.trim() || name
  const known = findBrand(text)?.name
  if (!known) return null
  const [written, folded] = [foldedWords(text).join(' '), foldedWords(known).join(' ')]
  // A 'Twinset' is a cardigan.
  if (written === folded && !brand?.trim()) return null
  // Only the sign differs: 'Bec + Bridge' is written as the owner writes it.
  if (written === folded && text.length === known.length && text !== text.toLowerCase()) return text
  return ` ${written} `.includes(` ${folded} `) ? known : null
}

// 'Camel trench coat' becomes 'CamelTrenchCoat'.
function joined(words: string): string {
  return words.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}
