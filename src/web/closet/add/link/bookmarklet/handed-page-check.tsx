import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { formStart } from '../../../../api/endpoint-query.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import type { HandedPage } from './handed-page.ts'
import { hostOfLink } from '../link-address.ts'
import { LinkResult } from '../link-result.tsx'
import { checkHandedPage } from '../link-queries.ts'
import type { TypedWords } from '../../photo-queue/suggested-fields.ts'
import { useAddLinked } from '../use-add-linked.ts'
import { resultOf, type LinkState } from '../use-link-check.ts'

interface HandedPageCheckProps {
  readonly page: HandedPage
  /** Uploads a photo instead, with these initial values. */
  readonly onUpload: (words: TypedWords) => void
  readonly onAdded: () => void
}

/** Reads a page from the bookmarklet like a link, lets the user correct the result, and adds the piece. */
export function HandedPageCheck({ page, onUpload, onAdded }: HandedPageCheckProps) {
  const [resultId, formId] = [useId(), useId()]
  // A query rather than an effect, which React may run twice.
  const check = useQuery({
    queryKey: ['handed page', page],
    queryFn: () => resultOf(checkHandedPage(page)),
    gcTime: 0,
    meta: formStart,
  })
  const state: LinkState = check.isFetching || !check.data ? { at: 'checking' } : check.data
  const { add, isAdding } = useAddLinked(onAdded)
  const { url } = page
  const isReady = state.at === 'checked' && state.check.valid
  const hasPreview = isReady && state.check.product !== undefined
  return (
    <section aria-label="Product from your browser">
      <LinkResult
        {...{ state, formId, onUpload }}
        id={resultId}
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
          <Button look="primary" onClick={() => void check.refetch()}>
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
