import { ArrowRight, Plus } from 'lucide-react'
import { useLocation } from 'wouter'
import { showFailure } from '../closet/show-failure.ts'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useToday } from '../ui/hooks/use-today.ts'
import { TripsFailed, TripsSkeleton } from './list/trips-states.tsx'
import { newTripAddress, tripAddress } from './trip-address.ts'
import { townOf, tripInWords } from './trip-in-words.ts'
import { useAddLines, useTrips } from './trips-queries.ts'

interface PackItProps {
  /** The user's own pieces of the outfit. */
  readonly itemIds: readonly string[]
  readonly onClose: () => void
}

const row =
  'border-line hover:bg-hover grid min-h-15 w-full grid-cols-[1fr_auto] items-center gap-4 border-b py-3 text-left -outline-offset-2'

/** 'Pack it': adds an outfit to the packing list of a trip, or starts a trip with it. */
export function PackIt({ itemIds, onClose }: PackItProps) {
  const today = useToday()
  const [, go] = useLocation()
  const { data: trips, isPending, error, refetch } = useTrips()
  const { mutate, isPending: isAdding } = useAddLines({
    onDone: ({ trip }) => {
      onClose()
      go(tripAddress(trip.id))
      showToast({
        title: `Packed for ${townOf(trip.place)}`,
        description: 'The outfit is on the packing list.',
      })
    },
    onFailed: showFailure("Couldn't pack the outfit"),
  })
  const open = (trips ?? []).filter(({ time }) => time !== 'past')
  return (
    <Dialog shape="plain" onClose={onClose}>
      <div className="tablet:p-8 px-4 pt-5 pb-8">
        <DialogHeader title="Pack it" note="Its pieces stay on the packing list." takesFocus />
        <div className="mt-5">
          {isPending && <TripsSkeleton label="Loading your trips" />}
          {error && !trips && (
            <TripsFailed title="Couldn't load your trips" error={error} onRetry={() => void refetch()} />
          )}
          {trips && (
            <ul className="border-ink border-t">
              {open.map((trip) => (
                <li key={trip.id}>
                  <button
                    type="button"
                    aria-disabled={isAdding}
                    className={row}
                    onClick={() => !isAdding && mutate({ tripId: trip.id, itemIds: [...itemIds] })}
                  >
                    <span className="min-w-0">
                      <span className="type-name block break-words">{townOf(trip.place)}</span>
                      <span className="type-note text-quiet block break-words">
                        {tripInWords(trip, today)}
                      </span>
                    </span>
                    <ArrowRight aria-hidden size={16} className="stroke-icon" />
                  </button>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  className={row}
                  onClick={() => {
                    onClose()
                    go(newTripAddress(itemIds))
                  }}
                >
                  <span className="type-name">New trip</span>
                  <Plus aria-hidden size={16} className="stroke-icon" />
                </button>
              </li>
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  )
}
