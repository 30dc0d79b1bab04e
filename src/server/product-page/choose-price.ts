import type { Finding } from './findings-of-page.ts'
import type { Offer } from './structured-data/product-facts.ts'
import type { FactSource } from './product-reading.ts'
import type { Price } from './prices/read-price.ts'
import type { VisiblePrices } from './prices/visible-price.ts'

export interface PriceFound extends Price {
  readonly source: FactSource
}

/**
 * Chooses the price of a page's product, from the most trusted source. A price of another source that the page shows
 * takes precedence if the page doesn't show the first: marked-up data may be stale, or an auction's starting price.
 */
export function choosePrice(findings: readonly Finding[], visible: VisiblePrices): PriceFound | null {
  const shared = findings.find(({ source }) => source === 'opengraph')?.facts.offers[0]?.amount
  const found = findings.flatMap(({ source, facts }) => {
    const offer = chooseOffer(facts.offers, { visible, shared })
    return offer ? [{ source, amount: offer.amount, currency: offer.currency }] : []
  })
  const [first] = found
  if (!first) return null
  const shown = visible.main?.amount
  const isDoubtful = shown !== undefined && shown !== first.amount
  const isStale = isDoubtful && !visible.amounts.has(first.amount)
  const agreeing = isDoubtful
    ? found.find(
        ({ source, amount }) => amount === shown && (isStale ? source !== 'page' : isMarkedUp(source)),
      )
    : undefined
  if (agreeing) return agreeing
  const scaled =
    shown && isOtherScale(first.amount, shown) ? found.find(({ amount }) => amount === shown) : undefined
  return scaled ?? first
}

// A data layer may have the price before tax, which a page may show too.
function isMarkedUp(source: FactSource): boolean {
  return source === 'json-ld' || source === 'microdata' || source === 'opengraph'
}

/** Chooses the offer that the page shows, else the one in its OpenGraph data, else the first. */
function chooseOffer(
  offers: readonly Offer[],
  { visible, shared }: { visible: VisiblePrices; shared: string | undefined },
): Offer | undefined {
  if (new Set(offers.map(({ amount }) => amount)).size <= 1) return offers[0]
  return (
    offers.find(({ amount }) => amount === visible.main?.amount) ??
    offers.find(({ amount }) => visible.amounts.has(amount)) ??
    offers.find(({ amount }) => amount === shared) ??
    offers[0]
  )
}

// The embedded state of some shops counts in cents; '1.299' may mean 1299, and was read as 1.30.
function isOtherScale(amount: string, shown: string): boolean {
  const factor = Number(amount) / Number(shown)
  return Math.abs(factor - 100) < 0.01 || (amount !== shown && Math.abs(1 / factor - 1_000) < 5)
}
