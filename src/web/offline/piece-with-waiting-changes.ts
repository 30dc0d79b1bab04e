import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { WaitingChange } from './waiting-change.ts'

type Shown = Pick<ClosetItem, 'id' | 'wearCount' | 'lastWornDate'>

/** The piece with the waiting changes applied. */
export function pieceWithWaitingChanges<Item extends Shown>(
  item: Item,
  changes: readonly WaitingChange[],
): Item {
  return changes.reduce((piece, change) => {
    if (change.itemId !== item.id || change.reason !== undefined) return piece
    return 'wornDate' in change.body ? worn(piece, change.body) : changed(piece, change.body)
  }, item)
}

function worn<Item extends Shown>(piece: Item, { wornDate }: WaitingChange['body']): Item {
  const day = String(wornDate)
  if (piece.lastWornDate === day) return piece
  const last = piece.lastWornDate && piece.lastWornDate > day ? piece.lastWornDate : day
  return { ...piece, wearCount: piece.wearCount + 1, lastWornDate: last }
}

// Only fields that the piece has with the same name and type.
function changed<Item extends Shown>(piece: Item, body: WaitingChange['body']): Item {
  const known = Object.entries(piece)
  const same = known.flatMap(([name, value]) =>
    Object.hasOwn(body, name) && typeof body[name] === typeof value ? [[name, body[name]] as const] : [],
  )
  return { ...piece, ...Object.fromEntries(same) }
}
