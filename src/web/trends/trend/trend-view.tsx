import type { UseQueryResult } from '@tanstack/react-query'
import type { TrendInCloset, TrendingStyle } from '../../../contract/trends.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Coverage } from '../coverage.tsx'
import { PlatformLine } from '../platform-line.tsx'
import { sourceName } from '../source-name.ts'
import { TrendPicture } from '../trend-picture.tsx'
import { MissingParts } from './missing-parts.tsx'
import { OwnOutfit } from './own-outfit.tsx'
import { TrendParts } from './trend-parts.tsx'

interface TrendViewProps {
  readonly trend: TrendingStyle
  readonly isCompared: boolean
  readonly trendQuery: UseQueryResult<TrendInCloset>
}

/** A trend in detail: its parts, an outfit of the user's pieces, and what is missing. */
export function TrendView({ trend, isCompared, trendQuery }: TrendViewProps) {
  const { title, description, tags, parts, sourceUrl } = trend
  return (
    <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid">
      <div className="bg-tile tablet:content-center grid">
        <TrendPicture {...{ trend, isCompared }} className="w-full" />
      </div>
      <div className="tablet:overflow-y-auto flex min-h-0 flex-col gap-7 px-4 pt-5 pb-8 tablet:p-8">
        <div>
          <DialogHeader
            takesFocus
            title={title}
            closeClass="bg-raised max-tablet:m-0! max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
          />
          <div className="mt-3">
            <PlatformLine trend={trend} />
          </div>
          {description && <p className="mt-4 text-[0.9375rem] leading-6 break-words">{description}</p>}
          {tags.length > 0 && <p className="type-note text-quiet mt-2 break-words">{tags.join(' · ')}</p>}
          {sourceUrl && (
            <div className="border-line type-note text-quiet mt-3 border-y">
              <OutsideLink address={sourceUrl} name={sourceName(sourceUrl)} isRow />
            </div>
          )}
        </div>
        {parts.length > 0 && (
          <section aria-labelledby="trend-parts">
            <h3 id="trend-parts" className="type-heading">
              Its pieces, and yours
            </h3>
            {isCompared && <Coverage parts={parts} className="mt-1" />}
            <TrendParts parts={parts} />
          </section>
        )}
        <WithOwnClothes trendQuery={trendQuery} title={title} />
      </div>
    </div>
  )
}

function WithOwnClothes({
  trendQuery,
  title,
}: Pick<TrendViewProps, 'trendQuery'> & { readonly title: string }) {
  const { data, isPending, error, refetch } = trendQuery
  if (data)
    return (
      <>
        <OwnOutfit outfit={data.outfit} />
        {data.missing.length > 0 && (
          <MissingParts missing={data.missing} note={`Seen in the trend “${title}”.`} />
        )}
      </>
    )
  if (isPending)
    return (
      <div
        role="status"
        aria-label="Looking through your closet"
        className="breathing grid grid-cols-[132px_minmax(0,1fr)] gap-4"
      >
        <div className="bg-tile aspect-5/6" />
        <div>
          <div className="bg-line mt-1.5 h-3.5 w-[62%] rounded-full" />
          <div className="bg-line mt-4 h-2.5 w-[84%] rounded-full" />
        </div>
      </div>
    )
  return (
    <div role="alert" className="border-line grid justify-items-start gap-3 border-t pt-4">
      <p className="type-ui">Couldn&apos;t compare it with your closet. {reasonOf(error)}</p>
      <Button look="quiet" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
