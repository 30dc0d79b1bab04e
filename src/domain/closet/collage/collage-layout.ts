import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'

/** Position and size of a piece in percent of the canvas; a higher `layer` is drawn above. */
export interface CollagePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly layer: number
}

export type CollageSize = 'full' | 'small'

/** `threeLayers` and `dressInLayers` have a mid layer and a coat. A mid layer alone takes the place of the coat. */
type Arrangement = 'whole' | 'threeLayers' | 'noOuter' | 'dress' | 'dressInLayers' | 'dressAlone'

type Slots = Readonly<Partial<Record<OutfitSlot, readonly [number, number, number, number, number]>>>

// Left, top, width, height in percent of a canvas of 7:8 (full) or 5:6 (small), and the layer.
// prettier-ignore
const layouts: Readonly<Record<CollageSize, Readonly<Record<Arrangement, Slots>>>> = {
  full: {
    whole: {
      outer: [4, 5, 47, 60, 2], mid: [6, 7, 43, 47, 2], top: [47, 5, 37, 36, 1], bottom: [56, 36, 31, 57, 2], shoes: [11, 68, 27, 27, 3],
      bag: [36, 61, 25, 32, 3], extra: [84, 7, 13, 17, 3],
    },
    threeLayers: {
      outer: [3, 4, 42, 56, 1], mid: [33, 7, 36, 40, 2], top: [62, 4, 33, 33, 1], bottom: [59, 36, 29, 57, 2],
      shoes: [9, 67, 26, 27, 3], bag: [35, 59, 24, 32, 3], extra: [87, 38, 12, 16, 3],
    },
    noOuter: {
      top: [8, 5, 52, 44, 1], bottom: [50, 32, 38, 62, 2], shoes: [6, 68, 25, 26, 3], bag: [29, 56, 24, 33, 3],
      extra: [72, 6, 15, 20, 3],
    },
    dress: {
      outer: [4, 5, 46, 58, 1], mid: [6, 9, 42, 46, 1], dress: [42, 11, 39, 76, 2], shoes: [8, 68, 27, 27, 3], bag: [74, 60, 23, 33, 3],
      extra: [81, 8, 15, 19, 3],
    },
    dressInLayers: {
      outer: [2, 4, 41, 54, 1], mid: [29, 7, 35, 39, 3], dress: [51, 12, 37, 76, 2], shoes: [12, 68, 27, 27, 3],
      bag: [76, 61, 22, 32, 3], extra: [84, 5, 14, 18, 3],
    },
    dressAlone: {
      dress: [26, 5, 46, 83, 2], shoes: [4, 67, 28, 28, 3], bag: [67, 59, 27, 35, 3], extra: [72, 10, 18, 22, 3],
    },
  },
  small: {
    whole: {
      outer: [3, 4, 58, 50, 2], mid: [5, 6, 50, 42, 2], top: [40, 7, 52, 38, 1], bottom: [50, 36, 42, 57, 2], shoes: [8, 66, 37, 28, 3],
      bag: [34, 58, 26, 27, 3], extra: [80, 5, 16, 16, 3],
    },
    threeLayers: {
      outer: [2, 4, 50, 47, 1], mid: [26, 8, 48, 38, 2], top: [55, 4, 43, 33, 1], bottom: [54, 36, 39, 58, 2],
      shoes: [5, 67, 36, 28, 3], bag: [31, 57, 26, 27, 3], extra: [85, 30, 13, 14, 3],
    },
    noOuter: {
      top: [10, 5, 62, 42, 1], bottom: [44, 36, 46, 58, 2], shoes: [7, 64, 36, 29, 3], bag: [26, 48, 25, 27, 3],
      extra: [76, 6, 18, 18, 3],
    },
    dress: {
      outer: [4, 5, 56, 46, 1], mid: [5, 8, 48, 38, 1], dress: [36, 14, 58, 60, 2], shoes: [8, 65, 36, 28, 3], bag: [66, 64, 28, 29, 3],
      extra: [80, 5, 16, 16, 3],
    },
    dressInLayers: {
      outer: [2, 4, 48, 44, 1], mid: [22, 8, 46, 36, 3], dress: [44, 16, 52, 60, 2], shoes: [6, 66, 36, 28, 3],
      bag: [68, 66, 27, 28, 3], extra: [82, 4, 15, 15, 3],
    },
    dressAlone: {
      dress: [24, 5, 54, 74, 2], shoes: [6, 66, 36, 28, 3], bag: [66, 62, 28, 31, 3], extra: [74, 8, 20, 20, 3],
    },
  },
}

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

function arrangementOf(slots: readonly OutfitSlot[]): Arrangement {
  const [hasOuter, hasMid, isDress] = [
    slots.includes('outer'),
    slots.includes('mid'),
    slots.includes('dress'),
  ]
  if (hasOuter && hasMid) return isDress ? 'dressInLayers' : 'threeLayers'
  if (isDress) return hasOuter || hasMid ? 'dress' : 'dressAlone'
  return hasOuter || hasMid ? 'whole' : 'noOuter'
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
