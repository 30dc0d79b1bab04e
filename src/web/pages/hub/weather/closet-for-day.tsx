import { Link } from 'wouter'
import type { OutfitsForDay } from '../../../../contract/planner/outfits-for-day.ts'
import type { CalendarDate } from '../../../../contract/values/calendar-date.ts'
import { reasonOf } from '../../../api/http-error.ts'
import { useClosetItems } from '../../../closet/closet-queries.ts'
import { useOutfitsForDay } from '../../../planner/outfits-for-day-query.ts'
import { BlankState } from '../../../ui/blank-state.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ClothesRail } from '../../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { DayOutfitCard } from './day-outfit-card.tsx'
import { OutfitsSkeleton } from './weather-skeleton.tsx'
import { useTextInUnit } from '../../../weather/use-text-in-unit.ts'

interface ClosetForDayProps {
  readonly date: CalendarDate
  /** A note about the day. */
  readonly note: string | null
}

/** Outfits of the closet for the weather of a day, and what to leave at home. */
export function ClosetForDay({ date, note }: ClosetForDayProps) {
  const { data, error, isPending, refetch } = useOutfitsForDay(date)
  const { data: closet } = useClosetItems()
  const content = data ? (
    closet?.length === 0 ? (
      <NothingOwned />
    ) : (
      <FromCloset reply={data} />
    )
  ) : isPending ? (
    <OutfitsSkeleton />
  ) : (
    <div role="alert">
      <LoadError title="Couldn't load your outfits" heading="h3" onRetry={() => void refetch()}>
        {reasonOf(error)} Your closet hasn&apos;t changed.
      </LoadError>
    </div>
  )
  return (
    <section aria-labelledby="from-closet" className="border-ink tablet:mt-18 mt-12 border-t pt-5 pb-4">
      <h2 id="from-closet" className="type-title">
        From your closet
      </h2>
      <p className="type-note text-quiet mb-6">{note}</p>
      {content}
    </section>
  )
}

function FromCloset({ reply }: { readonly reply: OutfitsForDay }) {
  const { outfits, leave, missing } = reply
  return (
    <>
      {outfits.length > 0 && (
        <ul className="tablet:grid-cols-3 tablet:gap-x-6 grid gap-x-4 gap-y-10">
          {outfits.map((outfit, at) => (
            <DayOutfitCard key={outfit.pieces.map(({ item }) => item.id).join()} {...{ outfit, reply, at }} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <Rows
          title="No complete outfit for this weather yet"
          texts={missing}
          note="To complete one, you need:"
        />
      )}
      {leave.length > 0 && (
        <div className="mt-10">
          <Rows title="Leave at home" texts={leave.map(({ reason }) => reason)} />
        </div>
      )}
    </>
  )
}

interface RowsProps {
  readonly title: string
  readonly note?: string
  readonly texts: readonly string[]
}

function Rows({ title, note, texts }: RowsProps) {
  const inDegrees = useTextInUnit()
  return (
    <>
      <h3 className="type-heading">{title}</h3>
      {note && <p className="type-note text-quiet mt-1">{note}</p>}
      <ul className="tablet:grid-cols-2 tablet:gap-x-12 border-line mt-3 grid border-t">
        {texts.map((text) => (
          <li key={text} className="border-line type-ui border-b py-2.5 first-letter:uppercase wrap-anywhere">
            {inDegrees(text)}
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingOwned() {
  return (
    <BlankState
      title="Your closet is empty"
      heading="h3"
      className="pt-6"
      drawing={<ClothesRail className="text-edge mb-8 w-full max-w-75" />}
      actions={
        <Link href="/" className={buttonClass('primary')}>
          Add your first piece
        </Link>
      }
    >
      Add pieces to see outfits for this weather.
    </BlankState>
  )
}
