import { Link } from 'wouter'
import { useArchivedItems } from '../closet-queries.ts'
import { archivedPiecesAddress } from '../use-shows-archived-pieces.ts'

/** Link to the archive. `closetAsOf` is when the closet was read, in epoch milliseconds. */
export function ArchivedPiecesLink({ closetAsOf }: { readonly closetAsOf: number }) {
  const { data, dataUpdatedAt } = useArchivedItems({ enabled: false })
  // A count from before the last change of the closet may be outdated.
  const count = dataUpdatedAt >= closetAsOf ? data?.length : undefined
  return (
    <Link
      href={archivedPiecesAddress}
      className="type-ui text-quiet hover:text-ink inline-flex h-11 items-center underline decoration-1 underline-offset-4"
    >
      Archive{count !== undefined && ` (${count})`}
    </Link>
  )
}
