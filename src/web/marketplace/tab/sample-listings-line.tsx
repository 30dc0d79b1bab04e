import { useState } from 'react'
import { QuietLine } from '../../closet/collection/quiet-line.tsx'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { useRemoveSampleListings } from '../marketplace-queries.ts'

/** Says how many listings are samples, and removes them once that was asked. */
export function SampleListingsLine({ count }: { readonly count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useRemoveSampleListings({
    onDone: () => {
      setIsAsking(false)
      showToast({ title: 'Samples removed', description: 'What you have listed is all still here' })
    },
    onFailed: showFailure('Failed to Remove Samples'),
  })
  if (count === 0) return null
  return (
    <>
      <QuietLine
        words={count === 1 ? '1 listing is a sample' : `${count} listings are samples`}
        action="Remove samples"
        isPending={isPending}
        onAct={() => setIsAsking(true)}
      />
      {isAsking && (
        <AskDialog
          title="Remove the samples?"
          action={isPending ? 'Removing...' : 'Remove samples'}
          look="delete"
          isPending={isPending}
          onAct={() => mutate()}
          onClose={() => setIsAsking(false)}
        >
          The sample listings and their sellers go and do not come back. Your own listings stay.
        </AskDialog>
      )}
    </>
  )
}
