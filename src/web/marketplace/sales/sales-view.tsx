import type { Sale } from '../../../contract/sales.ts'
import { reasonOf } from '../../api/http-error.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { BlankState } from '../../ui/blank-state.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useBlock, useBlockedPeople } from '../people/people-queries.ts'
import { SellerLine } from '../seller-line.tsx'
import { isOpen, needsUser } from './sale-words.ts'
import { SalesList } from './sales-list.tsx'
import { useSales } from './sale-queries.ts'

/** The user's requests and sales, as seller and as buyer, and the blocked users. */
export function SalesView() {
  const { data: sales, isPending, error, refetch } = useSales()
  if (isPending) return <Loading />
  if (!sales)
    return (
      <LoadError title="Couldn't load your sales" onRetry={() => void refetch()}>
        {error && reasonOf(error)} Your requests and sales are safe.
      </LoadError>
    )
  const open = sales.filter(isOpen).toSorted(byNeed)
  return (
    <div className="grid max-w-220 gap-10 pt-4">
      {sales.length === 0 && (
        <BlankState
          title="No requests yet"
          drawing={<ClothesRail className="text-edge mb-10 w-full max-w-90" />}
        >
          Requests for your listings, and what you asked others for, appear here.
        </BlankState>
      )}
      <SalesList title="You sell" sales={open.filter(({ role }) => role === 'seller')} />
      <SalesList title="You buy" sales={open.filter(({ role }) => role === 'buyer')} />
      <SalesList title="Earlier" sales={sales.filter((sale) => !isOpen(sale))} />
      <BlockedPeople />
    </div>
  )
}

// Sales that need the user first; the order is stable otherwise.
function byNeed(one: Sale, other: Sale): number {
  return Number(needsUser(other)) - Number(needsUser(one))
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your sales" className="max-w-220 pt-4">
      <div aria-hidden>
        {[0, 1, 2].map((at) => (
          <div key={at} className="breathing border-line flex gap-4 border-b py-4">
            <div className="bg-tile h-30 w-24" />
            <div className="flex-1">
              <div className="bg-line mt-1 h-2.5 w-[62%] rounded-full" />
              <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function BlockedPeople() {
  const { data: people = [] } = useBlockedPeople()
  const { mutate, isPending } = useBlock({
    onDone: () => {},
    onFailed: showFailure("Couldn't unblock them"),
  })
  if (people.length === 0) return null
  return (
    <section aria-label="Blocked">
      <h2 className="type-title border-ink border-b pb-2">Blocked</h2>
      <ul>
        {people.map((person) => (
          <li
            key={person.id}
            className="border-line flex min-h-14 items-center justify-between gap-4 border-b py-2"
          >
            <SellerLine seller={person} />
            <UnderlinedButton
              size="small"
              disabled={isPending}
              aria-label={`Unblock @${person.username}`}
              onClick={() => mutate({ person, isBlocked: false })}
            >
              Unblock
            </UnderlinedButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
