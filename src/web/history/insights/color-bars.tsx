import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import type { WearInsights } from '../../../domain/history/wear-insights.ts'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { formatCount } from '../../../domain/words/english.ts'

// Further colors are rare.
const MAX_SHOWN = 6

/** Bar chart of the most worn colors, as a table. */
export function ColorBars({ colors }: Pick<WearInsights, 'colors'>) {
  const most = Math.max(1, ...colors.map(({ count }) => count))
  const named = colors.filter(({ family }) => family !== 'other').slice(0, MAX_SHOWN)
  const sumOf = (counts: typeof colors) => counts.reduce((sum, { count }) => sum + count, 0)
  const left = sumOf(colors) - sumOf(named)
  return (
    <table className="mt-1.5 w-full">
      <caption className="sr-only">Pieces worn by color</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col" colSpan={2}>
            Color
          </th>
          <th scope="col">Pieces worn</th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ family, count }) => (
          <tr key={family}>
            <th scope="row" className="type-note py-0.5 pr-3 text-left font-normal capitalize">
              <span className="flex items-center gap-2">
                <Swatch color={swatchColor(family)} />
                {family}
              </span>
            </th>
            <td aria-hidden className="w-full">
              <div className="bg-edge h-1.5" style={{ width: `${(100 * count) / most}%` }} />
            </td>
            <td className="type-micro text-quiet pl-3 text-right">{formatCount(count)}</td>
          </tr>
        ))}
        {left > 0 && (
          <tr>
            <th scope="row" colSpan={2} className="type-note text-quiet py-0.5 text-left font-normal">
              Others
            </th>
            <td className="type-micro text-quiet pl-3 text-right">{formatCount(left)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
