import { QuietLine } from '../quiet-line.tsx'
import { useSamples } from './use-samples.ts'

/** Shows how many pieces are samples, with a button to remove them. */
export function SampleLine({ count }: { readonly count: number }) {
  const { remove, isRemoving } = useSamples()
  if (count === 0) return null
  return (
    <QuietLine
      words={count === 1 ? '1 piece is a sample' : `${count} pieces are samples`}
      action="Remove samples"
      isPending={isRemoving}
      onAct={remove}
    />
  )
}
