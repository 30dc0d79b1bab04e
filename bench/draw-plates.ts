import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { plateFormats } from '../src/contract/sharing.ts'
import type { PlateRecipe } from '../src/domain/sharing/plate-recipe.ts'
import type { ImageStore } from '../src/server/ports/image-store.ts'
import { createPlateDrawer } from '../src/server/sharing/plate/create-plate-drawer.ts'
import { createPlates } from '../src/server/sharing/plate/create-plates.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const PLATES = 40
const LIMIT_MS = 300
const PAUSE_LIMIT_MS = 20
const BETWEEN_PLATES_MS = 5

const palette = ['Camel', 'Navy', 'Charcoal', 'Cognac'].map((name) => ({ name, hex: '#c4a982' }))

/** Measures drawing an uncached share image, and how long it blocks other requests. */
export async function drawPlates(): Promise<Figure[]> {
  const images = await storeOfCutOuts()
  const plateDrawer = createPlateDrawer()
  const plates = createPlates({ images, imageWork: { run: (job) => job() }, plateDrawer })
  await plates.plate(recipe('The first reads the fonts', 0))
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const takenMs: number[] = []
  delays.enable()
  for (let plate = 0; plate < PLATES; plate += 1) {
    const startedAt = performance.now()
    await plates.plate(recipe(`Camel over navy, to opening night ${plate}`, plate))
    takenMs.push(performance.now() - startedAt)
    await pause(BETWEEN_PLATES_MS)
  }
  delays.disable()
  await plateDrawer.close()
  return [
    {
      name: `Plate of six pieces, p95 of ${PLATES}`,
      value: percentile(takenMs, 0.95),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { name: 'Plate of six pieces, median', value: percentile(takenMs, 0.5), unit: 'ms', limit: LIMIT_MS },
    {
      name: 'Longest event-loop pause while plates are drawn',
      value: delays.max / 1e6,
      unit: 'ms',
      limit: PAUSE_LIMIT_MS,
    },
    { name: 'Event-loop pause, p99', value: delays.percentile(99) / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
  ]
}

type Piece = PlateRecipe['pieces'][number]

const pieces: readonly Piece[] = [
  drawn('Trench coat', 'outer', 'trench-coat'),
  photo('Merino sweater', 'top', 'a'),
  drawn('Checked trousers', 'bottom', 'trousers', '&p=check'),
  photo('Ankle boots', 'shoes', 'b'),
  drawn('Leather tote', 'bag', 'tote'),
  photo('Wool scarf', 'extra', 'c'),
]

function drawn(name: string, slot: Piece['slot'], kind: string, pattern = ''): Piece {
  return { name, slot, picture: `/drawings/${kind}.svg?c=c4a982${pattern}`, isCutOut: true }
}

function photo(name: string, slot: Piece['slot'], digit: string): Piece {
  return { name, slot, picture: `/images/${digit.repeat(32)}/1280.webp`, isCutOut: true }
}

function recipe(title: string, plate: number): PlateRecipe {
  const format = plateFormats[plate % plateFormats.length] ?? 'post'
  return {
    format,
    title,
    palette,
    showsWordmark: true,
    showsNames: plate % 3 === 0,
    pieces: [...pieces],
  }
}

// Noise in a rounded shape: as expensive to decode as a photo of fabric, and with an edge for a shadow.
async function storeOfCutOuts(): Promise<ImageStore> {
  const sizes = new Map<number, Buffer>()
  for (const width of [640, 1280]) {
    const height = width
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
    const shape = `<svg width="${width}" height="${height}"><rect rx="90" width="100%" height="100%"/></svg>`
    const picture = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    const cut = picture.ensureAlpha().composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    sizes.set(width, await cut.webp().toBuffer())
  }
  return {
    save: () => Promise.reject(new Error('nothing is saved here')),
    read: async (_key, width) => sizes.get(width) ?? null,
    remove: async () => undefined,
  }
}
