import { useState } from 'react'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { useChangeBy } from '../../../api/use-change.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { curate, showVersion, swap } from '../../stylist-queries.ts'
import { ownedIds, shuffleOf } from './shuffle.ts'

interface Change {
  /** Title of the error toast. */
  readonly title: string
  readonly toCuration: () => Promise<OutfitCuration>
  /** Message about the new outfit. */
  readonly notice: (next: OutfitCuration) => string
}

/** Message when Shuffle finds no other outfit. */
export const NOTHING_ELSE = 'Nothing else in your closet fits around this piece.'

/** Shuffle, Swap, Lock, Back and Forward for the shown outfit. */
export function useOutfitChanges(
  shown: OutfitCuration | undefined,
  on: { readonly start: () => void; readonly done: (curation: OutfitCuration) => void },
) {
  const [lockedIds, setLockedIds] = useState<ReadonlySet<string>>(new Set())
  // Pieces that Shuffle has already shown.
  const [seenIds, setSeenIds] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const { mutate, isPending: isChanging } = useChangeBy(({ toCuration }: Change) => toCuration(), {
    onDone: (curation, { notice }) => {
      on.done(curation)
      setNews(notice(curation))
    },
    onFailed: (error, { title }) => showFailure(title)(error),
  })
  const change = (next: Change) => {
    on.start()
    mutate(next)
  }
  const shuffled = shown && shuffleOf(shown, lockedIds, seenIds)

  const shuffleMessage = (next: OutfitCuration) => {
    const nextIds = ownedIds(next)
    // After a full round all pieces may come again.
    setSeenIds(nextIds.every((id) => shuffled?.seenIds.includes(id)) ? [] : (shuffled?.seenIds ?? []))
    const isOther = shown && nextIds.some((id) => !ownedIds(shown).includes(id))
    return isOther ? `Another outfit: ${next.outfitDescription}` : NOTHING_ELSE
  }
  return {
    /** Message about the last change. */
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
      change({ title: "Couldn't shuffle", toCuration, notice: shuffleMessage })
    },
    /** Shows another version of the outfit; 1 is the oldest. */
    showVersion: (number: number) => {
      if (!shown || isChanging) return
      const toCuration = () => showVersion(shown.id, number)
      change({ title: "Couldn't load the outfit", toCuration, notice: versionMessage })
    },
    swap: (itemId: string, withItemId: string) => {
      if (!shown || isChanging) return
      const toCuration = () => swap(shown.id, itemId, withItemId)
      change({ title: "Couldn't swap", toCuration, notice: (next) => `Swapped: ${next.outfitDescription}` })
    },
  }
}

function versionMessage({ version, versions, outfitDescription }: OutfitCuration): string {
  return `Outfit ${version} of ${versions}: ${outfitDescription}`
}
