import * as z from 'zod/mini'
import { isGarmentKind, type GarmentKind } from '../garment-kinds.ts'
import { PAINTED_WIDTHS } from '../painted-drawing.ts'
import type { GarmentLook } from './draw-garment.ts'
import { patterns } from './patterns.ts'

/** What the address of a drawing asks for. */
export type AskedDrawing = GarmentLook & {
  readonly kind: GarmentKind
  readonly box: 'tight' | undefined
}

const FILE = /^([a-z-]{1,40})\.svg$/

// Strict, so that one drawing has few addresses and a cache cannot be filled with copies of it.
const box = z.optional(z.literal('tight'))
const DrawingQuery = z.union([
  z.strictObject({ c: z.string().check(z.regex(/^[0-9a-f]{6}$/i)), p: z.optional(z.enum(patterns)), box }),
  z.strictObject({ look: z.literal('outline'), box }),
])

/** Reads the address of a drawing, parted into its file's name and its query; null where there is no such drawing. */
export function readDrawing(file: string, query: unknown): AskedDrawing | null {
  const kind = FILE.exec(file)?.[1]
  const parsed = DrawingQuery.safeParse(query)
  if (!kind || !isGarmentKind(kind) || !parsed.success) return null
  const asked = { kind, box: parsed.data.box }
  if ('look' in parsed.data) return { ...asked, look: 'outline' }
  const { c, p } = parsed.data
  return { ...asked, color: `#${c.toLowerCase()}`, pattern: p ?? null }
}

/** As `readDrawing`, for a drawing painted as a photo of a width in pixels. */
export function readPaintedDrawing(
  file: string,
  { w, ...query }: Readonly<Record<string, unknown>>,
): { readonly drawing: AskedDrawing; readonly width: number } | null {
  const drawing = readDrawing(file.replace(/\.webp$/, '.svg'), query)
  const width = PAINTED_WIDTHS.find((known) => String(known) === w)
  return drawing && width && file.endsWith('.webp') ? { drawing, width } : null
}

/** As `readDrawing`, for a whole path such as '/drawings/tee.svg?c=a0b1c2'. */
export function readDrawingAddress(path: string): AskedDrawing | null {
  const address = URL.parse(path, 'http://localhost')
  const file = address && /^\/drawings\/([^/]+)$/.exec(address.pathname)?.[1]
  return file ? readDrawing(file, Object.fromEntries(address.searchParams)) : null
}
