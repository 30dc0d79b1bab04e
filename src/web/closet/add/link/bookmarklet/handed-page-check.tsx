import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import type { HandedPage } from './handed-page.ts'
import { hostOfLink } from '../link-address.ts'
import { LinkAnswer } from '../link-answer.tsx'
import { checkHandedPage } from '../link-queries.ts'
import type { TypedWords } from '../../photo-queue/photo-words.ts'
import { useAddLinked } from '../use-add-linked.ts'
import { useLinkCheck } from '../use-link-check.ts'

interface HandedPageCheckProps {
  readonly page: HandedPage
  /** To upload a photo instead, starting with these words. */
  readonly onUpload: (words: TypedWords) => void
  readonly onAdded: () => void
}

/** A page that the browser handed over: read like a link, looked at and corrected, and added or not. */
export function HandedPageCheck({ page, onUpload, onAdded }: HandedPageCheckProps) {
  const [answerId, formId] = [useId(), useId()]
  const { state, ask } = useLinkCheck()
  const { add, isAdding } = useAddLinked(onAdded)
  const { url } = page
  const check = () => void ask(() => checkHandedPage(page))
  const checkAtOnce = useEffectEvent(check)
  useEffect(() => checkAtOnce(), [])
  const isReady = state.at === 'checked' && state.check.valid
  const hasPreview = isReady && state.check.product !== undefined
  return (
    <section aria-label="Product from your browser">
      <LinkAnswer
        {...{ state, formId, onUpload }}
        id={answerId}
        host={hostOfLink(url)}
        failedAdvice="Couldn't read the page. Try again."
        onAdd={(corrections) => void add({ url, ...corrections })}
      />
      <footer className="mt-6 flex items-center gap-2">
        {isReady && (
          <Button
            look="primary"
            className="aria-disabled:bg-line aria-disabled:text-quiet flex-1 aria-disabled:pointer-events-none"
            aria-disabled={isAdding}
            {...(hasPreview ? { type: 'submit', form: formId } : { onClick: () => void add({ url }) })}
          >
            {isAdding ? 'Adding...' : 'Add to Closet'}
          </Button>
        )}
        {state.at === 'failed' && (
          <Button look="primary" onClick={check}>
            Try again
          </Button>
        )}
        <Link href="/" className={buttonClass('text')}>
          Cancel
        </Link>
      </footer>
    </section>
  )
}
