import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { usePageData } from '../../api/page-data.ts'
import { useHistory } from '../../history/history-queries.ts'

/** The logged outfits of a day: the embedded ones until the history loads. */
export function useEntriesOfDay(date: CalendarDate): readonly OutfitHistory[] {
  const { data } = useHistory()
  const page = usePageData()
  return (
    data?.filter(({ wornDate }) => wornDate === date) ??
    (page?.day === date ? page.today?.entries : none) ??
    none
  )
}

const none: readonly OutfitHistory[] = []
