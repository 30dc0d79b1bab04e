import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import type { HistoryInsights } from '../../../domain/history/history-insights.ts'
import { RECENT_DAYS } from '../../../domain/history/wear-insights.ts'
import { listedUpTo } from '../../../domain/words/english.ts'
import { useIsPhone } from '../../ui/hooks/use-is-phone.ts'
import { ColorBars } from './color-bars.tsx'
import { FactRows } from './fact-rows.tsx'
import { MonthChart } from './month-chart.tsx'

// For more, the closet can be sorted by wears.
const MAX_LISTED = 6

/** All other insights of the history; collapsed on a phone, to keep the entries near. */
export function MoreInsights({ insights }: { readonly insights: HistoryInsights }) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(!isPhone)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group/more mt-3"
    >
      <summary className="type-name flex h-11 list-none items-center justify-between [&::-webkit-details-marker]:hidden">
        More insights
        <ChevronDown aria-hidden size={16} className="stroke-icon text-quiet group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-6 pb-2">
        <Part title="Pieces worn by month">
          <MonthChart byMonth={insights.byMonth} />
        </Part>
        {insights.colors.length > 0 && (
          <Part title="Colors worn">
            <ColorBars colors={insights.colors} />
          </Part>
        )}
        <Costs insights={insights} />
        <Rotation insights={insights} />
      </div>
    </details>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="type-note text-quiet">{title}</h3>
      {children}
    </section>
  )
}

function Costs({ insights: { costs } }: { readonly insights: HistoryInsights }) {
  if (costs.length === 0) return null
  return (
    <Part title="Cost per wear">
      {costs.map(({ currency, best, worst }) => {
        const inWords = ({ piece, cost }: typeof best) => `${piece.name}, ${formatMoney(cost, currency)}`
        return (
          <FactRows
            key={currency}
            facts={[
              { name: costs.length > 1 ? `Best in ${currency}` : 'Best', value: inWords(best) },
              ...(worst
                ? [{ name: costs.length > 1 ? `Worst in ${currency}` : 'Worst', value: inWords(worst) }]
                : []),
            ]}
          />
        )
      })}
    </Part>
  )
}

function Rotation({ insights }: { readonly insights: HistoryInsights }) {
  const { wornLately, neverWorn, bestPiece } = insights
  return (
    <Part title="Your closet">
      <FactRows
        facts={[
          {
            name: `Worn in the last ${RECENT_DAYS} days`,
            value: wornLately.of > 0 ? `${wornLately.count} of ${wornLately.of}` : null,
          },
          {
            name: 'Never worn',
            value: wornLately.of === 0 ? null : neverWorn.length === 0 ? 'None' : String(neverWorn.length),
          },
          {
            name: 'Top rated piece',
            value: bestPiece && `${bestPiece.piece.name}, ${bestPiece.mean.toFixed(1)}`,
          },
        ]}
      />
      {neverWorn.length > 0 && (
        <p className="type-note text-quiet pt-2">
          Never worn:{' '}
          {listedUpTo(
            neverWorn.map(({ name }) => name),
            MAX_LISTED,
          )}
          .
        </p>
      )}
    </Part>
  )
}
