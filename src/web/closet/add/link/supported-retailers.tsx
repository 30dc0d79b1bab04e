import { useState } from 'react'
import { retailerNames } from '../../../../domain/closet/retailers/retailer-names.ts'

const FIRST = 14

/** Shops whose links are known to work, the best known first. */
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
