import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SuggestedOutfit } from '../../../contract/planner/outfits-for-day.ts'
import { swapsForDay } from '../../../contract/planner/swaps-for-day.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PieceRadios } from '../../planner/day/piece-radios.tsx'
import { SwapList } from '../../stylist/parts/swap-list.tsx'
import { PanelHeader } from '../../ui/dialog/panel-header.tsx'

interface SwapSuggestionProps {
  readonly outfit: SuggestedOutfit
  readonly date: CalendarDate
  readonly isSheet: boolean
  readonly onSwap: (outfit: SuggestedOutfit) => void
  readonly onClose: () => void
}

/** Lets the user choose a piece of a suggested outfit, and shows the best replacements. */
export function SwapSuggestion({ outfit, date, isSheet, onSwap, onClose }: SwapSuggestionProps) {
  const { data: closet = [] } = useClosetItems()
  const pieces = outfit.pieces.map((piece) => ({ ...piece, isGone: false }))
  const [chosen, setChosen] = useState(pieces[0])
  const itemIds = pieces.map(({ item }) => item.id).join()
  const itemId = chosen?.item.id ?? ''
  const swaps = useQuery({
    ...endpointQuery(swapsForDay, { query: { date, occasion: 'casual', itemIds, itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div className="tablet:px-6 min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[calc(12px+env(safe-area-inset-bottom))]">
      <PanelHeader title="Swap a piece" isSheet={isSheet} onClose={onClose} />
      <PieceRadios pieces={pieces} chosen={chosen} onChoose={setChosen} />
      {chosen && (
        <p className="type-note text-quiet mt-3.5 mb-2 break-words">Instead of {chosen.item.name}</p>
      )}
      <SwapList
        key={itemId}
        {...{ swaps, closet }}
        nothing="Nothing else in your closet works here."
        rowClass="tablet:items-center tablet:gap-4 items-start gap-3"
        onWear={(id) => {
          const swap = swaps.data?.find(({ item }) => item.id === id)
          if (swap) onSwap(swap.outfit)
        }}
      />
    </div>
  )
}
