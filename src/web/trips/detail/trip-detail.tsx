import { useState } from 'react'
import { Link } from 'wouter'
import type { Trip, TripReply } from '../../../contract/trips/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { HttpError } from '../../api/http-error.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'
import { TripForm } from '../form/trip-form.tsx'
import { TripsFailed, TripsSkeleton } from '../list/trips-states.tsx'
import { tripAddress } from '../trip-address.ts'
import { townOf, tripInWords } from '../trip-in-words.ts'
import { useChangeTrip, useTrip } from '../trips-queries.ts'
import { Missing } from './missing.tsx'
import { PackingList } from './packing-list.tsx'
import { TripActions } from './trip-actions.tsx'
import { TripDays } from './trip-days.tsx'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

interface TripDetailProps {
  readonly id: string
  /** By the client's clock. */
  readonly today: CalendarDate
  readonly isDeleting: boolean
  readonly onDelete: (trip: Trip) => void
}

/** A trip: weather, missing things, packing list and an outfit for each day; or its form. */
export function TripDetail({ id, today, isDeleting, onDelete }: TripDetailProps) {
  const { data, isPending, error, refetch } = useTrip(id)
  const [isEditing, setEditing] = useState(false)
  if (isPending) return <TripsSkeleton label="Loading the trip" />
  if (!data) {
    const isGone = error instanceof HttpError && error.status === 404
    return (
      <TripsFailed
        title={isGone ? 'This trip no longer exists' : "Couldn't load the trip"}
        error={isGone ? null : error}
        onRetry={isGone ? null : () => void refetch()}
      />
    )
  }
  if (isEditing) return <EditTrip reply={data} today={today} onClose={() => setEditing(false)} />
  return <WholeTrip reply={data} {...{ today, isDeleting, onDelete }} onEdit={() => setEditing(true)} />
}

interface EditTripProps {
  readonly reply: TripReply
  readonly today: CalendarDate
  readonly onClose: () => void
}

function EditTrip({ reply: { trip }, today, onClose }: EditTripProps) {
  const { mutate, isPending } = useChangeTrip(trip.id, {
    onDone: onClose,
    onFailed: showFailure("Couldn't save the trip"),
  })
  return (
    <TripForm
      {...{ today, trip, isPending }}
      onSubmit={({ itemIds: _itemIds, ...changes }) => mutate(changes)}
      onCancel={onClose}
    />
  )
}

interface WholeTripProps extends Pick<TripDetailProps, 'today' | 'isDeleting' | 'onDelete'> {
  readonly reply: TripReply
  readonly onEdit: () => void
}

function WholeTrip({ reply, today, isDeleting, onDelete, onEdit }: WholeTripProps) {
  const { trip, weatherNote, missing } = reply
  const inDegrees = useTextInUnit()
  const heading = useTakesFocus<HTMLHeadingElement>()
  return (
    <>
      <p className="type-note">
        <Link href={tripAddress()} className="text-quiet hover:text-ink inline-flex min-h-11 items-center">
          All trips
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="type-display break-words outline-none">
            {townOf(trip.place)}
          </h1>
          <p className="type-note text-quiet mt-1.5 break-words">{tripInWords(trip, today)}</p>
        </div>
        <TripActions {...{ reply, isDeleting, onDelete, onEdit }} />
      </div>
      <p className="type-lead mt-5 max-w-[60ch] text-pretty">{inDegrees(weatherNote)}</p>
      <Missing missing={missing} />
      <PackingList reply={reply} />
      <TripDays reply={reply} />
    </>
  )
}
