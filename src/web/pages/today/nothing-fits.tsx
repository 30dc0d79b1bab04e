import { Link } from 'wouter'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { HUB_ADDRESS } from './hub-address.ts'
import { TodayFrame } from './today-frame.tsx'

const shownCategories: readonly ClosetCategory[] = ['Outerwear', 'Dresses', 'Tops', 'Bottoms', 'Shoes']
const MAX_SHOWN = 4

/** Shown if the closet has no complete outfit for today's weather: some pieces, and what is missing. */
export function NothingFits({ reply: { date, weather, missing } }: { readonly reply: OutfitsForDay }) {
  const { data: closet = [] } = useClosetItems()
  const shown = shownCategories
    .flatMap((category) => closet.find((item) => item.category === category) ?? [])
    .slice(0, MAX_SHOWN)
  return (
    <TodayFrame
      label="Today"
      date={date}
      weather={weather}
      picture={
        <ul className="grid aspect-7/8 grid-cols-2 content-center gap-4 p-6">
          {shown.map((item) => (
            <li key={item.id} className="aspect-4/5">
              <PiecePicture item={item} sizes="250px" />
            </li>
          ))}
        </ul>
      }
      title={
        <Link href={HUB_ADDRESS} className="hover:text-quiet">
          No complete outfit for this weather yet
        </Link>
      }
      reason={missing.length > 0 ? `You need ${missing.join(', and ')}.` : null}
    />
  )
}
