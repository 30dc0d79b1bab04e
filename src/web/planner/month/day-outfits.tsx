import { Link } from 'wouter'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { PlannedDay } from '../../../contract/planned-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CalendarDay } from '../../../domain/history/calendar-day.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { useEntryActions } from '../../history/panel/use-entry-actions.ts'
import { RatingStars } from '../../history/rating-stars.tsx'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { planAddress } from '../plan-address.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'
import { PieceNames } from './piece-names.tsx'

interface LoggedOutfitProps {
  readonly entry: OutfitHistory
  readonly today: CalendarDate
  readonly onEdit: () => void
  readonly onOther: () => void
}

/** A logged outfit: its collage, its rating, and actions to change it. */
export function LoggedOutfit({ entry, today, onEdit, onOther }: LoggedOutfitProps) {
  const { rate, errorMessage } = useEntryActions(today)
  const occasion = occasionName(entry.occasion ?? '') || 'Outfit'
  return (
    <article aria-label={`Worn, ${occasion}`}>
      {entry.pieces.length > 0 && (
        <LookCollage name={occasion} size="full" pieces={slotsOfLook(entry.pieces)} className="w-full" />
      )}
      <div className="flex items-center justify-between gap-2 pt-2">
        <p className="type-name min-w-0 break-words">{occasion}</p>
        <div className="-mr-1 pointer-coarse:-mr-3.5">
          <RatingStars
            size="small"
            label={`Rating of ${occasion}, ${dateWithWeekday(entry.wornDate)}`}
            rating={entry.rating}
            onRate={(rating) => rate(entry, rating)}
          />
        </div>
      </div>
      <PieceNames pieces={entry.pieces} />
      {entry.notes && <p className="type-ui pt-2 break-words whitespace-pre-line">{entry.notes}</p>}
      {errorMessage && (
        <p role="alert" className="type-ui text-thread pt-2">
          {errorMessage}
        </p>
      )}
      <div className="-ml-1 flex flex-wrap gap-x-4 pt-1">
        <UnderlinedButton onClick={onOther}>Wore something else</UnderlinedButton>
        <UnderlinedButton onClick={onEdit}>Edit</UnderlinedButton>
      </div>
    </article>
  )
}

/** Pieces with a wear without a logged outfit. */
export function WornByHand({ pieces }: { readonly pieces: CalendarDay['byHand'] }) {
  return (
    <article aria-label="Worn, not in an outfit">
      <LookCollage name="Worn" size="full" pieces={slotsOfLook(pieces)} className="w-full" />
      <p className="type-name pt-3">Marked as worn</p>
      <PieceNames pieces={pieces} />
    </article>
  )
}

interface PlannedOutfitProps {
  readonly plan: PlannedDay
  readonly today: CalendarDate
  readonly isPending: boolean
  readonly onWear: () => void
  readonly onOther: () => void
}

/** The planned outfit of a day, with a button to mark it as worn. */
export function PlannedOutfit({ plan, today, isPending, onWear, onOther }: PlannedOutfitProps) {
  const isPast = plan.date <= today
  const occasion = occasionName(plan.occasion)
  return (
    <article aria-label={`Planned, ${occasion}`}>
      <LookCollage
        name={`Planned, ${occasion}`}
        size="full"
        pieces={slotsOfLook(plan.pieces)}
        className="w-full"
      />
      <p className="type-name pt-3">
        {plan.date < today ? 'Planned, not logged' : 'Planned'} · {occasion}
      </p>
      <PieceNames pieces={plan.pieces} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
        {isPast ? (
          <>
            <Button look="quiet" size="small" aria-disabled={isPending} onClick={onWear}>
              Wore this
            </Button>
            <UnderlinedButton onClick={onOther}>Wore something else</UnderlinedButton>
          </>
        ) : (
          <Link href={planAddress(plan.planId)} className={buttonClass('quiet', 'small')}>
            Open the plan
          </Link>
        )}
      </div>
    </article>
  )
}

interface NoOutfitProps {
  readonly isPast: boolean
  readonly hasWears: boolean
  readonly onLog: () => void
}

/** A day without an outfit, with a button to add one. */
export function NoOutfit({ isPast, hasWears, onLog }: NoOutfitProps) {
  if (!isPast)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="type-ui text-quiet">Nothing planned yet.</p>
        <Link href="/outfit-planner" className={buttonClass('quiet', 'small')}>
          Plan this week
        </Link>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3">
      {!hasWears && <p className="type-ui text-quiet">No outfit logged.</p>}
      <Button look="quiet" size="small" onClick={onLog}>
        Log an outfit
      </Button>
    </div>
  )
}
