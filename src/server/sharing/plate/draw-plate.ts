import PQueue from 'p-queue'
import sharp, { type OverlayOptions } from 'sharp'
import { layPlate, type PlacedPicture } from '../../../domain/sharing/plate-layout.ts'
import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'
import { castShadow } from './cast-shadow.ts'
import { footSvg, PAPER } from './foot-svg.ts'
import { loadPicture, type OpenPicture } from './load-picture.ts'
import type { OutlineTypesetter } from './open-typesetter.ts'
import type { StoredPictures } from './read-pictures.ts'

// 4:4:4 chroma keeps thin colored lines sharp. Optimized coding would double the time to save 5% of the size.
const JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimizeCoding: false }
// More threads would starve other work on the machine.
const AT_ONCE = 2
const TILE = '#f0ede8'
// Margin around a cut-out in a tile, as a fraction of the tile's width.
const TILE_MARGIN = 0.08

/** RGBA pixels. */
interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** RGBA pixels, and the position of their upper left corner. */
interface RawLayer {
  readonly input: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 }
  readonly left: number
  readonly top: number
}

/** The upper part of an image, where garments may be drawn. */
interface Clip {
  readonly width: number
  readonly height: number
}

/** A loaded picture and its position. */
interface Loaded {
  readonly open: OpenPicture
  readonly place: PlacedPicture
  readonly isCutOut: boolean
}

/** Draws the share image of a recipe. Missing pictures are left out of the layout. */
export async function drawPlate(
  stored: StoredPictures,
  typesetter: OutlineTypesetter,
  recipe: PlateRecipe,
): Promise<Buffer> {
  const laid = layPlate(recipe, typesetter)
  const loaded = laid.pictures.flatMap((place) => load(stored, recipe, place))
  if (loaded.length < laid.pictures.length) {
    const found = new Set(loaded.map(({ place }) => place.piece))
    const pieces = recipe.pieces.filter((_piece, at) => found.has(at))
    return drawPlate(stored, typesetter, { ...recipe, pieces })
  }
  const unit = laid.width / 100
  const clip = { width: laid.width, height: Math.floor(laid.foot?.rule.y ?? laid.height) }
  const layers = await new PQueue({ concurrency: AT_ONCE }).addAll(
    loaded
      .toSorted((one, other) => one.place.layer - other.place.layer)
      .map((each) => () => (each.place.as === 'cloth' ? cloth(each, unit, clip) : tile(each))),
  )
  const foot = footSvg(laid, typesetter)
  const { width, height } = laid
  return await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([
      ...layers.flat(),
      ...(foot ? [{ input: Buffer.from(foot.svg), left: 0, top: foot.top }] : []),
    ])
    .jpeg(JPEG)
    .toBuffer()
}

function load(stored: StoredPictures, { pieces }: PlateRecipe, place: PlacedPicture): Loaded[] {
  const piece = pieces[place.piece]
  const open = piece && loadPicture(stored, piece.picture, place.width)
  return open ? [{ open, place, isCutOut: piece.isCutOut }] : []
}

// Renders a garment at its size, rotated around its center, with its shadow.
async function cloth({ open, place }: Loaded, unit: number, clip: Clip): Promise<OverlayOptions[]> {
  const { width, height } = inPixels(place)
  const picture = await open()
  const straight = await picture
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = place.angle === 0 ? straight : await turned(straight, place.angle)
  const left = Math.round(place.x + (width - info.width) / 2)
  const top = Math.round(place.y + (height - info.height) / 2)
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  const shadow = await castShadow({ data, width: info.width, height: info.height }, unit)
  const layers = [
    { ...shadow.layer, left: left + shadow.left, top: top + shadow.top },
    { input: data, raw, left, top },
  ]
  return (await Promise.all(layers.map((layer) => clipped(layer, clip)))).flat()
}

function turned({ data, info: { width, height } }: Pixels, angle: number): Promise<Pixels> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

// Crops a layer to the part above the foot. A layer larger than the image can't be composited.
async function clipped(layer: RawLayer, clip: Clip): Promise<OverlayOptions[]> {
  const { input, raw, left, top } = layer
  const [right, bottom] = [Math.min(left + raw.width, clip.width), Math.min(top + raw.height, clip.height)]
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
  const size = { width: right - x, height: bottom - y }
  if (size.width <= 0 || size.height <= 0) return []
  if (size.width === raw.width && size.height === raw.height) return [layer]
  const part = await sharp(input, { raw })
    .extract({ ...size, left: x - left, top: y - top })
    .raw()
    .toBuffer()
  return [{ input: part, raw: { ...size, channels: 4 }, left: x, top: y }]
}

// A photo fills its tile; a cut-out has a margin.
async function tile({ open, place, isCutOut }: Loaded): Promise<OverlayOptions[]> {
  const { width, height } = inPixels(place)
  const margin = isCutOut ? Math.round(width * TILE_MARGIN) : 0
  const picture = await open()
  const input = await picture
    .resize({
      width: width - 2 * margin,
      height: height - 2 * margin,
      fit: isCutOut ? 'contain' : 'cover',
      background: TILE,
    })
    .flatten({ background: TILE })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: TILE })
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { width, height, channels: 3 } as const
  return [{ input, raw, left: Math.round(place.x), top: Math.round(place.y) }]
}

function inPixels({ width, height }: PlacedPicture): { width: number; height: number } {
  return { width: Math.round(width), height: Math.round(height) }
}
