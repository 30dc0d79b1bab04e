import { RotateCw } from 'lucide-react'
import type { TripReply } from '../../../contract/trips/trips.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { Button } from '../../ui/button.tsx'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import { useChangeTripDay, useChooseDay, usePackAgain } from '../trips-queries.ts'
import { TripDayCard } from './trip-day-card.tsx'

// The trip itself shows the result.
const onDone = () => undefined

/** The travel outfit, then the outfit of each day. */
export function TripDays({ reply: { trip, days } }: { readonly reply: TripReply }) {
  const unit = useTemperatureUnit()
  const onFailed = showFailure("Couldn't choose an outfit")
  const again = usePackAgain(trip.id, { onDone, onFailed })
  const choose = useChooseDay(trip.id, { onDone, onFailed })
  const change = useChangeTripDay(trip.id, { onDone, onFailed })
  const isBusy = again.isPending || choose.isPending || change.isPending
  const changing = choose.isPending ? choose.variables : change.isPending ? change.variables.day : null
  return (
    <section aria-labelledby="trip-outfits" className="pt-12">
      <div className="border-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-3">
        <h2 id="trip-outfits" className="type-title">
          Outfits
        </h2>
        <Button
          look="quiet"
          size="small"
          icon={<RotateCw aria-hidden size={14} />}
          aria-disabled={isBusy}
          onClick={() => !isBusy && again.mutate()}
        >
          Choose new outfits
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? 'Choosing outfits' : ''}
      </p>
      <ol className="tablet:grid-cols-3 wide:grid-cols-4 desk:grid-cols-5 mt-5 grid gap-x-(--gutter) gap-y-8">
        {days.map((day) => (
          <TripDayCard
            key={day.day}
            {...{ trip, day, unit }}
            isBusy={(again.isPending && !day.isByHand) || changing === day.day}
            onChoose={() => !isBusy && choose.mutate(day.day)}
            onChange={(changes) => !isBusy && change.mutate({ day: day.day, changes })}
          />
        ))}
      </ol>
    </section>
  )
}
