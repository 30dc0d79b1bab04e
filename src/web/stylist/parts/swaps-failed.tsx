import type { UseQueryResult } from '@tanstack/react-query'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'

/** Error message of the swaps, with a retry. */
export function SwapsFailed({ swaps }: { readonly swaps: UseQueryResult }) {
  return (
    <div role="alert" className="border-line grid justify-items-start gap-3 border-t py-4">
      <p className="type-ui">{reasonOf(swaps.error)}</p>
      <Button look="quiet" size="small" onClick={() => void swaps.refetch()}>
        Try again
      </Button>
    </div>
  )
}
