import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import type { YearReview } from '../../../contract/year-review.ts'
import { counted } from '../../../domain/words/english.ts'
import { reasonOf } from '../../api/http-error.ts'
import { BlankState } from '../../ui/blank-state.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { monthName } from '../../../domain/words/dates.ts'
import { historyAddress, reviewAddress } from './review-address.ts'
import { ReviewPicture } from './review-picture.tsx'
import { useYearReview } from '../history-queries.ts'
import { picturesOfReview } from './review-words.ts'

/** The review of a year: its figures, and pictures to save and share. */
export function YearInReview({ year }: { readonly year: number }) {
  const { data: review, error, isFetching, refetch } = useYearReview(year)
  return (
    <section aria-labelledby="year-in-review" className="min-w-0">
      <Link
        href={historyAddress}
        className="type-ui text-quiet hover:text-ink inline-flex h-11 items-center gap-2"
      >
        <ArrowLeft aria-hidden size={16} className="stroke-icon" />
        History
      </Link>
      <h2 id="year-in-review" className="type-display">
        Your {year}
      </h2>
      {error && !review && !isFetching && (
        <LoadError title="Couldn't load your year" onRetry={() => void refetch()}>
          {reasonOf(error)}
        </LoadError>
      )}
      {!review && !error && <p className="type-ui text-quiet breathing pt-4">Loading your year</p>}
      {review && <Review review={review} />}
    </section>
  )
}

function Review({ review }: { readonly review: YearReview }) {
  const { year, years, dayCount } = review
  return (
    <>
      {dayCount > 0 && <p className="type-lead text-quiet mt-2 max-w-[44ch]">{inWords(review)}</p>}
      {years.length > 1 && (
        <nav aria-label="Years" className="mt-4 flex flex-wrap gap-x-5">
          {years.map((each) => (
            <Link
              key={each}
              href={reviewAddress(each)}
              aria-current={each === year ? 'page' : undefined}
              className="type-name text-quiet aria-[current=page]:text-ink grid h-11 place-items-center aria-[current=page]:underline underline-offset-6"
            >
              {each}
            </Link>
          ))}
        </nav>
      )}
      {dayCount === 0 ? (
        <BlankState
          title={`Nothing logged in ${year}`}
          className="bg-wash mt-8 py-10!"
          drawing={<ClothesRail className="text-edge mb-6 w-full max-w-60" />}
        >
          Log what you wear, and this page fills with your most worn pieces, colors and cost per wear.
        </BlankState>
      ) : (
        <ul className="border-ink mt-8 grid gap-x-10 gap-y-14 border-t pt-8 tablet:grid-cols-2">
          {picturesOfReview(review).map((picture) => (
            <li key={picture.part} className="min-w-0">
              <ReviewPicture year={year} {...picture} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

// Does not guess: a year with partial data says since when.
function inWords({ since, dayCount, outfitCount, pieceCount }: YearReview): string {
  const from = since ? ` since ${monthName(since)}` : ''
  // A wear counted on a piece belongs to no outfit.
  const outfits = outfitCount > 0 ? ` ${counted(outfitCount, 'outfit')} logged.` : ''
  return `${counted(pieceCount, 'piece')} worn on ${counted(dayCount, 'day')}${from}.${outfits}`
}
