import { useSearchParams } from 'wouter'
import type { TripReply } from '../../../contract/trips/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { PIECES_PARAMETER } from '../trip-address.ts'
import { townOf } from '../trip-in-words.ts'
import { useCreateTrip } from '../trips-queries.ts'
import { TripForm } from './trip-form.tsx'

interface NewTripProps {
  /** By the client's clock. */
  readonly today: CalendarDate
  readonly onCreated: (reply: TripReply) => void
  readonly onCancel: () => void
}

/** Form of a new trip; the address may name pieces to pack. */
export function NewTrip({ today, onCreated, onCancel }: NewTripProps) {
  const [search] = useSearchParams()
  const keyOf = useRequestKey()
  const { mutate, isPending } = useCreateTrip({
    onDone: ({ trip }) =>
      showToast({
        title: `Packed for ${townOf(trip.place)}`,
        description: `${trip.pieceCount} pieces. Tick them off as you pack.`,
      }),
    onFailed: showFailure("Couldn't plan the trip"),
  })
  return (
    <TripForm
      {...{ today, isPending, onCancel }}
      trip={null}
      itemIds={search.get(PIECES_PARAMETER)?.split(',').filter(Boolean) ?? []}
      onSubmit={(trip) => mutate({ trip, idempotencyKey: keyOf(trip) }, { onSuccess: onCreated })}
    />
  )
}
