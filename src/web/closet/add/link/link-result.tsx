import { Check } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { Corrections } from './linked-item-form-values.ts'
import type { TypedWords } from '../photo-queue/suggested-fields.ts'
import { wordsFromAddress } from './words-from-address.ts'
import type { LinkState } from './use-link-check.ts'

const SLOW_AFTER_MS = 300

interface LinkResultProps {
  readonly state: LinkState
  /** Host of the shop; null if the link has none. */
  readonly host: string | null
  /** Id of the element with the result. */
  readonly id: string
  /** Id of the preview's form. */
  readonly formId: string
  /** Advice for when the check request itself fails. */
  readonly failedAdvice: string
  readonly onAdd: (corrections: Corrections) => void
  /** Uploads a photo instead, with these initial values. */
  readonly onUpload: (words: TypedWords) => void
}

/** The state of a link's check: pending, the product to confirm, or the reason why there is none. */
export function LinkResult(props: LinkResultProps) {
  const { state, host, id, formId, failedAdvice, onAdd, onUpload } = props
  const check = state.at === 'checked' ? state.check : null
  return (
    <>
      {state.at === 'checking' && (
        <OnceSlow>
          <LinkSkeleton />
        </OnceSlow>
      )}
      {/* Always rendered, so that screen readers announce its changes. */}
      <div id={id} role="status">
        {state.at === 'checking' && (
          <OnceSlow>
            <p className="type-note text-quiet mt-3">Reading {host ?? 'the page'}</p>
          </OnceSlow>
        )}
        {state.at === 'failed' && <LinkError message="Failed to validate URL" advice={failedAdvice} />}
        {check && !check.valid && <LinkError message={check.message} advice={check.advice} />}
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

function LinkError({ message, advice }: { readonly message: string; readonly advice: string | undefined }) {
  return (
    <>
      <p className="type-note text-thread mt-3 font-[550]! break-words">{message}</p>
      {advice && <p className="type-note text-quiet mt-1 break-words">{advice}</p>}
    </>
  )
}

// Announces nothing that resolves at once; it would only flicker.
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
