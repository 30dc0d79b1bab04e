import { Check } from 'lucide-react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { costPerWear } from '../../../domain/closet/wears/cost-per-wear.ts'
import { Button } from '../../ui/button.tsx'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { today } from '../../ui/hooks/today.ts'
import { useWears, useWearsByBorrowers } from './piece-queries.ts'
import { useCleanliness } from './use-cleanliness.ts'
import { useWearPieceToday } from './use-wear-piece-today.ts'
import { wearsInWords } from './wears-in-words.ts'
import { YearOfWears } from './year-of-wears.tsx'

/** The cost per wear of a piece, its wears over a year, and 'Wore it today'. */
export function PieceWears({ item }: { readonly item: ClosetItem }) {
  const day = today()
  const { data: days = [] } = useWears(item.id)
  return (
    <section aria-label="Wears" className="border-ink border-t pt-3">
      <div className="flex items-end gap-8">
        <Figure item={item} />
        <YearOfWears days={days} today={day} />
      </div>
      <p className="type-note text-quiet mt-3">
        {wearsInWords(item, day)}
        {item.loan?.role !== 'borrower' && <ByBorrowers id={item.id} />}
      </p>
      {item.archivedReason === null && <Today item={item} isWornToday={days.includes(day)} day={day} />}
    </section>
  )
}

function ByBorrowers({ id }: { readonly id: string }) {
  const { data: people = [] } = useWearsByBorrowers(id)
  return people
    .map(([name, days]) => ` @${name} wore it on ${days === 1 ? '1 day' : `${days} days`}.`)
    .join('')
}

function Figure({ item }: { readonly item: ClosetItem }) {
  const { originalPrice, currency, wearCount } = item
  const cost = originalPrice === null ? null : costPerWear(originalPrice, wearCount)
  const isCost = cost !== null && currency !== null
  return (
    <p className="flex-none">
      <span className="type-figure-small block">{isCost ? formatMoney(cost, currency) : wearCount}</span>
      <span className="type-note text-quiet">
        {isCost ? 'cost per wear' : wearCount === 1 ? 'wear' : 'wears'}
      </span>
    </p>
  )
}

interface TodayProps {
  readonly item: ClosetItem
  readonly isWornToday: boolean
  readonly day: CalendarDate
}

const cleanliness = [
  { value: 'clean', text: 'Clean' },
  { value: 'wash', text: 'In the wash' },
] as const

function Today({ item, isWornToday, day }: TodayProps) {
  const { wear, takeBack, isPending } = useWearPieceToday(item, day)
  const { isClean, setClean } = useCleanliness(item)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        look={isWornToday ? 'quiet' : 'primary'}
        icon={<Check aria-hidden size={16} className="stroke-icon" />}
        // A disabled button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && (isWornToday ? takeBack() : wear())}
        className="tablet:w-auto w-full"
      >
        {isWornToday ? 'Worn today' : 'Wore it today'}
        {isWornToday && <span className="text-quiet underline decoration-1 underline-offset-4">Undo</span>}
      </Button>
      {item.loan?.role !== 'borrower' && (
        <ChipRadios
          label="Clean or in the wash"
          options={cleanliness}
          value={isClean ? 'clean' : 'wash'}
          onChange={(value) => setClean(value === 'clean')}
        />
      )}
    </div>
  )
}
