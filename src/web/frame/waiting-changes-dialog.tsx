import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '../../contract/history.ts'
import { pieceEndpoints } from '../../contract/closet/piece.ts'
import { tripEndpoints } from '../../contract/trips/trips.ts'
import { isCalendarDate } from '../../contract/values/calendar-date.ts'
import { allButFormStarts, endpointQuery } from '../api/endpoint-query.ts'
import { useClosetItems } from '../closet/closet-queries.ts'
import { sendAnyway } from '../offline/send-waiting-changes.ts'
import type { WaitingChange } from '../offline/waiting-change.ts'
import { useWaitingChanges } from '../offline/shown-waiting-changes.ts'
import { replaceChange } from '../offline/stored-waiting-changes.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'
import { formatDay } from '../../domain/words/dates.ts'
import { today } from '../ui/hooks/today.ts'

/** Changes made offline: the waiting ones, and the rejected ones with the server's reason. */
export function WaitingChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const changes = useWaitingChanges()
  return (
    <Dialog shape="side" onClose={onClose}>
      <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
        <DialogHeader title="Changes made offline" takesFocus />
        {changes.length === 0 && <p className="text-quiet mt-4">Everything is saved.</p>}
        <ul className="border-ink mt-6 border-t">
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Row({ change }: { readonly change: WaitingChange }) {
  const queries = useQueryClient()
  const { data: items = [] } = useClosetItems()
  const name = items.find(({ id }) => id === change.itemId)?.name ?? lineName(queries, change)
  const retry = async () => {
    await sendAnyway(change)
    await queries.invalidateQueries(allButFormStarts)
  }
  return (
    <li className="border-line border-b py-4">
      <p className="type-name break-words">{whatOf(change)}</p>
      {name !== undefined && <p className="type-note text-quiet break-words">{name}</p>}
      <p className={change.reason ? 'text-thread mt-2' : 'type-note text-quiet mt-2'}>
        {change.reason ?? "It will be sent when you're back online."}
      </p>
      <div className="mt-2 flex gap-4">
        {change.reason !== undefined && (
          <Button look="text" className="px-0!" onClick={() => void retry()}>
            Try again
          </Button>
        )}
        <Button look="text" className="text-quiet px-0!" onClick={() => void replaceChange(change.id, null)}>
          Discard
        </Button>
      </div>
    </li>
  )
}

function whatOf({ path, body }: WaitingChange): string {
  const day = isCalendarDate(body['wornDate']) ? formatDay(body['wornDate'], today()) : ''
  if (path === pieceEndpoints.wear.path) return `Worn on ${day}`
  if (path === historyEndpoints.log.path) return `Outfit of ${day}`
  if (path === tripEndpoints.changeLine.path) return 'A line of a packing list'
  return 'Changes to a piece'
}

// Known if this trip was shown since the app was opened.
function lineName(queries: QueryClient, { path, itemId, address }: WaitingChange): string | undefined {
  if (path !== tripEndpoints.changeLine.path || itemId === null) return undefined
  const trip = queries.getQueryData(endpointQuery(tripEndpoints.one, { params: { id: itemId } }).queryKey)
  return trip?.lines.find(({ id }) => address.endsWith(`/${encodeURIComponent(id)}`))?.text
}
