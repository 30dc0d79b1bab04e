import { Pencil, Trash2 } from 'lucide-react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { OutfitMenu } from '../../outfit/outfit-menu.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { degrees } from '../../weather/degrees.ts'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import { RatingStars } from '../rating-stars.tsx'
import { WornPicture } from '../worn-picture.tsx'
import { entryDay } from './entry-day.ts'
import { entryHeadingId } from './entry-heading-id.ts'

// More thumbnails would leave no room for the text.
const MAX_SHOWN = 4

/** Actions for an entry. */
export interface EntryActions {
  readonly onRate: (entry: OutfitHistory, rating: number | null) => void
  readonly onEdit: (entry: OutfitHistory) => void
  readonly onRemove: (entry: OutfitHistory) => void
}

interface HistoryRowProps extends EntryActions {
  readonly entry: OutfitHistory
  readonly closet: readonly ClosetItem[]
  readonly today: CalendarDate
}

/** A logged outfit: day, pieces, place and rating. */
export function HistoryRow({ entry, closet, today, onRate, onEdit, onRemove }: HistoryRowProps) {
  const { day, weekday } = entryDay(entry.wornDate, today)
  const occasion = occasionName(entry.occasion ?? '')
  const called = `${occasion || 'Outfit'}, ${formatDay(entry.wornDate, today)}`
  return (
    <li
      className={classNames(
        'group border-line grid border-b py-4',
        // Columns: the stars span five touch targets, the actions three.
        'grid-cols-[minmax(0,1fr)_88px_132px] [grid-template-areas:"day_stars_stars"_"pieces_pieces_pieces"_"words_words_actions"]',
        'desk:gap-x-5 desk:grid-cols-[72px_248px_minmax(0,1fr)_auto] desk:[grid-template-areas:"day_pieces_words_stars"_"day_pieces_words_actions"] desk:grid-rows-[auto_1fr]',
      )}
    >
      <h3
        id={entryHeadingId(entry.id)}
        tabIndex={-1}
        className="outline-offset-4 max-desk:flex max-desk:flex-wrap max-desk:content-center max-desk:items-center max-desk:gap-x-2 max-desk:min-h-11 max-desk:pb-1 [grid-area:day]"
      >
        <span className="type-heading block">{day}</span>
        <span className="type-note text-quiet max-desk:pt-1 block">{weekday}</span>
      </h3>
      <Pieces entry={entry} closet={closet} />
      <div className="max-desk:mt-3 min-w-0 [grid-area:words]">
        <p className="type-name break-words">{occasion}</p>
        <Circumstances entry={entry} />
        {entry.notes && <p className="type-ui mt-1 break-words whitespace-pre-line">{entry.notes}</p>}
      </div>
      <div className="-mt-3 -mr-1 max-desk:-mt-0 max-tablet:-mr-3.5 pointer-coarse:-mr-3.5 justify-self-end [grid-area:stars]">
        <RatingStars
          size="small"
          label={`Rating of ${called}`}
          rating={entry.rating}
          onRate={(rating) => onRate(entry, rating)}
        />
      </div>
      <div className="-mr-3.5 flex justify-end self-start max-tablet:opacity-100 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-desk:mt-1 pointer-coarse:opacity-100 [grid-area:actions]">
        <RoundButton label={`Edit ${called}`} className="hover:bg-hover" onClick={() => onEdit(entry)}>
          <Pencil aria-hidden size={14} className="stroke-icon" />
        </RoundButton>
        <OutfitMenu
          label={called}
          outfit={{ name: occasion || 'Outfit', pieces: entry.pieces, occasion: entry.occasion }}
        />
        <RoundButton label={`Delete ${called}`} className="hover:bg-hover" onClick={() => onRemove(entry)}>
          <Trash2 aria-hidden size={14} className="stroke-icon" />
        </RoundButton>
      </div>
    </li>
  )
}

interface PiecesProps {
  readonly entry: OutfitHistory
  readonly closet: readonly ClosetItem[]
}

function Pieces({ entry: { pieces }, closet }: PiecesProps) {
  if (pieces.length === 0)
    return (
      <div className="bg-hover text-quiet grid h-17.5 w-14 place-items-center [grid-area:pieces]">
        <HangerIcon />
      </div>
    )
  const left = pieces.slice(MAX_SHOWN)
  return (
    <ul aria-label="Pieces" className="flex gap-2 [grid-area:pieces]">
      {pieces.slice(0, MAX_SHOWN).map((piece) => (
        <li
          key={piece.id}
          title={piece.isGone ? `${piece.name}, no longer in your closet` : piece.name}
          className={classNames('bg-tile relative h-17.5 w-14 flex-none', piece.isGone && 'opacity-60')}
        >
          <WornPicture piece={piece} closet={closet} sizes="56px" />
          {piece.isGone && <span className="sr-only">no longer in your closet</span>}
        </li>
      ))}
      {left.length > 0 && (
        <li className="type-note text-quiet self-end" title={left.map(({ name }) => name).join(', ')}>
          +{left.length}
          <span className="sr-only"> more: {left.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

function Circumstances({ entry: { pieces, weather, location } }: { readonly entry: OutfitHistory }) {
  const unit = useTemperatureUnit()
  const sky = weather && unit ? `${degrees(weather.temperature, unit)}, ${weather.condition}` : null
  const words = [sky, location].filter(Boolean).join(' · ')
  return (
    <>
      {words && <p className="type-note text-quiet break-words">{words}</p>}
      {pieces.length === 0 && (
        <p className="type-note text-quiet">No pieces, so not counted in the insights.</p>
      )}
    </>
  )
}
