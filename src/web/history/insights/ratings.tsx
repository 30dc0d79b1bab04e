import { HIGH_RATING } from '../../../contract/history.ts'
import type { RatingInsights } from '../../../domain/history/rating-insights.ts'
import { classNames } from '../../ui/class-names.ts'
import { counted, formatCount } from '../../../domain/words/english.ts'

/** The average rating, and the number of outfits for each rating. */
export function Ratings({ insights }: { readonly insights: RatingInsights }) {
  const { average, ratedCount, highlyRatedCount, byStars } = insights
  const most = Math.max(1, ...byStars.map(({ count }) => count))
  return (
    <div className="border-ink max-tablet:grid-cols-[auto_minmax(0,1fr)] mt-4 grid gap-x-10 border-t pt-4">
      <div className="max-tablet:max-w-30">
        <p className="type-figure-small tablet:text-[4.5rem] tablet:leading-[4.75rem]">
          {average === null ? '–' : average.toFixed(1)}
        </p>
        <p className="type-note text-quiet mt-2">{inWords(ratedCount, highlyRatedCount)}</p>
      </div>
      <table className="tablet:mt-5 w-full self-start">
        <caption className="type-note text-quiet pb-1 text-left">Outfits by rating</caption>
        <tbody>
          {byStars.map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row" className="type-micro py-0.5 pr-4 text-left font-semibold!">
                {stars}
                <span className="sr-only"> {stars === 1 ? 'star' : 'stars'}</span>
              </th>
              <td aria-hidden className="w-full">
                <div
                  className={classNames('h-2.5', stars >= HIGH_RATING ? 'bg-ink' : 'bg-edge')}
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </td>
              <td className="type-micro text-quiet pl-3 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inWords(rated: number, high: number): string {
  if (rated === 0) return 'no rated outfits with pieces yet'
  const outfits = counted(rated, 'outfit')
  return `average of ${outfits}, ${formatCount(high)} with ${HIGH_RATING}+ stars`
}
