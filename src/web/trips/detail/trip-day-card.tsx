import { ArrowLeftRight, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { TRAVEL_DAY, type Trip, type TripDay, type TripDayChanges } from '../../../contract/trips/trips.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { DayPurpose } from './day-purpose.tsx'
import { SwapDayPiece } from './swap-day-piece.tsx'
import { shortWeekday, shortDate } from '../../../domain/words/dates.ts'

interface TripDayCardProps {
  readonly trip: Trip
  readonly day: TripDay
  /** Undefined until known. */
  readonly unit: TemperatureUnit | undefined
  /** True while another outfit is being chosen. */
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly onChange: (changes: TripDayChanges) => void
}

const breathing = 'motion-safe:animate-[breathe_800ms_var(--ease)_infinite_alternate] opacity-60'

/** A day of a trip: purpose, outfit, and buttons to change the outfit. */
export function TripDayCard({ trip, day, unit, isBusy, onChoose, onChange }: TripDayCardProps) {
  const id = useId()
  const [isSwapping, setSwapping] = useState(false)
  const title = day.day === TRAVEL_DAY ? 'Travel day' : `${shortWeekday(day.date)}, ${shortDate(day.date)}`
  return (
    <li
      aria-labelledby={id}
      aria-busy={isBusy}
      className="max-tablet:border-line grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 tablet:block max-tablet:border-b max-tablet:pb-6"
    >
      <div className={classNames(isBusy && breathing)}>
        <DayPicture day={day} title={title} />
      </div>
      <div className="min-w-0">
        <div className="tablet:pt-3 flex flex-wrap items-baseline justify-between gap-x-2">
          <h3 id={id} className="type-heading">
            {title}
          </h3>
          {day.weather && unit && day.day !== TRAVEL_DAY && (
            <WeatherChip weather={day.weather} unit={unit} isShort />
          )}
        </div>
        <DayPurpose {...{ trip, day }} onChange={(purpose) => onChange({ purpose })} />
        <p className="type-name mt-1.5 text-pretty break-words">
          {day.outfitDescription || 'No whole outfit'}
        </p>
        {day.note && <p className="type-note text-quiet mt-1 text-pretty">{day.note}</p>}
        {day.isByHand && <p className="type-note text-quiet mt-1">Your choice</p>}
        <div className="-ml-3 flex">
          <RoundButton
            label={`Another outfit for ${title}`}
            title="Another outfit"
            aria-disabled={isBusy}
            onClick={onChoose}
          >
            <RotateCw aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
          {day.pieces.length > 0 && (
            <PopoverOrSheet
              label="Swap a piece"
              className="w-110"
              isOpen={isSwapping}
              onOpen={setSwapping}
              trigger={
                <RoundButton label={`Swap a piece on ${title}`} title="Swap a piece" aria-disabled={isBusy}>
                  <ArrowLeftRight aria-hidden size={16} className="stroke-icon" />
                </RoundButton>
              }
            >
              {(isSheet) => (
                <SwapDayPiece
                  {...{ trip, day, isSheet }}
                  onWear={(itemId, withItemId) => {
                    setSwapping(false)
                    onChange({ swap: { itemId, withItemId } })
                  }}
                  onClose={() => setSwapping(false)}
                />
              )}
            </PopoverOrSheet>
          )}
        </div>
      </div>
    </li>
  )
}

function DayPicture({ day, title }: { readonly day: TripDay; readonly title: string }) {
  const { data: closet = [] } = useClosetItems()
  if (day.pieces.length === 0)
    return (
      <div className="bg-wash text-edge grid aspect-5/6 place-items-center">
        <HangerIcon className="opacity-55" />
      </div>
    )
  return (
    <OutfitCollage
      size="small"
      loading="lazy"
      label={`${title}: ${day.pieces.map(({ item }) => item.name).join(', ')}`}
      pieces={day.pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
    />
  )
}
