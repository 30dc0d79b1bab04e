import type { OutfitScore as Score } from '../../../../contract/stylist/stylist.ts'
import { useTextInUnit } from '../../../weather/use-text-in-unit.ts'

/** 'Why this outfit': the score of the outfit, term by term. */
export function OutfitScore({ score }: { readonly score: Score }) {
  const inDegrees = useTextInUnit()
  return (
    <section aria-labelledby="why-this-outfit" className="tablet:pt-18 pt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="why-this-outfit" className="type-title">
          Why this outfit
        </h2>
        <p className="type-note text-quiet flex-none">
          <span className="type-heading text-ink">{score.total}</span> of {score.of}
        </p>
      </div>
      <dl className="mt-3">
        {score.terms.map(({ name, points, of, reason }) => (
          <div
            key={name}
            className="border-line wide:grid-cols-[96px_120px_minmax(0,1fr)_auto] wide:gap-6 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t py-3.5"
          >
            <dt className="type-name">{name}</dt>
            <dd
              aria-hidden
              className="bg-line wide:relative wide:-top-1 wide:col-auto wide:row-auto wide:my-0 col-span-2 row-start-2 mt-2 h-[3px]"
            >
              <div className="bg-ink h-full" style={{ width: `${(100 * points) / Math.max(1, of)}%` }} />
            </dd>
            <dd className="wide:col-auto wide:mt-0 col-span-2 mt-1.5 max-w-[58ch] text-[0.9375rem] leading-[1.4375rem] text-pretty">
              {inDegrees(reason)}
            </dd>
            <dd className="type-note text-quiet wide:col-auto wide:row-auto col-start-2 row-start-1">
              {points} of {of}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
