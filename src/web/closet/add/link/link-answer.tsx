import { Check } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { Corrections } from './linked-fields.ts'
import type { TypedWords } from '../photo-queue/photo-words.ts'
import { wordsFromAddress } from './words-from-address.ts'
import type { LinkState } from './use-link-check.ts'

const SLOW_AFTER_MS = 300

interface LinkAnswerProps {
  readonly state: LinkState
  /** Host of the shop; null where the link has none. */
  readonly host: string | null
  /** Id of the element that says what came of it. */
  readonly id: string
  /** Id of the preview's form. */
  readonly formId: string
  /** What to do when the check itself did not come back. */
  readonly failedAdvice: string
  readonly onAdd: (corrections: Corrections) => void
  /** To upload a photo instead, starting with these words. */
  readonly onUpload: (words: TypedWords) => void
}

/** What comes of the check of a link: the wait for it, the product to look at, or why there is none. */
export function LinkAnswer(props: LinkAnswerProps) {
  const { state, host, id, formId, failedAdvice, onAdd, onUpload } = props
  const check = state.at === 'checked' ? state.check : null
  return (
    <>
      {state.at === 'checking' && (
        <OnceSlow>
          <LinkSkeleton />
        </OnceSlow>
      )}
      {/* Always there, so that what changes in it is read out. */}
      <div id={id} role="status">
        {state.at === 'checking' && (
          <OnceSlow>
            <p className="type-note text-quiet mt-3">Reading {host ?? 'the page'}</p>
          </OnceSlow>
        )}
        {state.at === 'failed' && <Fault message="Failed to validate URL" advice={failedAdvice} />}
        {check && !check.valid && <Fault message={check.message} advice={check.advice} />}
        {check?.valid && (
          <p className="type-note mt-3 flex gap-2.5 break-words">
            <Check aria-hidden size={16} className="stroke-icon mt-px" />
            <span className="min-w-0">{check.message}</span>
          </p>
        )}
      </div>
      {check && !check.valid && (
        <Button
          look="text"
          className="px-0! underline decoration-1 underline-offset-4"
          onClick={() => onUpload(wordsFromAddress(check.told))}
        >
          Upload Photo
        </Button>
      )}
      {check?.valid && check.product && <LinkPreview product={check.product} formId={formId} onAdd={onAdd} />}
    </>
  )
}

function Fault({ message, advice }: { readonly message: string; readonly advice: string | undefined }) {
  return (
    <>
      <p className="type-note text-thread mt-3 font-[550]! break-words">{message}</p>
      {advice && <p className="type-note text-quiet mt-1 break-words">{advice}</p>}
    </>
  )
}

// What comes at once is not announced: it would only flicker.
function OnceSlow({ children }: { readonly children: ReactNode }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow && children
}

function LinkSkeleton() {
  return (
    <div
      aria-hidden
      data-testid="link-skeleton"
      className="mt-4 motion-safe:animate-[breathe_1.6s_var(--ease)_infinite_alternate]"
    >
      <div className="flex max-w-66 items-start gap-2">
        <div className="bg-tile aspect-4/5 flex-1" />
        <div className="grid w-14.5 flex-none gap-2">
          {[0, 1, 2].map((at) => (
            <div key={at} className="bg-tile aspect-4/5" />
          ))}
        </div>
      </div>
      <div className="bg-line mt-3 h-2.5 w-[62%] rounded-full" />
      <div className="bg-line mt-2.5 h-2.5 w-[38%] rounded-full" />
    </div>
  )
}
