import { useState } from 'react'
import { DEFAULT_USER_ID } from '../../../contract/fields.ts'
import type { NewOutfitHistory } from '../../../contract/history.ts'
import { HttpError } from '../../api/http-error.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useLogEntry } from '../history-queries.ts'

/** What is planned for today. */
export interface PlannedToday {
  readonly itemIds: readonly string[]
  readonly occasion: string
}

/** 'Log Today's Outfit': what is planned for today, else SPEC's placeholder. `today` as '2026-11-23'. */
export function useLogToday(today: string, planned: PlannedToday | null) {
  const [hasFailed, setHasFailed] = useState(false)
  // The same until there was an answer: what came through is not logged once more.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID?.())
  const { mutate, isPending } = useLogEntry({
    onDone: ({ pieces }) =>
      showToast({
        title: "Today's outfit is logged",
        description:
          pieces.length > 0
            ? pieces.map(({ name }) => name).join(', ')
            : 'A sample entry without pieces. Edit it to say what you wore.',
      }),
    onFailed: () => setHasFailed(true),
  })
  const log = () => {
    if (isPending) return
    setHasFailed(false)
    mutate(
      { outfit: outfitOf(today, planned), idempotencyKey },
      {
        onSettled: (_entry, error) => (!error || error instanceof HttpError) && setKey(crypto.randomUUID?.()),
      },
    )
  }
  return { log, isPending, hasFailed }
}

function outfitOf(today: string, planned: PlannedToday | null): NewOutfitHistory & { userId: string } {
  const known = { userId: DEFAULT_USER_ID, wornDate: today, location: null }
  if (planned) return { ...known, itemIds: [...planned.itemIds], occasion: planned.occasion, notes: null }
  return { ...known, itemIds: [], occasion: 'casual', rating: 3, notes: 'Sample entry' }
}
