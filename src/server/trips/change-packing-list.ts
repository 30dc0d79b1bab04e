import {
  PACKING_LINES_MAX,
  type PackingGroup,
  type PackingLineChanges,
} from '../../contract/trips/packing-list.ts'
import type { TripReply } from '../../contract/trips/trips.ts'
import { findItemsToWear, requireWearableItems } from '../closet/wearable-items.ts'
import { newId } from '../db/new-id.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { packChangedTrip } from './pack-changed-trip.ts'
import { lineAddedByHand } from './line-added-by-hand.ts'
import { requireTrip } from './trip-lifecycle.ts'
import type { StoredLine, WholeTrip } from './stored-trip.ts'
import { draftOf, type TripDraft } from './trip-draft.ts'
import { tripReply } from './trip-reply.ts'
import { updateLine } from './trip-store.ts'

interface LineToAdd {
  readonly itemIds?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly group: PackingGroup
}

/**
 * Adds pieces of the closet or a thing to the packing list. They stay when the trip is packed again. Skips entries that
 * are on the list.
 * @throws AppError trip_not_found, changed_meanwhile, invalid_request, closet_item_not_found, piece_not_wearable
 */
export function addLines(
  deps: PlannerDeps,
  user: User,
  id: string,
  { itemIds = [], text, group }: LineToAdd,
  rejectStale: RejectStale,
): Promise<TripReply> {
  return packChangedTrip(deps, user, id, rejectStale, async (seen) => {
    const draft = draftOf(seen)
    if ((text === undefined) === (itemIds.length === 0))
      throw new AppError('invalid_request', { message: 'Add either pieces or one thing by its name.' })
    if (seen.lines.length + itemIds.length + 1 > PACKING_LINES_MAX)
      throw new AppError('invalid_request', {
        message: `A packing list has at most ${PACKING_LINES_MAX} lines.`,
      })
    if (text !== undefined)
      return {
        draft: { ...draft, lines: [...draft.lines, thingLine(text, group === 'pieces' ? 'other' : group)] },
      }
    await requireWearableItems(deps.db, user, itemIds, ['archived', 'sold', 'listed'])
    const items = await findItemsToWear(deps.db, user.id, itemIds)
    return { draft: withPieces(draft, items.map(lineAddedByHand)) }
  })
}

function withPieces(draft: TripDraft, added: readonly StoredLine[]): TripDraft {
  const ids = new Set(added.map(({ closetItemId }) => closetItemId))
  const known = new Set(draft.lines.map(({ closetItemId }) => closetItemId))
  return {
    ...draft,
    lines: [
      ...draft.lines.map((line) =>
        ids.has(line.closetItemId) && line.closetItemId ? { ...line, isByHand: true } : line,
      ),
      ...added.filter(({ closetItemId }) => !known.has(closetItemId)),
    ],
    takenOut: draft.takenOut.filter(({ id }) => !ids.has(id)),
  }
}

function thingLine(text: string, group: PackingGroup): StoredLine {
  return {
    id: newId(),
    group,
    text,
    closetItemId: null,
    item: null,
    isByHand: true,
    isPacked: false,
    isBack: false,
    suggestedAs: null,
  }
}

/**
 * Ticks a line of the packing list, or renames a thing. A tick does not affect packing, so it stays while the trip is
 * being packed again.
 * @throws AppError trip_not_found, line_not_found, changed_meanwhile, invalid_request for the name of a piece
 */
export async function changeLine(
  deps: PlannerDeps,
  user: User,
  { id, line: lineId, changes }: { id: string; line: string; changes: PackingLineChanges },
  rejectStale: RejectStale,
): Promise<TripReply> {
  return deps.db.transaction().execute(async (transaction) => {
    const whole = await requireTrip(transaction, user, id, 'to change')
    rejectStale(await tripReply(transaction, deps, whole))
    const line = requireLine(whole, lineId)
    const { text, isPacked, isBack } = changes
    if (text !== undefined && line.item)
      throw new AppError('invalid_request', { message: 'A piece is named in your closet.' })
    const columns = {
      ...(text !== undefined && { text, suggestedAs: null }),
      ...(isPacked !== undefined && { isPacked }),
      ...(isBack !== undefined && { isBack }),
    }
    if (Object.keys(columns).length > 0) await updateLine(transaction, line.id, columns)
    return tripReply(transaction, deps, await requireTrip(transaction, user, id))
  })
}

/**
 * Removes a line from the packing list. A piece stays off until the user adds it; the days that used it are re-solved.
 * @throws AppError trip_not_found, line_not_found, changed_meanwhile
 */
export function removeLine(
  deps: PlannerDeps,
  user: User,
  { id, line: lineId }: { id: string; line: string },
  rejectStale: RejectStale,
): Promise<TripReply> {
  return packChangedTrip(deps, user, id, rejectStale, (seen) => {
    const line = requireLine(seen, lineId)
    const { item } = line
    const wears = (day: WholeTrip['days'][number]) => day.pieces.some((piece) => piece.item.id === item?.id)
    const draft = draftOf(seen, (day) => item !== null && wears(day))
    const lines = draft.lines.filter((each) => each.id !== lineId)
    if (!item) return { draft: { ...draft, lines } }
    const days = draft.days.map((day) => (day.isOpen ? { ...day, isByHand: false } : day))
    return { draft: { ...draft, lines, days, takenOut: [...draft.takenOut, item] } }
  })
}

function requireLine({ lines }: WholeTrip, id: string): StoredLine {
  const line = lines.find((each) => each.id === id)
  if (!line) throw new AppError('line_not_found')
  return line
}
