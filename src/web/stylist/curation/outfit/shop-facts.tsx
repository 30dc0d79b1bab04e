import type { WebSuggestion } from '../../../../contract/stylist/stylist.ts'

interface ShopFactsProps {
  readonly suggestion: Pick<WebSuggestion, 'priceRange' | 'brands' | 'searchTerms'>
}

/** What to look for in shops: price range, brands, search terms. */
export function ShopFacts({ suggestion }: ShopFactsProps) {
  const { priceRange, brands, searchTerms } = suggestion
  const [words] = searchTerms
  return (
    <p className="type-note text-quiet mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5">
      {priceRange && <span className="text-ink">{priceRange.replace('-', '–')}, an estimate</span>}
      {brands.length > 0 && <span>{brands.join(', ')}</span>}
      {words && <span>Search for “{words}”</span>}
    </p>
  )
}
