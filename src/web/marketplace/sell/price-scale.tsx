import { formatMoney } from '../../../domain/closet/format-money.ts'
import { placeOnScale } from './place-on-scale.ts'

interface PriceScaleProps {
  readonly hint: { readonly low: string; readonly high: string }
  /** The entered price; null if invalid. */
  readonly price: string | null
}

/** The suggested price range, with the user's price on it. */
export function PriceScale({ hint, price }: PriceScaleProps) {
  const ends = [hint.low, hint.high].map((amount) => ({
    amount: shortMoney(amount),
    place: placeOnScale(Number(amount), hint),
  }))
  const [low, high] = ends
  const own = price === null ? '' : `, yours ${formatMoney(price, 'USD')}`
  return (
    <div
      role="img"
      aria-label={`Suggested ${low?.amount ?? ''} to ${high?.amount ?? ''}${own}`}
      className="type-micro text-quiet relative h-12 min-w-0"
    >
      <span className="bg-line absolute inset-x-0 top-5 h-px" />
      <span
        className="bg-edge absolute top-[19px] h-[3px]"
        style={{ left: `${low?.place ?? 0}%`, right: `${100 - (high?.place ?? 0)}%` }}
      />
      {price !== null && (
        <span
          className="bg-ink absolute top-[14.5px] -ml-1.5 size-3 rounded-full"
          style={{ left: `${placeOnScale(Number(price), hint)}%` }}
        />
      )}
      {ends.map(({ amount, place }) => (
        <span key={place} className="absolute top-7.5 -translate-x-1/2" style={{ left: `${place}%` }}>
          {amount}
        </span>
      ))}
    </div>
  )
}

// '$68', without zero cents.
function shortMoney(amount: string): string {
  return formatMoney(amount, 'USD').replace(/\.00$/, '')
}
