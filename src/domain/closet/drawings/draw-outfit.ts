import { collagePlaces } from '../collage/collage-layout.ts'
import { marksInCloth, svgOf } from './draw-garment.ts'
import { drawingBox } from './drawing-box.ts'
import type { DrawnPiece } from './example-outfit.ts'

const [WIDTH, HEIGHT] = [700, 800]

/** Draws plain garments as an outfit laid out flat, as an SVG document of 700 by 800. Each needs a place of its own. */
export function drawOutfit(pieces: readonly DrawnPiece[]): string {
  const places = collagePlaces(
    pieces.map(({ slot }) => slot),
    'full',
  )
  const drawn = pieces.flatMap(({ slot, kind, color }, at) => {
    const place = places?.[at]
    if (!place) return []
    const frame = `x="${(place.left * WIDTH) / 100}" y="${(place.top * HEIGHT) / 100}" width="${(place.width * WIDTH) / 100}" height="${(place.height * HEIGHT) / 100}"`
    const marks = marksInCloth(kind, color, null, `${slot}-`)
    return { layer: place.layer, svg: `<svg ${frame} viewBox="${drawingBox(kind).join(' ')}">${marks}</svg>` }
  })
  const fromBelow = drawn.toSorted((one, other) => one.layer - other.layer)
  return svgOf(`0 0 ${WIDTH} ${HEIGHT}`, fromBelow.map(({ svg }) => svg).join(''))
}
