import type { GarmentSlot, OwnSlot } from '../closet/garment.ts'
import type { Outfit } from '../stylist/outfit.ts'
import { listed, listedAsChoice, sentence, withArticle } from './english.ts'
import type { SpokenPiece } from './own-name.ts'
import { pieceWords } from './piece-words.ts'

const SMALL_PIECES_NAMED = 4

/** What a place in an outfit is called. */
export const slotWords: Readonly<Record<OwnSlot, string>> = {
  outer: 'jacket',
  top: 'top',
  bottom: 'bottoms',
  dress: 'dress',
  shoes: 'shoes',
  bag: 'bag',
  extra: 'accessory',
}

/** As it is missing: 'a top', 'shoes'. */
export function aSlot(slot: OwnSlot): string {
  return slot === 'shoes' || slot === 'bottom' ? slotWords[slot] : withArticle(slotWords[slot])
}

/** An outfit at a glance: 'Black biker jacket over a light blue shirt, with stone trousers and chestnut loafers. Cognac tote.' */
export function outfitDescription({
  pieces,
  missing,
}: Pick<Outfit, 'missing'> & { readonly pieces: readonly SpokenPiece[] }): string {
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

const full = (piece: SpokenPiece) => pieceWords(piece).full
const a = (piece: SpokenPiece) => pieceWords(piece).a

function clothesWords(clothes: readonly SpokenPiece[]): string {
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

function smallWords(small: readonly SpokenPiece[], isAll: boolean): string {
  const some = small.slice(0, SMALL_PIECES_NAMED)
  const more = small.length - some.length
  if (isAll) return sentence(`built around ${listed(some.map(a))}`)
  const named = some.map(full)
  return sentence([...named, ...(more > 0 ? [`${more} more`] : [])].join(', '))
}

/** 'No top yet.'; empty where nothing is needed. */
function missingWords(missing: Outfit['missing']): string {
  const needed = new Set(missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slotWords[slot]))
  return needed.size > 0 ? `No ${listedAsChoice([...needed])} yet.` : ''
}
