import { useState } from 'react'
import { retailerNames } from '../../../../domain/closet/retailer-names.ts'

const FIRST = 14

/** The shops whose links are known to be read, the best known at once. */
export function SupportedRetailers() {
  const [isWhole, setWhole] = useState(false)
  return (
    <p className="type-note text-quiet mt-4">
      {isWhole ? retailerNames.join(', ') : `${retailerNames.slice(0, FIRST).join(', ')} and`}{' '}
      <button
        type="button"
        aria-expanded={isWhole}
        className="hover:text-ink underline decoration-1 underline-offset-2"
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer' : `${retailerNames.length - FIRST} more`}
      </button>
    </p>
  )
}
