import type { WearInsights } from '../../../domain/history/wear-insights.ts'
import { monthAndYear, monthName } from '../../../domain/words/dates.ts'
import { formatCount } from '../../../domain/words/english.ts'

// Dimensions of the chart, in its own units.
const STEP = 22
const BAR = 12
const HIGH = 72
const WIDE = 12 * STEP

/** Bar chart of the pieces worn in each of twelve months; also as a table. */
export function MonthChart({ byMonth }: Pick<WearInsights, 'byMonth'>) {
  const most = Math.max(1, ...byMonth.map(({ count }) => count))
  const top = byMonth.findLastIndex(({ count }) => count === most)
  return (
    <>
      <svg
        role="img"
        aria-label="Pieces worn by month, as bars. The table below has the figures."
        viewBox={`0 0 ${WIDE} ${HIGH + 38}`}
        className="mt-2 block w-full max-w-66"
      >
        <line x1={0} x2={WIDE} y1={HIGH + 18.5} y2={HIGH + 18.5} className="stroke-line" />
        {byMonth.map(({ month, count }, at) => {
          const high = (HIGH * count) / most
          const middle = at * STEP + STEP / 2
          return (
            <g key={month}>
              <rect
                x={middle - BAR / 2}
                y={HIGH + 18 - high}
                width={BAR}
                height={high}
                className={at === byMonth.length - 1 ? 'fill-ink' : 'fill-edge'}
              />
              {at === top && (
                <text x={middle} y={HIGH + 13 - high} textAnchor="middle" className="fill-ink type-micro">
                  {count}
                </text>
              )}
              <text x={middle} y={HIGH + 34} textAnchor="middle" className="fill-quiet type-micro">
                {monthName(month).charAt(0)}
              </text>
            </g>
          )
        })}
      </svg>
      <details className="mt-1">
        <summary className="type-note text-quiet hover:text-ink inline-block py-2 underline decoration-1 underline-offset-4">
          Show as table
        </summary>
        <table className="mt-1 w-full">
          <caption className="sr-only">Pieces worn by month</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Pieces worn</th>
            </tr>
          </thead>
          <tbody>
            {byMonth.map(({ month, count }) => (
              <tr key={month} className="border-line border-b">
                <th scope="row" className="type-note py-1 text-left">
                  {monthAndYear(month)}
                </th>
                <td className="type-note text-quiet text-right">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
