import { deletedKinds, type DeletedItem } from '../../contract/deleted.ts'
import { daysToRestore, retentionCutoff } from '../db/retention-period.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { keysOfAddresses, pictureAddress } from '../images/picture-address.ts'
import { kindsOfDeleted, type DeletedDeps } from './deleted-kinds.ts'
import { isDrawing } from '../../domain/closet/drawings/drawing-address.ts'

const MAX_PICTURES = 4
// Width of a row's small picture, at a pixel density of 2.
const PICTURE_WIDTH = 160

/** Lists everything that this user can restore, newest first. Takes 1 or 2 queries per kind, and 1 for all pictures. */
export async function listDeleted({ db, clock }: DeletedDeps, user: User): Promise<DeletedItem[]> {
  const now = clock.now()
  const since = retentionCutoff(now)
  const found = await Promise.all(
    deletedKinds.map(async (kind) => {
      const rows = await kindsOfDeleted[kind].list(db, user.id, since)
      return rows.map((row) => ({ kind, ...row, shows: [...new Set(row.shows)].slice(0, MAX_PICTURES) }))
    }),
  )
  const rows = found.flat().toSorted((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
  const small = await smallPictures(
    db,
    rows.flatMap(({ shows }) => shows),
  )
  return rows.map(({ kind, id, name, day, shows, deletedAt }) => ({
    kind,
    id,
    name,
    day,
    pictures: shows.flatMap((address) => small(address) ?? []),
    deletedAt: deletedAt.toISOString(),
    daysLeft: daysToRestore(deletedAt, now),
  }))
}

// Maps picture URLs, mostly of a large size, to a small size. A URL that isn't in the store is a drawing.
async function smallPictures(
  db: Database,
  addresses: readonly string[],
): Promise<(address: string) => string | null> {
  const keys = [...new Set(keysOfAddresses(addresses.join(' ')))]
  const images =
    keys.length === 0
      ? []
      : await db.selectFrom('storedImages').select(['key', 'widths']).where('key', 'in', keys).execute()
  const widthsOf = new Map(images.map(({ key, widths }) => [key, widths]))
  return (address) => {
    const [key] = keysOfAddresses(address)
    if (key === undefined) return isDrawing(address) ? address : null
    const widths = widthsOf.get(key)
    const width = widths?.find((each) => each >= PICTURE_WIDTH) ?? widths?.at(-1)
    return width === undefined ? null : pictureAddress(key, width)
  }
}
