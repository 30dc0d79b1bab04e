import type { HistoryInsights } from '../../../domain/history/history-insights.ts'
import { FactRows } from './fact-rows.tsx'

/** Most worn, best rated and longest unworn. */
export function ThreeFacts({ insights }: { readonly insights: HistoryInsights }) {
  const { mostWorn, bestOutfit, restingLongest } = insights
  return (
    <div className="border-line mt-5 border-t">
      <FactRows
        facts={[
          {
            name: 'Most worn',
            value: mostWorn && `${mostWorn.name}, ${mostWorn.wearCount.toLocaleString('en-US')}`,
          },
          { name: 'Top rated', value: bestOutfit && namesOf(bestOutfit.pieces) },
          {
            name: 'Longest unworn',
            value: restingLongest && `${restingLongest.piece.name}, ${daysInWords(restingLongest.days)}`,
          },
        ]}
      />
    </div>
  )
}

function namesOf(pieces: readonly { readonly name: string }[]): string {
  const [first, second, ...others] = pieces.map(({ name }) => name)
  const named = [first, second].filter(Boolean).join(', ')
  return others.length > 0 ? `${named} and ${others.length} more` : named
}

function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`
}
