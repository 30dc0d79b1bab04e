import { Button } from '../../../ui/button.tsx'
import { useSamples } from './use-samples.ts'

/** Adds the sample wardrobe to an empty closet. */
export function TrySamplesButton() {
  const samples = useSamples()
  return (
    <Button
      look="text"
      disabled={samples.isAdding}
      className="underline decoration-1 underline-offset-4 disabled:bg-transparent disabled:no-underline"
      onClick={samples.add}
    >
      {samples.isAdding ? 'Adding samples...' : 'Try it with sample pieces'}
    </Button>
  )
}
