import { Suspense, use } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../../../ui/button.tsx'
import { type EvaluatedProduct, LinkEvaluation } from './link-evaluation.ts'

interface EvaluateProductProps {
  /** The product to evaluate; null until the user asks. */
  readonly product: EvaluatedProduct | null
  readonly onEvaluate: () => void
}

/** Offers to evaluate a link's product against the user's closet, and shows the result. */
export function EvaluateProduct({ product, onEvaluate }: EvaluateProductProps) {
  const evaluation = use(LinkEvaluation)
  if (!evaluation) return null
  if (!product)
    return (
      <Button look="quiet" size="small" className="mt-6" onClick={onEvaluate}>
        Would I wear it?
      </Button>
    )
  return (
    <div className="border-ink mt-6 border-t pt-3.5">
      <ErrorBoundary fallback={<CodeMissing />}>
        <Suspense fallback={null}>{evaluation(product)}</Suspense>
      </ErrorBoundary>
    </div>
  )
}

function CodeMissing() {
  return (
    <p role="alert" className="type-note text-thread">
      Part of this page is missing. Reload the page.
    </p>
  )
}
