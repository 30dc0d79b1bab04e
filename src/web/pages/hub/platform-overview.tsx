import { closetCategories } from '../../../contract/closet/closet.ts'
import { weekDays } from '../../../contract/values/week-days.ts'
import { occasionPresets } from '../../../contract/stylist/stylist.ts'

const figures: readonly (readonly [number, string])[] = [
  [closetCategories.length, 'categories'],
  [occasionPresets.length, 'occasions'],
  [weekDays.length, 'days planned at once'],
  [0, 'trackers'],
]

/** Armadio in four figures. */
export function PlatformOverview() {
  return (
    <section aria-labelledby="platform-overview" className="mt-16 pb-16">
      <h2 id="platform-overview" className="type-title">
        Platform overview
      </h2>
      <dl className="border-ink tablet:grid-cols-4 mt-4 grid grid-cols-2 gap-x-6 gap-y-6 border-t pt-6">
        {figures.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="type-note text-quiet">{name}</dt>
            <dd className="type-figure-small">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
