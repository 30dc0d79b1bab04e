import { occasionPresets, stylePreferences, type StylePreference } from '../../contract/stylist.ts'
import { shadesOf } from '../closet/color-words.ts'
import type { GarmentSlot } from '../closet/garment.ts'
import type { OutfitToShare, PieceToShare } from '../sharing/outfit-to-share.ts'
import { isLatin, readSharedPiece } from '../sharing/read-shared-piece.ts'
import { readOccasion } from '../stylist/occasions/read-occasion.ts'
import type { SpokenPiece } from './own-name.ts'
import { pieceWords } from './piece-words.ts'

/** A shared outfit as captions, titles and tips describe it. */
export interface SharedOutfit {
  readonly id: string
  /** From the outermost to the small ones. */
  readonly pieces: readonly SpokenPiece[]
  /** As its wearer says it after 'for': 'an art gallery', 'my sister's wedding'. */
  readonly occasion: string | null
  /** The preset of the occasion, 'art-gallery'; null for the user's own words. */
  readonly preset: string | null
  readonly style: StylePreference | null
  readonly season: OutfitToShare['season']
}

const downwards: readonly GarmentSlot[] = ['outer', 'mid', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']
const OCCASION_WORDS_MAX = 8
const NAME_WORDS_MAX = 6
// The stylist talks to the wearer, a caption is the wearer's own.
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
  return {
    id: outfit.id,
    pieces: downwards.flatMap((slot) =>
      outfit.pieces.filter((piece) => piece.slot === slot).map(readSharedPiece),
    ),
    occasion,
    preset,
    // 'Casual outfit for a casual day' says it twice.
    style: style && occasion?.includes(style) ? null : style,
    season: outfit.season,
  }
}

function occasionWords(occasion: string): string | null {
  const { phrase, mood } = readOccasion(occasion)
  // Posts leave out a funeral.
  if (mood === 'grave') return null
  const words = phrase.split(' ').map((word) => firstPerson.get(word) ?? word)
  const isSaid = isLatin(occasion) && phrase !== readOccasion('').phrase
  return isSaid && words.length <= OCCASION_WORDS_MAX ? words.join(' ') : null
}

/** The only color of a plain piece, 'navy'; null for one with several colors, a pattern or no known color. */
export function plainColor(piece: SpokenPiece): string | null {
  const [shade = null, ...others] = shadesOf(piece)
  if (others.length > 0 || piece.garment.pattern !== null) return null
  return shade === 'denim blue' ? 'denim' : shade
}

/** The names of the first pieces, as many as fit in so many words; at least one. */
export function namesWithin(pieces: readonly SpokenPiece[], mostWords: number): string[] {
  const names = [...new Set(pieces.map(nameOf))]
  const fitting = names.findIndex((_name, at) => countWords(names.slice(0, at + 1).join(' ')) > mostWords)
  return fitting < 0 ? names : names.slice(0, Math.max(1, fitting))
}

function nameOf(piece: SpokenPiece): string {
  const { full, noun } = pieceWords(piece)
  if (countWords(full) <= NAME_WORDS_MAX) return full
  return countWords(noun) <= NAME_WORDS_MAX ? noun : pieceWords({ ...piece, name: '' }).full
}

export function countWords(text: string): number {
  return text.split(/\s+/).length
}

/** The names of the pieces as they are written, where most of them are in another script; null otherwise. */
export function foreignNames(pieces: readonly PieceToShare[]): string | null {
  const names = pieces.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim())
  const foreign = names.filter((name) => !isLatin(name))
  if (2 * foreign.length <= names.length) return null
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(foreign.join('')))
    return `${names.join('、')}。`
  return `${names.join(/\p{Script=Arabic}/u.test(foreign.join('')) ? '، ' : ', ')}.`
}
