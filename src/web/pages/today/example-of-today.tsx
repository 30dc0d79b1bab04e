import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CollagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { TodayFrame } from './today-frame.tsx'

const drawn = (slot: OutfitSlot, name: string, drawing: string): CollagePiece => ({
  slot,
  name,
  imageUrl: `/drawings/${drawing}`,
  cutOut: null,
  picture: null,
})

const pieces = [
  drawn('outer', 'camel trench coat', 'trench-coat.svg?c=c19a6b'),
  drawn('top', 'cream sweater', 'knit.svg?c=efe6d5'),
  drawn('bottom', 'blue jeans', 'jeans.svg?c=47617d'),
  drawn('shoes', 'brown loafers', 'loafers.svg?c=6b3f2a'),
  drawn('bag', 'cognac tote', 'tote.svg?c=9a5b34'),
]

/** For an empty closet: an illustrated outfit, labeled as an example. */
export function ExampleOfToday({ today }: { readonly today: CalendarDate }) {
  return (
    <TodayFrame
      label="An example"
      date={today}
      weather={null}
      picture={
        <OutfitCollage
          size="full"
          label={`Example outfit, illustrated: ${pieces.map(({ name }) => name).join(', ')}`}
          pieces={pieces}
        />
      }
      title="Your outfit of the day, from your own closet"
      reason="Each morning: what fits the weather, and why. Add your pieces to see yours here instead of this example."
    />
  )
}
