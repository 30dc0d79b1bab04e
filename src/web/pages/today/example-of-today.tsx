import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { EXAMPLE_OUTFIT_ADDRESS, exampleOutfit } from '../../../domain/closet/drawings/example-outfit.ts'
import { TodayFrame } from './today-frame.tsx'

/** For an empty closet: an illustrated outfit, labeled as an example. */
export function ExampleOfToday({ today }: { readonly today: CalendarDate }) {
  return (
    <TodayFrame
      label="An example"
      date={today}
      weather={null}
      picture={
        <img
          src={EXAMPLE_OUTFIT_ADDRESS}
          alt={`Example outfit, illustrated: ${exampleOutfit.map(({ name }) => name).join(', ')}`}
          width={700}
          height={800}
          draggable={false}
          className="cloth-large dim-in-dark aspect-7/8"
        />
      }
      title="Your outfit of the day, from your own closet"
      reason="Each morning: what fits the weather, and why. Add your pieces to see yours here instead of this example."
    />
  )
}
