import { occasionPresets, stylePreferences, type StylePreference } from '../../../contract/stylist/stylist.ts'
import { shadesOf } from '../../closet/colors/shade-of.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import type { OutfitToShare, PieceToShare } from '../../sharing/outfit-to-share.ts'
import { isLatin, readSharedPiece } from '../../sharing/read-shared-piece.ts'
import { readOccasion } from '../../stylist/occasions/read-occasion.ts'
import { hasStyle } from '../../stylist/score/terms/score-style.ts'
import { pieceWords, type NamedPiece } from '../pieces/piece-words.ts'

/** The data of a shared outfit for captions, titles and tips. */
export interface SharedOutfit {
  readonly id: string
  /** From the outer layer to accessories. */
  readonly pieces: readonly NamedPiece[]
  /** In the first person, for use after 'for': 'an art gallery', 'my sister's wedding'. */
  readonly occasion: string | null
  /** Preset of the occasion, 'art-gallery'; null for the user's own words. */
  readonly preset: string | null
  readonly style: StylePreference | null
  readonly season: OutfitToShare['season']
}

const downwards: readonly GarmentSlot[] = ['outer', 'mid', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']
const OCCASION_WORDS_MAX = 8
const NAME_WORDS_MAX = 6
// The stylist addresses the wearer; a caption is written by the wearer.
const firstPerson: ReadonlyMap<string, string> = new Map([
  ['your', 'my'],
  ['yours', 'mine'],
  ['you', 'me'],
])

export function sharedOutfit(outfit: Omit<OutfitToShare, 'title'>): SharedOutfit {
  const asPreset = outfit.occasion?.toLowerCase().replaceAll(' ', '-')
  const preset = occasionPresets.find((one) => one === asPreset) ?? null
  const occasion = occasionWords(preset ?? outfit.occasion ?? '')
  const style = stylePreferences.find((one) => one === outfit.theme?.trim().toLowerCase()) ?? null
  const pieces = downwards.flatMap((slot) =>
    outfit.pieces.filter((piece) => piece.slot === slot).map(readSharedPiece),
  )
  return {
    id: outfit.id,
    pieces,
    occasion,
    preset,
    // The style that was asked for may not be the style of the outfit. Avoids 'casual outfit for a casual day' too.
    style: style && hasStyle(pieces, style) && !occasion?.includes(style) ? style : null,
    season: outfit.season,
  }
}

function occasionWords(occasion: string): string | null {
  const { phrase, mood } = readOccasion(occasion)
  // Posts don't mention a funeral.
  if (mood === 'grave') return null
  const words = phrase.split(' ').map((word) => firstPerson.get(word) ?? word)
  const isSaid = isLatin(occasion) && phrase !== readOccasion('').phrase
  return isSaid && words.length <= OCCASION_WORDS_MAX ? words.join(' ') : null
}

/** Returns the color of a single-colored piece, 'navy'; null for several colors, a pattern or an unknown color. */
export function plainColor(piece: NamedPiece): string | null {
  const [shade = null, ...others] = shadesOf(piece)
  if (others.length > 0 || piece.garment.pattern !== null) return null
  return shade === 'denim blue' || shade?.endsWith(' wash') ? 'denim' : shade
}

/** Returns the names of the first pieces that fit in `mostWords` words; at least one. */
export function namesWithin(pieces: readonly NamedPiece[], mostWords: number): string[] {
  const names = [...new Set(pieces.map(nameOf))]
  const fitting = names.findIndex((_name, at) => countWords(names.slice(0, at + 1).join(' ')) > mostWords)
  return fitting < 0 ? names : names.slice(0, Math.max(1, fitting))
}

function nameOf(piece: NamedPiece): string {
  const { full, noun } = pieceWords(piece)
  if (countWords(full) <= NAME_WORDS_MAX) return full
  return countWords(noun) <= NAME_WORDS_MAX ? noun : pieceWords({ ...piece, name: '' }).full
}

export function countWords(text: string): number {
  return text.split(/\s+/).length
}

/** Returns the original names of the pieces if most are in another script, else null. */
export function nonLatinNames(pieces: readonly PieceToShare[]): string | null {
  const names = pieces.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim())
  const nonLatin = names.filter((name) => !isLatin(name))
  if (2 * nonLatin.length <= names.length) return null
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(nonLatin.join('')))
    return `${names.join('、')}。`
  return `${names.join(/\p{Script=Arabic}/u.test(nonLatin.join('')) ? '، ' : ', ')}.`
}
