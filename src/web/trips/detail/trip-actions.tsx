import { Pencil, Trash2 } from 'lucide-react'
import type { Trip, TripReply } from '../../../contract/trips/trips.ts'
import { counted } from '../../../domain/words/english.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { Button } from '../../ui/button.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { townOf } from '../trip-in-words.ts'
import { useChangeTrip } from '../trips-queries.ts'

interface TripActionsProps {
  readonly reply: TripReply
  readonly isDeleting: boolean
  readonly onDelete: (trip: Trip) => void
  readonly onEdit: () => void
}

/** Actions for a whole trip: mark as returned, edit, delete. */
export function TripActions({ reply: { trip }, isDeleting, onDelete, onEdit }: TripActionsProps) {
  const { mutate, isPending } = useChangeTrip(trip.id, {
    onDone: ({ trip: { isHome, place, packedCount } }) =>
      showToast(
        isHome
          ? {
              title: 'Welcome back',
              description: `${counted(packedCount, 'piece')} from ${townOf(place)} can be suggested again.`,
              action: { label: 'Undo', onPress: () => mutate({ isHome: false }) },
            }
          : { title: 'Still away', description: `Packed for ${townOf(place)} again.` },
      ),
    onFailed: showFailure("Couldn't save that"),
  })
  return (
    <div className="-mr-2.5 flex items-center gap-1">
      {trip.time === 'now' && trip.packedCount > 0 && (
        <Button
          look="quiet"
          className="mr-1"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate({ isHome: true })}
        >
          I&apos;m back
        </Button>
      )}
      <RoundButton label="Edit trip" onClick={onEdit}>
        <Pencil aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
      <RoundButton label="Delete trip" aria-disabled={isDeleting} onClick={() => onDelete(trip)}>
        <Trash2 aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
    </div>
  )
}
