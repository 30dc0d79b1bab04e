import type { Trip } from '../../contract/trips/trips.ts'
import { showFailure } from '../closet/show-failure.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { townOf } from './trip-in-words.ts'
import { useDeleteTrip, useRestoreTrip } from './trips-queries.ts'

/** Deletes a trip without confirmation and offers Undo, also after the page was left. */
export function useDeleteTripWithUndo(onDeleted: () => void, onRestored: (id: string) => void) {
  const { mutate: restore } = useRestoreTrip({
    onDone: ({ trip }) =>
      showToast({
        title: 'Trip restored',
        description: `${townOf(trip.place)} is back with its packing list.`,
      }),
    onFailed: showFailure("Couldn't restore the trip"),
  })
  const { mutate, isPending } = useDeleteTrip({
    onDone: (_nothing, trip) =>
      showToast({
        title: 'Trip deleted',
        description: `${townOf(trip.place)}: its pieces are at home again.`,
        action: {
          label: 'Undo',
          onPress: () => restore(trip, { onSuccess: () => onRestored(trip.id) }),
        },
      }),
    onFailed: showFailure("Couldn't delete the trip"),
  })
  return {
    deleteTrip: (trip: Trip) => !isPending && mutate(trip, { onSuccess: onDeleted }),
    isDeleting: isPending,
  }
}
