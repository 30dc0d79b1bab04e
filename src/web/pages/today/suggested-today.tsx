import { useState } from 'react'
import { Link } from 'wouter'
import type { SuggestedOutfit, OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { firstSentence } from '../../stylist/parts/first-sentence.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { HUB_ADDRESS } from './hub-address.ts'
import { type OutfitStepsOfToday, TodayActions } from './today-actions.tsx'
import { TodayFrame } from './today-frame.tsx'
import { useWearSuggestion } from './use-wear-suggestion.ts'
import { WearThis } from './wear-this.tsx'

const SwapSuggestion = lazyDialog(async () => (await import('./swap-suggestion.tsx')).SwapSuggestion)

interface SuggestedTodayProps {
  readonly outfit: SuggestedOutfit
  readonly reply: OutfitsForDay
  readonly steps: OutfitStepsOfToday
  /** With the ids of the pieces. */
  readonly onWorn: (ids: readonly string[]) => void
}

/** A suggested outfit for today's weather, possibly with a piece swapped. */
export function SuggestedToday({ outfit: suggested, reply, steps, onWorn }: SuggestedTodayProps) {
  const { data: closet = [] } = useClosetItems()
  const [swapped, setSwapped] = useState<{ of: SuggestedOutfit; outfit: SuggestedOutfit } | null>(null)
  const [isSwapping, setSwapping] = useState(false)
  const outfit = swapped?.of === suggested ? swapped.outfit : suggested
  const { isWorn, isPending, errorMessage, wear, undo } = useWearSuggestion(outfit, reply.date)
  const { pieces, outfitDescription, reason } = outfit
  const ids = pieces.map(({ item }) => item.id).join()
  return (
    <TodayFrame
      label="Today, from your closet"
      date={reply.date}
      weather={reply.weather}
      picture={
        <OutfitCollage
          key={ids}
          size="full"
          label={pieces.map(({ item }) => item.name).join(', ')}
          pieces={pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
        />
      }
      title={
        <Link href={HUB_ADDRESS} className="hover:text-quiet">
          {outfitDescription}
        </Link>
      }
      // A reason to wear it now, such as that it was never worn, is not true once it is worn.
      reason={isWorn ? null : firstSentence(reason).lead}
    >
      <TodayActions
        outfit={{ name: outfitDescription, pieces: pieces.map(({ item }) => item), occasion: 'casual' }}
        {...{ steps, isWorn, isSwapping }}
        onSwapping={setSwapping}
        loadSwap={SwapSuggestion.load}
        wear={
          <WearThis
            outfit={outfitDescription}
            look="primary"
            size="normal"
            {...{ isWorn, isPending, errorMessage }}
            onWear={() => {
              onWorn(pieces.map(({ item }) => item.id))
              wear()
            }}
            onUndo={undo}
          />
        }
      >
        {(isSheet) => (
          <SwapSuggestion
            {...{ outfit, isSheet }}
            date={reply.date}
            onClose={() => setSwapping(false)}
            onSwap={(next) => {
              setSwapped({ of: suggested, outfit: next })
              setSwapping(false)
            }}
          />
        )}
      </TodayActions>
    </TodayFrame>
  )
}
