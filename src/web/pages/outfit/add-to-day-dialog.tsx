import { Check } from 'lucide-react'
import type { PlannedDay } from '../../../contract/planned-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysFrom, weekDayOf } from '../../../domain/calendar-days.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import type { KnownOutfit } from '../../outfit/outfit-request-store.ts'
import { leftOutInWords, wearableNow } from '../../outfit/wearable-now.ts'
import { usePlannedDays } from '../../planner/month/planned-days-query.ts'
import { dayHeading } from '../../planner/week-range.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { useLoadedCloset } from '../../stylist/looks/use-loaded-closet.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { today as todayNow } from '../../ui/hooks/today.ts'
import { useAddToDay } from './use-add-to-day.ts'

const DAYS = 14

interface AddToDayDialogProps {
  readonly outfit: KnownOutfit
  readonly onClose: () => void
}

/** The next fourteen days with their plans; a press plans the outfit for a day. */
export function AddToDayDialog({ outfit, onClose }: AddToDayDialogProps) {
  const today = todayNow()
  const dates = daysFrom(today, DAYS)
  const closet = useLoadedCloset()
  const wearable = wearableNow(outfit.pieces, closet)
  const planned = usePlannedDays(today, dates.at(-1) ?? today)
  const { addTo, pendingDate } = useAddToDay({ name: outfit.name, itemIds: wearable.ids, onAdded: onClose })
  const leftOut = leftOutInWords(wearable)
  const choose = (date: CalendarDate, isWorn: boolean) => {
    if (isWorn)
      showToast({
        title: `${weekDayOf(date)} is already worn`,
        description: 'Its outfit is in your history. Choose another day.',
      })
    else if (pendingDate === null) addTo(date)
  }
  return (
    <Dialog shape="wide" onClose={onClose}>
      <div className="tablet:p-8 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <DialogHeader takesFocus title="Add to a day" note={outfit.name} />
        {leftOut && <p className="type-note mt-2 break-words">{leftOut}</p>}
        {wearable.ids.length === 0 ? (
          <p className="type-ui mt-5">No piece of this outfit is available now.</p>
        ) : planned.isError && !planned.data ? (
          <div role="alert" className="border-line mt-5 grid justify-items-start gap-3 border-t pt-4">
            <p className="type-ui">Couldn&apos;t load your plans. {reasonOf(planned.error)}</p>
            <Button look="quiet" size="small" onClick={() => void planned.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <ol
            aria-busy={planned.isPending}
            className="tablet:grid-cols-7 tablet:gap-x-3 mt-5 grid grid-cols-3 gap-x-2.5 gap-y-5"
          >
            {dates.map((date) => (
              <li key={date} className="min-w-0">
                <DayChoice
                  {...{ date, today }}
                  planned={planned.data?.find((day) => day.date === date)}
                  isPending={pendingDate === date}
                  isKnown={!planned.isPending}
                  onChoose={choose}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  )
}

interface DayChoiceProps {
  readonly date: CalendarDate
  readonly today: CalendarDate
  readonly planned: PlannedDay | undefined
  readonly isPending: boolean
  /** The plans have loaded. */
  readonly isKnown: boolean
  readonly onChoose: (date: CalendarDate, isWorn: boolean) => void
}

function DayChoice({ date, today, planned, isPending, isKnown, onChoose }: DayChoiceProps) {
  const { data: closet = [] } = useClosetItems()
  const isWorn = planned?.isWorn ?? false
  const names = planned?.pieces.map(({ name }) => name).join(', ')
  const state = isWorn ? `already worn: ${names}` : planned ? `replaces ${names}` : 'nothing planned'
  return (
    <button
      type="button"
      aria-disabled={isWorn || !isKnown}
      aria-label={`${weekDayOf(date)}, ${formatDay(date, today)}, ${state}`}
      onClick={() => isKnown && onChoose(date, isWorn)}
      className="group block w-full text-left outline-offset-4!"
    >
      <span className="type-note mb-1.5 flex items-baseline justify-between gap-1">
        <span className="font-semibold">{dayHeading(date)}</span>
        {date === today && <span className="text-quiet">Today</span>}
      </span>
      <span
        className={classNames(
          'group-hover:outline-ink relative block outline-offset-2 group-hover:outline-[1.5px]',
          (isPending || !isKnown) && 'breathing',
        )}
      >
        {planned ? (
          <OutfitCollage
            size="small"
            label=""
            loading="lazy"
            className={classNames(isWorn && 'opacity-55')}
            pieces={slotsOfLook(planned.pieces).map(({ item, slot }) => collagePiece(item, slot, closet))}
          />
        ) : (
          <span className="bg-wash border-edge block aspect-5/6 border border-dashed" />
        )}
      </span>
      <span aria-hidden className="type-micro text-quiet mt-1.5 flex items-center gap-1">
        {isWorn && <Check size={12} className="stroke-icon" />}
        {isWorn ? 'Worn' : planned ? 'Planned' : isKnown ? 'Nothing planned' : ' '}
      </span>
    </button>
  )
}
