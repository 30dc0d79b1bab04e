import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { requestAddress } from '../listing-address.ts'
import { RequestForm } from './request-form.tsx'
import { isOpen } from './sale-words.ts'
import { useSales } from './sale-queries.ts'

/** "I'd like it" for another user's listing; once requested, a link to the request. */
export function RequestButton({ listing }: { readonly listing: MarketplaceItem }) {
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useSales()
  const search = useSearch()
  // Samples have no seller.
  if (listing.isSample) return null
  const request = data?.find((sale) => sale.listingId === listing.id && isOpen(sale))
  if (request)
    return (
      <Link href={requestAddress(search, request.id)} className={buttonClass('primary', 'small')}>
        {request.state === 'accepted' ? 'Open the sale' : 'Open your request'}
      </Link>
    )
  return (
    <>
      <Button look="primary" size="small" onClick={() => setIsAsking(true)}>
        I&apos;d like it
      </Button>
      {isAsking && <RequestForm listing={listing} onClose={() => setIsAsking(false)} />}
    </>
  )
}
