import { useState } from 'react'
import { QuietLine } from '../../closet/collection/quiet-line.tsx'
import { showFailure } from '../../closet/show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useRemoveSampleListings } from '../marketplace-queries.ts'

/** Shows how many listings are samples, and removes them after a confirmation. */
export function SampleListingsLine({ count }: { readonly count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useRemoveSampleListings({
    onDone: () => {
      setIsAsking(false)
      showToast({ title: 'Samples removed', description: "Your own listings weren't affected." })
    },
    onFailed: showFailure("Couldn't remove the samples"),
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
        <FormDialog
          title="Remove sample listings?"
          action={isPending ? 'Removing...' : 'Remove samples'}
          look="delete"
          isPending={isPending}
          onSubmit={() => mutate()}
          onClose={() => setIsAsking(false)}
          text="This can't be undone. Your own listings stay."
        />
      )}
    </>
  )
}
