import PQueue from 'p-queue'
import sharp, { type OverlayOptions } from 'sharp'
import { cardSizes, type CardPiece, type PictureCard } from '../../../domain/sharing/picture-card.ts'
import { cardLayout, type CardTile } from './card-layout.ts'
import { PAPER } from './foot-svg.ts'
import { loadPicture } from './load-picture.ts'
import type { OutlineTypesetter } from './open-typesetter.ts'
import type { StoredPictures } from './read-pictures.ts'

const JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimizeCoding: false }
const AT_ONCE = 2
const TILE = '#f0ede8'
// Margin around a cut-out in a tile, as a fraction of the tile's width.
const MARGIN = 0.1

/** Draws a card. A missing picture leaves its tile empty. */
export async function drawCard(
  stored: StoredPictures,
  typesetter: OutlineTypesetter,
  card: PictureCard,
): Promise<Buffer> {
  const { width, height } = cardSizes[card.shape]
  const { tiles, svg } = cardLayout(card, typesetter)
  const pieces = card.body.is === 'pieces' ? card.body.pieces : []
  const pictures = await new PQueue({ concurrency: AT_ONCE }).addAll(
    tiles.map((tile, at) => () => onTile(stored, tile, pieces[at])),
  )
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([...pictures.flat(), { input: Buffer.from(svg), left: 0, top: 0 }])
    .jpeg(JPEG)
    .toBuffer()
}

async function onTile(
  stored: StoredPictures,
  tile: CardTile,
  piece: CardPiece | undefined,
): Promise<OverlayOptions[]> {
  const { width, height, left, top } = tile
  const open = piece && loadPicture(stored, piece.picture, width)
  const ground = { create: { width, height, channels: 3, background: TILE } } as const
  if (!open) return [{ input: ground, left, top }]
  const margin = piece.isCutOut ? Math.round(width * MARGIN) : 0
  const picture = await open()
  const input = await picture
    .resize({
      width: width - 2 * margin,
      height: height - 2 * margin,
      fit: piece.isCutOut ? 'contain' : 'cover',
      background: TILE,
    })
    .flatten({ background: TILE })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: TILE })
    .png()
    .toBuffer()
  return [{ input, left, top }]
}
