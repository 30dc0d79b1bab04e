import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import type { OutfitShare } from '../../../contract/sharing.ts'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { reasonOf } from '../../api/http-error.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { ShareBody } from '../share-body.tsx'
import { useShares, useTakeBack } from '../sharing-queries.ts'
import { formatOf } from '../default-plate-layout.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** Past shares, newest first, with a button to delete each. */
export function PastShares() {
  const shares = useShares()
  const count = shares.data?.length
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <ShareBody>
      <section className="tablet:pb-8">
        <h3 ref={heading} tabIndex={-1} className="type-note text-quiet mb-2 outline-none">
          {count ? `Past shares: ${count}` : 'Past shares'}
        </h3>
        {shares.isPending && <RowsSkeleton hasPictures label="Loading your shares" />}
        {shares.isError && !shares.data && (
          <div role="alert" className="border-line border-t pt-4">
            <p className="type-name">Couldn&apos;t load your shares</p>
            <p className="type-note text-quiet mt-1 mb-4">{reasonOf(shares.error)}</p>
            <Button
              look="quiet"
              size="small"
              icon={<RotateCw aria-hidden size={14} />}
              onClick={() => void shares.refetch()}
            >
              Try again
            </Button>
          </div>
        )}
        {count === 0 && (
          <div className="border-line border-t pt-5">
            <p className="type-heading">Nothing shared yet</p>
            <p className="type-ui text-quiet mt-1">
              Everything you generate is saved here. You can remove it anytime.
            </p>
          </div>
        )}
        {Boolean(count) && (
          <ul className="border-line border-t">
            {shares.data?.map((share) => (
              <PastShare key={share.id} share={share} onRemoved={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
    </ShareBody>
  )
}

interface PastShareProps {
  readonly share: OutfitShare
  /** Called when the row is removed, with its focused button. */
  readonly onRemoved: () => void
}

function PastShare({ share, onRemoved }: PastShareProps) {
  const { title, platform, shareCount, shareUrl, imageUrl, createdAt } = share
  const { mutate: takeBack, isPending } = useTakeBack({
    onDone: () => {
      onRemoved()
      showToast(
        shareUrl
          ? { title: 'Page removed', description: `${title} is no longer shared.` }
          : { title: 'Removed', description: `${title} is no longer in your past shares.` },
      )
    },
    onFailed: showFailure("Couldn't remove the share"),
  })
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3">
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className={`bg-tile w-14 flex-none self-start object-cover dim-in-dark ${
            formatOf[platform] === 'post' ? 'aspect-4/5' : 'aspect-2/3'
          }`}
        />
      )}
      <div className="min-w-36 flex-1">
        <p dir="auto" className="type-name line-clamp-2 text-left wrap-anywhere">
          {title}
        </p>
        <p className="type-note text-quiet mt-0.5">
          {platformNames[platform]}, {formatDay(dayOf(createdAt), today())}
        </p>
        <p className="type-note text-quiet">{openedInWords(platformNames[platform], shareCount)}</p>
        {shareUrl && (
          <div className="type-note mt-1">
            <OutsideLink address={shareUrl} />
          </div>
        )}
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={`Remove ${title}`}
        aria-disabled={isPending}
        className="max-[360px]:ml-18"
        onClick={() => !isPending && takeBack(share)}
      >
        Remove
      </Button>
    </li>
  )
}

// The count is of openings of the platform from here, not of visits to the public page.
function openedInWords(platform: string, count: number): string {
  if (count === 0) return `${platform} not opened yet`
  return `${platform} opened ${count === 1 ? 'once' : `${count} times`}`
}
