import type { HistoryInsights } from '../../../domain/history/history-insights.ts'
import { counted, listedUpTo } from '../../../domain/words/english.ts'
import { FactRows } from './fact-rows.tsx'

const MAX_TIED = 3

/** Most worn, best rated and worn longest ago. */
export function ThreeFacts({ insights }: { readonly insights: HistoryInsights }) {
  const { mostWorn, bestOutfit, restingLongest } = insights
  // Of many in a tie, none is the most worn.
  const [most] = mostWorn.length <= MAX_TIED ? mostWorn : []
  return (
    <div className="border-line mt-5 border-t">
      <FactRows
        facts={[
          {
            name: 'Most worn',
            value:
              most &&
              `${namesOf(mostWorn)}, ${counted(most.wearCount, 'wear')}${mostWorn.length > 1 ? ' each' : ''}`,
          },
          { name: 'Top rated', value: bestOutfit && namesOf(bestOutfit.pieces) },
          {
            name: 'Worn longest ago',
            value:
              restingLongest &&
              `${namesOf(restingLongest.pieces)}, ${counted(restingLongest.days, 'day')} ago`,
          },
        ]}
      />
    </div>
  )
}

function namesOf(pieces: readonly { readonly name: string }[]): string {
  return listedUpTo(pieces.map(({ name }) => name))
}
