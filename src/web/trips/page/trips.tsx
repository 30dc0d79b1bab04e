import { Plus } from 'lucide-react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/hooks/use-today.ts'
import { TripDetail } from '../detail/trip-detail.tsx'
import { NewTrip } from '../form/new-trip.tsx'
import { TripList } from '../list/trip-list.tsx'
import { NoTrips, TripsFailed, TripsSkeleton } from '../list/trips-states.tsx'
import { NEW_TRIP, TRIP_PARAMETER } from '../trip-address.ts'
import { useDeleteTripWithUndo } from '../use-delete-trip-with-undo.ts'
import { useTrips } from '../trips-queries.ts'
import { useSearchParams } from 'wouter'

/** The trips: the list, the form of a new one, or the trip in the address. */
export function Trips() {
  const [openId, open] = useOpenTrip()
  const today = useToday()
  // Used here, where it outlives the trip that it deletes: Undo opens the trip again.
  const { deleteTrip, isDeleting } = useDeleteTripWithUndo(() => open(null), open)
  if (openId === NEW_TRIP)
    return <NewTrip today={today} onCreated={({ trip }) => open(trip.id)} onCancel={() => open(null)} />
  if (openId)
    return <TripDetail key={openId} id={openId} today={today} isDeleting={isDeleting} onDelete={deleteTrip} />
  return <AllTrips today={today} onNew={() => open(NEW_TRIP)} />
}

function AllTrips({ today, onNew }: { readonly today: CalendarDate; readonly onNew: () => void }) {
  const { data: trips, isPending, isError, error, refetch } = useTrips()
  const isEmpty = trips?.length === 0
  const newTrip = (
    <Button
      look="primary"
      icon={<Plus aria-hidden size={16} />}
      className={isEmpty ? 'max-tablet:w-full' : ''}
      onClick={onNew}
    >
      New Trip
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-6">
        <h1 className="type-display">Trips</h1>
        {trips && !isEmpty && newTrip}
      </div>
      {isPending && <TripsSkeleton label="Loading your trips" />}
      {isError && !trips && (
        <TripsFailed title="Couldn't load your trips" error={error} onRetry={() => void refetch()} />
      )}
      {isEmpty && <NoTrips>{newTrip}</NoTrips>}
      {trips && !isEmpty && <TripList {...{ trips, today }} />}
    </>
  )
}

/** Id of the trip in the address, or 'new', and a function to open another or none. */
function useOpenTrip(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (id: string | null) => {
    const next = new URLSearchParams(location.search)
    if (id) next.set(TRIP_PARAMETER, id)
    else next.delete(TRIP_PARAMETER)
    // Back from a new trip leads to the list, not to its empty form.
    setSearch(next, { replace: id === null || search.get(TRIP_PARAMETER) === NEW_TRIP })
    scrollTo(0, 0)
  }
  return [search.get(TRIP_PARAMETER), open]
}
