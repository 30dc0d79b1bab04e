import { nothing, useCancelCutOuts, useCutOutBatch, useCutOuts } from '../cut-out-queries.ts'
import { showFailure } from '../show-failure.ts'
import { QuietLine } from './quiet-line.tsx'

// With fewer photos the line would disappear before it could be read.
const WORTH_A_LINE = 3

/** Progress of the background work on photos, with a button to stop it. */
export function CutOutLine() {
  const { data: { pending } = nothing } = useCutOuts()
  const batch = useCutOutBatch()
  const { mutate: cancel, isPending: isCanceling } = useCancelCutOuts(showFailure("Couldn't stop"))
  const waiting = batch?.filter((id) => pending.includes(id)) ?? []
  const isDone = batch !== null && waiting.length === 0
  if (isDone || (batch === null && pending.length < WORTH_A_LINE)) return null
  const words = batch
    ? `Removing backgrounds: ${batch.length - waiting.length} of ${batch.length}`
    : `Removing backgrounds: ${pending.length} left`
  return (
    <QuietLine
      words={words}
      action="Cancel"
      isPending={isCanceling}
      onAct={() => cancel(batch ? waiting : pending)}
    />
  )
}
