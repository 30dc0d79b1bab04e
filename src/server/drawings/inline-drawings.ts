import { drawGarment } from '../../domain/closet/drawings/draw-garment.ts'
import { readDrawingAddress } from '../../domain/closet/drawings/read-drawing-address.ts'

// React adds one for each picture.
const PRELOAD = /<link rel="preload" as="image" href="\/drawings\/[^>]*>/g
const SOURCE = /(?<=src=")\/drawings\/[^"]+/g

/**
 * Replaces the addresses of drawings in rendered HTML by the drawings, which saves a request each. React keeps the
 * attributes of the elements that it hydrates.
 */
export function inlineDrawings(html: string): string {
  return html.replaceAll(PRELOAD, '').replaceAll(SOURCE, (address) => {
    const drawing = readDrawingAddress(address.replaceAll('&amp;', '&'))
    return drawing ? `data:image/svg+xml,${encodeURIComponent(drawGarment(drawing.kind, drawing))}` : address
  })
}
