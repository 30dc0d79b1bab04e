import { useState } from 'react'
import type { OutfitCuration } from '../../../../contract/stylist.ts'
import { useChangeBy } from '../../../api/use-change.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { curate, showVersion, swap } from '../../stylist-queries.ts'
import { ownedIds, shuffleOf } from './shuffle.ts'

interface Change {
  /** Of the toast when it fails. */
  readonly title: string
  readonly toCuration: () => Promise<OutfitCuration>
  /** What is said of the new outfit. */
  readonly tell: (next: OutfitCuration) => string
}

/** Said where Shuffle has come to its end. */
export const NOTHING_ELSE = 'Nothing else in your closet fits around this piece.'

/** Shuffle, Swap, Lock, Back and Forward for the outfit that is shown. */
export function useOutfitChanges(
  shown: OutfitCuration | undefined,
  on: { readonly start: () => void; readonly done: (curation: OutfitCuration) => void },
) {
  const [lockedIds, setLockedIds] = useState<ReadonlySet<string>>(new Set())
  // What Shuffle has shown already; it goes on from there.
  const [seenIds, setSeenIds] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const { mutate, isPending: isChanging } = useChangeBy(({ toCuration }: Change) => toCuration(), {
    onDone: (curation, { tell }) => {
      on.done(curation)
      setNews(tell(curation))
    },
    onFailed: (error, { title }) => showFailure(title)(error),
  })
  const change = (next: Change) => {
    on.start()
    mutate(next)
  }
  const shuffled = shown && shuffleOf(shown, lockedIds, seenIds)

  const tellShuffled = (next: OutfitCuration) => {
    const nextIds = ownedIds(next)
    // Once round: everything may come again.
    setSeenIds(nextIds.every((id) => shuffled?.seenIds.includes(id)) ? [] : (shuffled?.seenIds ?? []))
    const isOther = shown && nextIds.some((id) => !ownedIds(shown).includes(id))
    return isOther ? `Another outfit: ${next.outfitDescription}` : NOTHING_ELSE
  }
  return {
    /** What has just become of the outfit, in words. */
    news,
    lockedIds,
    isChanging,
    canShuffle: Boolean(shuffled),
    startOver: () => {
      setLockedIds(new Set())
      setSeenIds([])
      setNews('')
    },
    toggleLock: (itemId: string) =>
      setLockedIds(
        (locked) =>
          new Set(locked.has(itemId) ? [...locked].filter((id) => id !== itemId) : [...locked, itemId]),
      ),
    shuffle: () => {
      if (!shuffled || isChanging) return
      const toCuration = () => curate(shuffled.wanted)
      change({ title: "Couldn't shuffle", toCuration, tell: tellShuffled })
    },
    /** Shows an earlier or later outfit again, from 1 for the oldest. */
    showVersion: (number: number) => {
      if (!shown || isChanging) return
      const toCuration = () => showVersion(shown.id, number)
      change({ title: "Couldn't load the outfit", toCuration, tell: tellVersion })
    },
    swap: (itemId: string, withItemId: string) => {
      if (!shown || isChanging) return
      const toCuration = () => swap(shown.id, itemId, withItemId)
      change({ title: "Couldn't swap", toCuration, tell: (next) => `Swapped: ${next.outfitDescription}` })
    },
  }
}

function tellVersion({ version, versions, outfitDescription }: OutfitCuration): string {
  return `Outfit ${version} of ${versions}: ${outfitDescription}`
}
