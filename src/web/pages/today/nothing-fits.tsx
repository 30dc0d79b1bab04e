import { Link } from 'wouter'
import type { OutfitsForDay } from '../../../contract/planner.ts'
import { HangerIcon } from '../../ui/hanger-icon.tsx'
import { HUB } from './hub.ts'
import { TodayFrame } from './today-frame.tsx'

/** The closet has no whole outfit for the weather of today: what is missing. */
export function NothingFits({ reply: { date, weather, missing } }: { readonly reply: OutfitsForDay }) {
  return (
    <TodayFrame
      label="Today"
      date={date}
      weather={weather}
      picture={
        <div className="text-edge grid aspect-7/8 place-items-center">
          <HangerIcon className="opacity-55" />
        </div>
      }
      title={
        <Link href={HUB} className="hover:text-quiet">
          No complete outfit for this weather yet
        </Link>
      }
      reason={missing.length > 0 ? `You need ${missing.join(', and ')}.` : null}
    />
  )
}
