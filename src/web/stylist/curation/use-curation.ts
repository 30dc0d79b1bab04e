import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { NewCuration, OutfitCuration } from '../../../contract/stylist/stylist.ts'
import { useOutfits } from '../looks/look-queries.ts'
import { curate, cacheCuration, useCurations } from '../stylist-queries.ts'
import { useSecondOpinion } from '../use-second-opinion.ts'
import { useOutfitChanges } from './outfit/use-outfit-changes.ts'
import { useOpenCuration } from './use-open-curation.ts'

/** The shown curation, with all functions that change or replace it. */
export function useCuration() {
  const queries = useQueryClient()
  const curations = useCurations()
  const outfits = useOutfits()
  const [openId, open] = useOpenCuration()
  const { opinion, ask, clear } = useSecondOpinion<NewCuration, OutfitCuration>(
    'curation',
    null,
    (wanted, { by, first }) => curate({ ...wanted, ...(by && { by }), ...(first && { replaces: first.id }) }),
  )
  const shown = curations.data?.find(({ id }) => id === openId)
  const show = (curation: OutfitCuration) => {
    cacheCuration(queries, curation)
    open(curation.id)
  }
  // Drops a pending model response about the previous outfit.
  const { startOver, ...changes } = useOutfitChanges(shown, { start: clear, done: show })

  const answer = opinion?.answer
  const showAnswer = useEffectEvent(show)
  useEffect(() => {
    if (answer) showAnswer(answer)
  }, [answer])

  return {
    shown,
    /** The address opens an outfit that was deleted or never existed. */
    isGone: openId !== null && curations.data !== undefined && !shown,
    isLoading: openId !== null && curations.isPending,
    /** There are saved looks; their pieces may have been deleted. */
    hasLooks: Boolean(curations.data?.length || outfits.data?.length),
    opinion,
    ...changes,
    curate: (wanted: NewCuration) => {
      startOver()
      ask(wanted)
    },
    /** Shows a saved curation. */
    openSaved: (curation: OutfitCuration) => {
      startOver()
      clear()
      open(curation.id)
    },
  }
}
