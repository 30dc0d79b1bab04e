import { useMemo } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter } from '../../../domain/calendar-days.ts'
import { slotsOfLook, type LookPiece } from '../../../domain/stylist/slots-of-look.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { useHistory } from '../../history/history-queries.ts'
import { dayAddress } from '../../planner/month/use-open-month.ts'
import { planAddress } from '../../planner/plan-address.ts'
import { usePlannedDays } from '../../planner/month/planned-days-query.ts'
import { looksOf } from '../../stylist/looks/look.ts'
import { useOutfits } from '../../stylist/looks/look-queries.ts'
import { curationAddress } from '../../stylist/curation/use-open-curation.ts'
import { lookAddress } from '../../stylist/looks/use-open-look.ts'
import { useCurations } from '../../stylist/stylist-queries.ts'
import { formatDay } from '../../../domain/words/dates.ts'

const DAYS_AHEAD = 60

/** An outfit that contains a piece, with the address that shows the whole outfit. */
export interface OutfitWith {
  readonly key: string
  /** Such as 'November 20'. */
  readonly title: string
  /** Such as 'Work'; may be ''. */
  readonly note: string
  readonly pieces: readonly LookPiece[]
  readonly address: string
}

/** The logged, planned and saved outfits with a piece. */
export function useOutfitsWith(itemId: string, today: CalendarDate) {
  const { data: entries } = useHistory()
  const { data: days } = usePlannedDays(today, daysAfter(today, DAYS_AHEAD))
  const { data: curations } = useCurations()
  const { data: byHand } = useOutfits()
  return useMemo(() => {
    const isIn = (pieces: readonly { readonly id: string }[]) => pieces.some(({ id }) => id === itemId)
    const dated = (
      date: CalendarDate,
      occasion: string | null,
      pieces: Parameters<typeof slotsOfLook>[0],
    ) => ({
      title: formatDay(date, today),
      note: occasionName(occasion ?? ''),
      pieces: slotsOfLook(pieces),
    })
    return {
      worn: (entries ?? [])
        .filter(({ pieces }) => isIn(pieces))
        .map(({ id, wornDate, occasion, pieces }) => ({
          key: id,
          ...dated(wornDate, occasion, pieces),
          address: dayAddress(wornDate),
        })),
      planned: (days ?? [])
        .filter(({ pieces, isWorn }) => !isWorn && isIn(pieces))
        .map(({ date, occasion, pieces, planId }) => ({
          key: date,
          ...dated(date, occasion, pieces),
          address: planAddress(planId),
        })),
      looks: looksOf(curations ?? [], byHand ?? [])
        .filter(({ pieces }) => isIn(pieces.map(({ item }) => item)))
        .map(({ id, name, note, pieces, origin }) => ({
          key: id,
          title: name,
          note,
          pieces,
          address: origin === 'by hand' ? lookAddress(id) : curationAddress(id),
        })),
    } satisfies Record<string, OutfitWith[]>
  }, [entries, days, curations, byHand, itemId, today])
}
