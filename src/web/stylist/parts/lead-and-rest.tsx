import { firstSentence } from './first-sentence.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

// In characters; a longer text would be taller than the lead next to it.
const LONG_REST = 300

/** A text: its first sentence large, the rest next to it; a long rest below in two columns. */
export function LeadAndRest({ text }: { readonly text: string }) {
  const { lead, rest } = firstSentence(useTextInUnit()(text))
  if (rest.length > LONG_REST)
    return (
      <>
        <p className="type-lead max-w-[46ch]">{lead}</p>
        <p className="desk:columns-2 desk:gap-12 mt-4 text-[0.9375rem] leading-6">{rest}</p>
      </>
    )
  return (
    <div className="desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-x-12 gap-y-3.5">
      <p className="type-lead">{lead}</p>
      {rest && <p className="pt-1 text-[0.9375rem] leading-6">{rest}</p>}
    </div>
  )
}
