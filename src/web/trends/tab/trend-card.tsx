import { Link, useSearch } from 'wouter'
import { TAGS_SHOWN, type TrendingStyle } from '../../../contract/trends.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Coverage } from '../coverage.tsx'
import { PlatformLine } from '../platform-line.tsx'
import { sourceName } from '../source-name.ts'
import { TrendPicture } from '../trend-picture.tsx'
import { trendAddress } from '../use-open-trend.ts'
import { TREND_CARD, TREND_PICTURE, TREND_PLACE } from './trends-grid.ts'

interface TrendCardProps {
  readonly trend: TrendingStyle
  /** Whether there is a closet to compare with. */
  readonly isCompared: boolean
}

/** A trend: its parts, name, coverage and source. */
export function TrendCard({ trend, isCompared }: TrendCardProps) {
  const search = useSearch()
  const { id, title, tags, parts, sourceUrl } = trend
  return (
    <li className={TREND_PLACE}>
      <article aria-label={title} className={`${TREND_CARD} relative h-full`}>
        <TrendPicture {...{ trend, isCompared }} loading="lazy" className={TREND_PICTURE} />
        <div className="tablet:pt-3 flex min-w-0 flex-1 flex-col">
          <PlatformLine trend={trend} />
          <h2 className="type-heading mt-1.5 tablet:mt-3 break-words">
            <Link
              href={trendAddress(search, id)}
              className="underline decoration-transparent decoration-1 underline-offset-4 transition-colors after:absolute after:inset-0 hover:decoration-current"
            >
              {title}
            </Link>
          </h2>
          {isCompared && parts.length > 0 && <Coverage parts={parts} className="mt-1.5" />}
          {tags.length > 0 && (
            <p className="type-note text-quiet mt-2 break-words">{tags.slice(0, TAGS_SHOWN).join(' · ')}</p>
          )}
          {sourceUrl && (
            <div className="type-note text-quiet mt-auto pt-3">
              {/* Above the card's own link. */}
              <div className="border-line relative border-t">
                <OutsideLink address={sourceUrl} name={sourceName(sourceUrl)} isRow />
              </div>
            </div>
          )}
        </div>
      </article>
    </li>
  )
}
