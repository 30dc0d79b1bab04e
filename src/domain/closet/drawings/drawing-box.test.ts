import sharp from 'sharp'
import { expect, test } from 'vitest'
import { garmentKinds } from '../garment-kinds.ts'
import { drawGarment } from './draw-garment.ts'
import { drawingBox } from './drawing-box.ts'

const [WIDTH, HEIGHT] = [400, 500]
// Allowed margin on each side; less would clip outlines in renderers that round differently.
const MAX_FREE = 4

test.each(garmentKinds.map(({ id }) => id))(
  'the box of the %s contains it with a small margin',
  async (kind) => {
    const [x, y, width, height] = drawingBox(kind)
    expect(Math.min(x, y, WIDTH - x - width, HEIGHT - y - height)).toBeGreaterThanOrEqual(0)

    const painted = await paintedBox(drawGarment(kind, { color: '#808080', pattern: null }))
    const free = [painted.left - x, painted.top - y, x + width - painted.right, y + height - painted.bottom]
    expect(Math.min(...free)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...free)).toBeLessThanOrEqual(MAX_FREE)
  },
)

async function paintedBox(svg: string) {
  const alpha = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).extractChannel('alpha').raw().toBuffer()
  const painted = [...alpha.entries()].filter(([, value]) => value > 8).map(([at]) => at)
  const columns = painted.map((at) => at % WIDTH)
  return {
    left: columns.reduce((least, column) => Math.min(least, column)),
    right: columns.reduce((most, column) => Math.max(most, column)) + 1,
    top: Math.floor((painted[0] ?? 0) / WIDTH),
    bottom: Math.floor((painted.at(-1) ?? 0) / WIDTH) + 1,
  }
}
