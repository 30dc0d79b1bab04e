import type { OutfitHistory } from '../../../contract/history.ts'
import { usePageData } from '../../api/page-data.ts'
import { useHistory } from '../../history/history-queries.ts'

/** What was logged for a day, as '2026-11-23': as it came inside the page until the history is here. */
export function useEntriesOfDay(date: string): readonly OutfitHistory[] {
  const { data } = useHistory()
  const page = usePageData()
  return (
    data?.filter(({ wornDate }) => wornDate === date) ??
    (page?.day === date ? page.today?.entries : none) ??
    none
  )
}

const none: readonly OutfitHistory[] = []
