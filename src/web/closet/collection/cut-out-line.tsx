import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useCancelCutOuts, useCutOutBatch, useCutOuts } from '../cut-out-queries.ts'
import { showFailure } from '../show-failure.ts'
import { cutOutResult } from './cut-out-result.ts'
import { QuietLine } from './quiet-line.tsx'

// Fewer new photos are done before the line could be read.
const WORTH_A_LINE = 3

/** How far the background work on photos is, and a way to stop it. */
export function CutOutLine() {
  const { data: { pending, unclear } = nothing } = useCutOuts()
  const batch = useCutOutBatch()
  const { mutate: cancel, isPending: isCanceling } = useCancelCutOuts(showFailure("Couldn't stop"))
  const waiting = batch.ids?.filter((id) => pending.includes(id)) ?? []
  const isDone = batch.ids !== null && waiting.length === 0
  const sayResult = (canceled: number) => {
    if (!batch.ids) return
    const unclearCount = batch.ids.filter((id) => unclear.includes(id)).length
    showToast(cutOutResult({ total: batch.ids.length, unclear: unclearCount, canceled }))
    batch.end()
  }
  const finish = useEffectEvent(() => sayResult(0))
  useEffect(() => {
    if (isDone && !isCanceling) finish()
  }, [isDone, isCanceling])
  if (isDone || (batch.ids === null && pending.length < WORTH_A_LINE)) return null
  const words = batch.ids
    ? `Removing backgrounds: ${batch.ids.length - waiting.length} of ${batch.ids.length}`
    : `Removing backgrounds: ${pending.length} left`
  return (
    <QuietLine
      words={words}
      action="Cancel"
      isPending={isCanceling}
      onAct={() => cancel(batch.ids ? waiting : pending, { onSuccess: () => sayResult(waiting.length) })}
    />
  )
}

const nothing = { pending: [], unclear: [] }
