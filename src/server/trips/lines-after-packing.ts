import { daysBetween } from '../../domain/calendar-days.ts'
import { inSlotOrder } from '../../domain/stylist/search/outfit-slots.ts'
import type { PackedTrip } from '../../domain/trips/trip-to-pack.ts'
import { packingChecklist } from '../../domain/words/trips/packing-checklist.ts'
import { newId } from '../db/new-id.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import type { StoredLine } from './stored-trip.ts'
import type { TripDraft } from './trip-draft.ts'

/**
 * Builds the packing list of a packed trip: its pieces from the coat to the scarf, then the checklist. Existing lines
 * keep their ticks; unedited suggestions get the new counts.
 */
export function linesAfterPacking(
  { wishes, lines }: TripDraft,
  { pieces }: PackedTrip,
  isSunny: boolean,
): StoredLine[] {
  const before = new Map(lines.flatMap((line) => (line.closetItemId ? [[line.closetItemId, line]] : [])))
  const ofPieces = inSlotOrder(pieces).map((piece): StoredLine => {
    const line = before.get(piece.id)
    return {
      id: line?.id ?? newId(),
      group: 'pieces',
      text: piece.name,
      closetItemId: piece.id,
      item: toOutfitItem(piece),
      isByHand: line?.isByHand ?? false,
      isPacked: line?.isPacked ?? false,
      isBack: line?.isBack ?? false,
      suggestedAs: null,
    }
  })
  // Pieces that the user chose or packed stay visible after they left the closet.
  const gone = lines.filter(
    ({ item, closetItemId, isByHand, isPacked }) =>
      item !== null && (isByHand || isPacked) && !pieces.some(({ id }) => id === (closetItemId ?? item.id)),
  )
  const days = daysBetween(wishes.fromDate, wishes.toDate) + 1
  const suggested = packingChecklist({ days, laundryEvery: wishes.laundryEvery, isSunny })
  return [...ofPieces, ...gone, ...checklist(lines, suggested)]
}

function checklist(
  lines: readonly StoredLine[],
  suggested: ReturnType<typeof packingChecklist>,
): StoredLine[] {
  const known = lines.filter(({ item }) => item === null)
  if (known.length === 0 && lines.every(({ group }) => group === 'pieces'))
    return suggested.map((line) => ({
      ...line,
      id: newId(),
      closetItemId: null,
      item: null,
      isByHand: false,
      isPacked: false,
      isBack: false,
    }))
  return known.map((line) => {
    const now = suggested.find(({ suggestedAs }) => suggestedAs === line.suggestedAs)
    return now ? { ...line, text: now.text } : line
  })
}
