import * as z from 'zod/mini'
import { type OutfitSlot, outfitSlots } from '../../../contract/closet/outfit-items.ts'
import rows from './collage-layouts.json' with { type: 'json' }

/** Position and size of a piece in percent of the canvas; a higher `layer` is drawn above. */
export interface CollagePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly layer: number
}

export type CollageSize = 'full' | 'small'

// `threeLayers` and `dressInLayers` have a mid layer and a coat. A mid layer alone takes the place of the coat.
const arrangements = ['whole', 'threeLayers', 'noOuter', 'dress', 'dressInLayers', 'dressAlone'] as const

// Left, top, width, height in percent of a canvas of 7:8 (full) or 5:6 (small), and the layer.
const Place = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
const Layouts = z.record(z.enum(arrangements), z.partialRecord(z.enum(outfitSlots), Place))
const layouts = z.record(z.enum(['full', 'small']), Layouts).parse(rows)

// Offset of a second accessory below the first, in heights of the first.
const EXTRA_STEP = 1.15

// Limits for enlarging outfits of few pieces: factor, and percent of the canvas.
const MAX_LARGER = 1.35
const FILLED = 90

/**
 * Returns places for pieces by their slots, in the given order, arranged as an outfit laid out on a bed and centered.
 * Null if two pieces need the same place or a slot has none; the caller then uses rows.
 */
export function collagePlaces(slots: readonly OutfitSlot[], size: CollageSize): CollagePlace[] | null {
  const layout = layouts[size][arrangementOf(slots)]
  const taken = new Map<OutfitSlot, number>()
  const places: CollagePlace[] = []
  for (const slot of slots) {
    const before = taken.get(slot) ?? 0
    taken.set(slot, before + 1)
    const place = layout[slot]
    if (!place || before > (slot === 'extra' ? 1 : 0)) return null
    const [left, top, width, height, layer] = place
    places.push({ left, top: top + before * height * EXTRA_STEP, width, height, layer })
  }
  return centered(places)
}

function arrangementOf(slots: readonly OutfitSlot[]): (typeof arrangements)[number] {
  const layers = Number(slots.includes('outer')) + Number(slots.includes('mid'))
  if (slots.includes('dress')) return (['dressAlone', 'dress', 'dressInLayers'] as const)[layers] ?? 'dress'
  return (['noOuter', 'whole', 'threeLayers'] as const)[layers] ?? 'whole'
}

function centered(places: readonly CollagePlace[]): CollagePlace[] {
  const left = Math.min(...places.map((place) => place.left))
  const top = Math.min(...places.map((place) => place.top))
  const width = Math.max(...places.map((place) => place.left + place.width)) - left
  const height = Math.max(...places.map((place) => place.top + place.height)) - top
  const larger = Math.min(MAX_LARGER, Math.max(1, Math.min(FILLED / width, FILLED / height)))
  return places.map((place) => ({
    left: 50 + (place.left - left - width / 2) * larger,
    top: 50 + (place.top - top - height / 2) * larger,
    width: place.width * larger,
    height: place.height * larger,
    layer: place.layer,
  }))
}

/** Number of columns in which `count` pictures of 4:5 best fill a canvas of about 7:8. */
export function rowColumns(count: number): number {
  if (count <= 1) return 1
  if (count <= 4) return 2
  return count <= 9 ? 3 : 4
}
