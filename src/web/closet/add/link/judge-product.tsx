import { Suspense, use } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../../../ui/button.tsx'
import { type JudgedProduct, LinkJudge } from './link-judge.ts'

interface JudgeProductProps {
  /** What is judged; null while nobody asked. */
  readonly product: JudgedProduct | null
  readonly onAsk: () => void
}

/** Asks whether one would wear what a link leads to, and shows the answer. */
export function JudgeProduct({ product, onAsk }: JudgeProductProps) {
  const judge = use(LinkJudge)
  if (!judge) return null
  if (!product)
    return (
      <Button look="quiet" size="small" className="mt-6" onClick={onAsk}>
        Would I wear it?
      </Button>
    )
  return (
    <div className="border-ink mt-6 border-t pt-3.5">
      <ErrorBoundary fallback={<CodeMissing />}>
        <Suspense fallback={null}>{judge(product)}</Suspense>
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
