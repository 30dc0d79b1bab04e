import { useState } from 'react'
import {
  DAY_NOTE_MAX,
  PLAN_OCCASION_MAX,
  type DailyOutfit,
  type WeeklyPlan,
} from '../../../contract/planner/planner.ts'
import { occasionPresets } from '../../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { OccasionPresets } from '../../stylist/parts/occasion-presets.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { RuledField } from '../../ui/inputs/field.tsx'
import { WordsOrListField, type WordsOrChoice } from '../../ui/inputs/words-or-list-field.tsx'
import { isOpenDay } from '../is-open-day.ts'
import { dayHeading } from '../week-range.ts'
import { useDayWishes } from './use-day-wishes.ts'

interface DayWishesDialogProps {
  readonly plan: WeeklyPlan
  readonly day: DailyOutfit
  readonly today: CalendarDate
  readonly onClose: () => void
}

/** Form for the occasion and the note of a day. */
export function DayWishesDialog({ plan, day, today, onClose }: DayWishesDialogProps) {
  const [occasion, setOccasion] = useState(() => choiceOf(day.occasion))
  const [note, setNote] = useState(day.note ?? '')
  const { save, isPending } = useDayWishes(plan, day, onClose)
  const name = dayHeading(day.date)
  const wishes = { occasion: occasion.value.trim() || null, note: note.trim() || null }
  const planned = occasionName(plan.occasion)
  return (
    <FormDialog
      title={`${name}: occasion and note`}
      note={effectOf(day, today)}
      action={isPending ? 'Saving...' : 'Save'}
      isPending={isPending}
      hasChanges={wishes.occasion !== day.occasion || wishes.note !== day.note}
      onSubmit={() => save(wishes)}
      onClose={onClose}
    >
      {!day.isWorn && (
        <WordsOrListField
          label="Occasion"
          nothing={`As planned for the week: ${planned}`}
          placeholder="What, where"
          maxLength={PLAN_OCCASION_MAX}
          error={undefined}
          chosen={occasion}
          onChange={setOccasion}
        >
          <OccasionPresets />
        </WordsOrListField>
      )}
      <RuledField
        label="Note"
        placeholder="Such as dinner at 8, bring an umbrella"
        maxLength={DAY_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}

function choiceOf(occasion: string | null): WordsOrChoice {
  const value = occasion ?? ''
  return { value, isOwn: value !== '' && !occasionPresets.some((preset) => preset === value) }
}

function effectOf(day: DailyOutfit, today: CalendarDate): string {
  if (day.isWorn) return 'This day was worn, so its occasion stays as it is.'
  return isOpenDay(day, today)
    ? 'With another occasion, this day gets an outfit for it.'
    : 'This day keeps its outfit.'
}
