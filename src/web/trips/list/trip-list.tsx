import { Link } from 'wouter'
import type { Trip, TripTime } from '../../../contract/trips/trips.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PictureImage } from '../../ui/pictures/picture-image.tsx'
import { tripAddress } from '../trip-address.ts'
import { purposeName, townOf, tripDates } from '../trip-in-words.ts'

const headings: Readonly<Record<TripTime, string>> = { now: 'Now', coming: 'Coming', past: 'Past' }

interface TripListProps {
  readonly trips: readonly Trip[]
  readonly today: CalendarDate
}

/** The current, future and past trips, each with some of its pieces. */
export function TripList({ trips, today }: TripListProps) {
  return (['now', 'coming', 'past'] as const).map((time) => {
    const some = trips.filter((trip) => trip.time === time)
    if (some.length === 0) return null
    return (
      <section key={time} aria-labelledby={`trips-${time}`} className="pt-8 first:pt-0">
        <h2 id={`trips-${time}`} className="type-note text-quiet mb-2">
          {headings[time]}
        </h2>
        <ul className="border-ink border-t">
          {some.map((trip) => (
            <TripRow key={trip.id} {...{ trip, today }} />
          ))}
        </ul>
      </section>
    )
  })
}

function TripRow({ trip, today }: { readonly trip: Trip; readonly today: CalendarDate }) {
  return (
    <li className="border-line tablet:grid-cols-[minmax(0,1fr)_auto] relative grid items-center gap-x-8 gap-y-3 border-b py-5">
      <div className="min-w-0">
        <h3 className="type-heading break-words">
          <Link
            href={tripAddress(trip.id)}
            className="hover:text-quiet -outline-offset-2! after:absolute after:inset-0"
          >
            {townOf(trip.place)}
          </Link>
        </h3>
        <p className="type-note text-quiet mt-0.5 break-words">
          {tripDates(trip, today)} · {purposeName(trip.purpose)}
        </p>
        <p className="type-note mt-1.5">{stateOf(trip)}</p>
      </div>
      <Pictures trip={trip} />
    </li>
  )
}

function stateOf({ time, isHome, packedCount, pieceCount }: Trip): string {
  if (time === 'past') return isHome ? 'Home again' : `${pieceCount} pieces`
  if (packedCount === pieceCount && pieceCount > 0) return 'All pieces packed'
  return packedCount === 0 ? `${pieceCount} pieces to pack` : `${packedCount} of ${pieceCount} pieces packed`
}

function Pictures({ trip: { pictures } }: { readonly trip: Trip }) {
  const { data: closet = [] } = useClosetItems()
  return (
    <div aria-hidden className="flex gap-1.5">
      {pictures.map((imageUrl) => {
        const known = closet.find((item) => item.imageUrl === imageUrl)
        return (
          <div key={imageUrl} className="bg-tile aspect-4/5 w-14">
            <PictureImage
              alt=""
              src={known?.cutOut?.sizes.at(-1)?.url ?? imageUrl}
              picture={known?.cutOut ?? known?.picture ?? null}
              fit={known?.picture && !known.cutOut ? 'cover' : 'contain'}
              sizes="56px"
              loading="lazy"
            />
          </div>
        )
      })}
    </div>
  )
}
