import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import { slotNouns } from '../../closet/garment-types/noun-of.ts'
import type { Outfit } from '../../stylist/outfit.ts'
import { listed, listedAsChoice, sentence, withArticle } from '../english.ts'
import { pieceWords, type NamedPiece } from '../pieces/piece-words.ts'

const SMALL_PIECES_NAMED = 4

/** Returns a slot with its article: 'a top', 'shoes'. */
export function slotWithArticle(slot: OwnSlot): string {
  return slot === 'shoes' || slot === 'bottom' ? slotNouns[slot] : withArticle(slotNouns[slot])
}

/** Returns a slot as what to look for: 'a coat or jacket'. */
export function slotInFull(slot: OwnSlot): string {
  if (slot === 'outer') return 'a coat or jacket'
  return slot === 'bottom' ? 'trousers or a skirt' : slotWithArticle(slot)
}

/** Describes an outfit: 'Black biker jacket over a light blue shirt, with stone trousers and chestnut loafers. …' */
export function outfitDescription({
  pieces,
  missing,
}: Pick<Outfit, 'missing'> & { readonly pieces: readonly NamedPiece[] }): string {
  if (pieces.length === 0) return 'No pieces yet.'
  const small = pieces.filter(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
  const clothes = pieces.filter((piece) => !small.includes(piece))
  return [
    clothes.length > 0 ? sentence(clothesWords(clothes)) : '',
    small.length > 0 ? smallWords(small, clothes.length === 0) : '',
    missingWords(missing),
  ]
    .filter(Boolean)
    .join(' ')
}

const full = (piece: NamedPiece) => pieceWords(piece).full
const a = (piece: NamedPiece) => pieceWords(piece).a

function clothesWords(clothes: readonly NamedPiece[]): string {
  const at = (slot: GarmentSlot) => clothes.filter(({ garment }) => garment.slot === slot)
  const [over, mid] = [at('outer'), at('mid')]
  const body = [...at('dress'), ...at('top')]
  const below = [...at('bottom'), ...at('shoes')]
  const layers = [...over, ...mid]
  const [first, ...rest] = layers
  if (first && body.length > 0)
    return `${full(first)} over ${listed([...rest, ...body].map(a))}${below.length > 0 ? `, with ${listed(below.map(a))}` : ''}`
  const [lead, ...others] = [...layers, ...body, ...below]
  if (!lead) return ''
  return listed([full(lead), ...others.map(full)])
}

function smallWords(small: readonly NamedPiece[], isAll: boolean): string {
  const some = small.slice(0, SMALL_PIECES_NAMED)
  const more = small.length - some.length
  if (isAll) return sentence(`built around ${listed(some.map(a))}`)
  const named = some.map(full)
  return sentence([...named, ...(more > 0 ? [`${more} more`] : [])].join(', '))
}

/** Returns 'No top yet.', or '' if no needed slot is empty. */
function missingWords(missing: Outfit['missing']): string {
  const needed = new Set(missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slotNouns[slot]))
  return needed.size > 0 ? `No ${listedAsChoice([...needed])} yet.` : ''
}
