import { knownBrand } from './known-brand.ts'
import { hashtagsOf, outfitHashtags } from './hashtags.ts'
import { isLatin } from './piece-name.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { tellPiece, type ToldPiece } from './told-piece.ts'

const LEAST = 4
const MOST = 10
const BRANDS_MAX = 2
const PIECES_MAX = 3

// True of any outfit that is put together from one's own clothes; for those whose words give too few.
const always = ['FromMyCloset', 'WearWhatYouOwn', 'OutfitIdeas', 'MyCloset', 'OutfitInspiration']

/**
 * Four to ten hashtags made for an outfit, without '#': its pieces in their color, its colors, its kinds, its season,
 * a known brand. None of them is one of `outfitHashtags`.
 */
export function moreHashtags(outfit: OutfitToShare): string[] {
  const pieces = outfit.pieces.map(tellPiece)
  const taken = new Set(outfitHashtags(outfit).map((hashtag) => hashtag.toLowerCase()))
  const made = hashtagsOf([
    ...pieces
      .filter(({ shade }) => shade)
      .slice(0, PIECES_MAX)
      .map(({ short }) => joined(short)),
    ...(outfit.season ? [joined(`${outfit.season} outfit`)] : []),
    ...brandsOf(outfit),
    ...colorsTogether(pieces),
    ...kindsOf(outfit, pieces),
    ...(outfit.season ? [joined(`${outfit.season} style`)] : []),
  ]).filter((hashtag) => !taken.has(hashtag.toLowerCase()))
  const rest = hashtagsOf([...made, ...always]).filter((hashtag) => !taken.has(hashtag.toLowerCase()))
  return made.length >= LEAST ? made.slice(0, MOST) : rest.slice(0, LEAST)
}

function colorsTogether(pieces: readonly ToldPiece[]): string[] {
  const shades = [...new Set(pieces.flatMap(({ shades: [main] }) => main ?? []))]
  const [first, second] = shades
  if (!first) return []
  return second ? [joined(`${first} and ${second}`), joined(`${first} outfit`)] : [joined(`${first} outfit`)]
}

function brandsOf({ pieces }: OutfitToShare): string[] {
  return pieces.flatMap((piece) => knownBrand(piece) ?? []).slice(0, BRANDS_MAX)
}

// A noun that only tells the place of a thing tells a searcher nothing; where no word is known the owner's does.
function kindsOf({ pieces }: OutfitToShare, told: readonly ToldPiece[]): string[] {
  return told.flatMap(({ noun, isKnown }, at) => {
    const name = pieces[at]?.name ?? ''
    return isKnown ? [joined(noun)] : isLatin(name) ? [] : [name]
  })
}

// 'Camel trench coat' is 'CamelTrenchCoat'.
function joined(words: string): string {
  return words.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}
