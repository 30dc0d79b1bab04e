import { lazy, Suspense, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../../../ui/button.tsx'
import { completeLink, hostOfLink } from './link-address.ts'
import { LinkField } from './link-field.tsx'
import type { TypedWords } from '../photo-queue/suggested-fields.ts'
import { BlockedShopHelp } from './blocked-shop-help.tsx'
import { SupportedRetailers } from './supported-retailers.tsx'
import { useAddLinked } from './use-add-linked.ts'
import { isReadyToAdd, useLinkCheck } from './use-link-check.ts'
import { usePastedLink } from './use-pasted-link.ts'

const LinkResult = lazy(async () => ({ default: (await import('./link-result.tsx')).LinkResult }))

interface AddFromLinkCardProps {
  /**
   * An initial link, checked only on press: a link to our own page must not trigger a server-side request by itself.
   */
  readonly initialLink?: string
  /** Called with whether a checked link waits to be added. */
  readonly onReady?: (isReady: boolean) => void
  /** Uploads a photo instead, with these initial values. */
  readonly onUpload: (words: TypedWords) => void
  readonly onAdded?: () => void
}

/** 'Add from Link': checks a link, lets the user correct the result, and adds the piece. */
export function AddFromLinkCard({ initialLink = '', onReady, onUpload, onAdded }: AddFromLinkCardProps) {
  const [resultId, formId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [written, setWritten] = useState(initialLink)
  // The code loads once the card is first used, and stays loaded.
  const [isWanted, setWanted] = useState(initialLink !== '')
  const { state, ask, clear } = useLinkCheck(onReady)
  const url = completeLink(written)
  const write = (text: string) => {
    setWritten(text)
    setWanted(true)
    clear()
  }
  const check = () => void ask(async () => (await import('./link-queries.ts')).checkLink(url))
  const { add, isAdding } = useAddLinked((sent) => {
    // The field may hold another link by then.
    if (completeLink(field.current?.value ?? '') === sent.url) {
      if (field.current?.closest('section')?.contains(document.activeElement)) heading.current?.focus()
      write('')
    }
    onAdded?.()
  })
  const isReady = isReadyToAdd(state)
  const isInvalid = state.at === 'failed' || (state.at === 'checked' && !state.check.valid)
  const hasPreview = state.at === 'checked' && state.check.valid && state.check.product !== undefined

  usePastedLink((link) => {
    write(link)
    field.current?.focus()
  })

  return (
    <section aria-labelledby="add-from-link" className="border-ink border-t py-6">
      <h2 ref={heading} id="add-from-link" tabIndex={-1} className="type-heading outline-none">
        Add from Link
      </h2>
      <p className="type-note text-quiet mt-1 mb-4">
        Paste a product link. Armadio fills in the photo and details.
      </p>
      <LinkField
        inputRef={field}
        written={written}
        isChecking={state.at === 'checking'}
        isInvalid={isInvalid}
        describedBy={state.at === 'rest' ? undefined : resultId}
        onWrite={write}
        onCheck={check}
        onIntent={() => setWanted(true)}
      />
      {isWanted && (
        <ErrorBoundary fallback={state.at === 'rest' ? null : <CodeMissing />}>
          <Suspense fallback={null}>
            <LinkResult
              {...{ state, formId, onUpload }}
              id={resultId}
              host={hostOfLink(url)}
              failedAdvice="Couldn't check the link. Press Check to try again."
              onAdd={(corrections) => void add({ url, ...corrections })}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {state.at === 'rest' && <SupportedRetailers />}
      <Button
        look={isReady ? 'primary' : 'quiet'}
        className="aria-disabled:bg-line aria-disabled:text-quiet mt-6 w-full aria-disabled:pointer-events-none aria-disabled:inset-ring-0"
        disabled={url === '' || isInvalid || state.at === 'checking'}
        aria-disabled={isAdding}
        {...(hasPreview ? { type: 'submit', form: formId } : { onClick: () => void add({ url }) })}
      >
        {isAdding ? 'Adding...' : 'Add to Closet'}
      </Button>
      {(state.at === 'rest' || isInvalid) && <BlockedShopHelp />}
    </section>
  )
}

function CodeMissing() {
  return (
    <p role="alert" className="type-note text-thread mt-3">
      Part of this page is missing. Reload the page.
    </p>
  )
}
