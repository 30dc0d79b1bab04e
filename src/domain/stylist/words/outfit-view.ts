import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { stableNumber } from '../../stable-number.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { areaWeight } from '../score/area-weight.ts'
import { temperatureFor } from '../score/warmth-needed.ts'

/** An outfit as whoever writes about it looks at it. */
export interface OutfitView {
  /** The largest first. */
  readonly pieces: readonly StylistPiece[]
  /** The focus piece, else the largest. */
  readonly lead: StylistPiece
  readonly missing: Outfit['missing']
  readonly needs: OutfitNeeds | null
  /** Degrees to dress for; null where nothing tells. */
  readonly celsius: number | null
  /** The first piece in a place. */
  readonly at: (slot: GarmentSlot) => StylistPiece | null
  /** What a coat is worn over, and what is seen once it is off: the layer over the top, else the dress or the top. */
  readonly inner: StylistPiece | null
  readonly extra: (...kinds: readonly GarmentKind[]) => StylistPiece | null
  /** The same choice for the same pieces and wishes, and mostly another for others. */
  readonly chance: (of: string) => number
}

/** A view of an outfit; null for one without pieces. */
export function viewOf({ focus, pieces, missing }: Outfit, needs: OutfitNeeds | null): OutfitView | null {
  const byArea = pieces.toSorted(
    (one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot],
  )
  const [largest] = byArea
  if (!largest) return null
  const lead = byArea.find(({ id }) => id === focus?.id) ?? largest
  const wishes = [needs?.occasion?.phrase, needs?.stylePreference, needs?.season].join()
  // The lead stands for its place where a look has two there.
  const at = (slot: GarmentSlot) =>
    lead.garment.slot === slot ? lead : (byArea.find(({ garment }) => garment.slot === slot) ?? null)
  const seed = [...byArea.map(({ id }) => id), wishes].join()
  return {
    pieces: byArea,
    lead,
    missing,
    needs,
    celsius: temperatureFor(needs),
    at,
    inner: at('mid') ?? at('dress') ?? at('top'),
    extra: (...kinds) =>
      byArea.find(({ garment }) => garment.kind !== null && kinds.includes(garment.kind)) ?? null,
    chance: (of) => stableNumber(`${of}:${seed}`),
  }
}
