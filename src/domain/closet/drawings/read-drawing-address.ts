import * as z from 'zod/mini'
import { isGarmentKind, type GarmentKind } from '../garment-kinds.ts'
import { RASTER_WIDTHS } from './drawing-address.ts'
import type { GarmentLook } from './draw-garment.ts'
import { patterns } from './patterns.ts'
import { nameColor } from '../colors/color-name.ts'

/** A parsed drawing address. */
export type DrawingRequest = GarmentLook & {
  readonly kind: GarmentKind
  readonly box: 'tight' | undefined
}

const FILE = /^([a-z-]{1,40})\.svg$/

// Strict: a drawing has few valid addresses, so a cache cannot be flooded with copies of it.
const box = z.optional(z.literal('tight'))
const DrawingQuery = z.union([
  z.strictObject({ c: z.string().check(z.regex(/^[0-9a-f]{6}$/i)), p: z.optional(z.enum(patterns)), box }),
  z.strictObject({ look: z.literal('outline'), box }),
])

/** Parses a drawing address, given as file name and query; null if there is no such drawing. */
export function readDrawing(file: string, query: unknown): DrawingRequest | null {
  const kind = FILE.exec(file)?.[1]
  const parsed = DrawingQuery.safeParse(query)
  if (!kind || !isGarmentKind(kind) || !parsed.success) return null
  const shared = { kind, box: parsed.data.box }
  if ('look' in parsed.data) return { ...shared, look: 'outline' }
  const { c, p } = parsed.data
  return { ...shared, color: `#${c.toLowerCase()}`, pattern: p ?? null }
}

/** Like `readDrawing`, for a raster image (.webp) with a width in pixels. */
export function readRasterDrawing(
  file: string,
  { w, ...query }: Readonly<Record<string, unknown>>,
): { readonly drawing: DrawingRequest; readonly width: number } | null {
  const drawing = readDrawing(file.replace(/\.webp$/, '.svg'), query)
  const width = RASTER_WIDTHS.find((known) => String(known) === w)
  return drawing && width && file.endsWith('.webp') ? { drawing, width } : null
}

/** Like `readDrawing`, for a path such as '/drawings/tee.svg?c=a0b1c2'. */
export function readDrawingAddress(path: string): DrawingRequest | null {
  const address = URL.parse(path, 'http://localhost')
  const file = address && /^\/drawings\/([^/]+)$/.exec(address.pathname)?.[1]
  return file ? readDrawing(file, Object.fromEntries(address.searchParams)) : null
}

/** Name of the color of one of Armadio's drawings; null for any other picture and for outlines. */
export function drawnColor(address: string): string | null {
  const drawing = readDrawingAddress(address)
  return drawing && drawing.look !== 'outline' ? nameColor(drawing.color) : null
}
