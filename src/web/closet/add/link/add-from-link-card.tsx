import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '../../../ui/button.tsx'
import { completeLink, hostOfLink } from './link-address.ts'
import { LinkField } from './link-field.tsx'
import type { TypedWords } from '../photo-queue/photo-words.ts'
import { ServersKeptOut } from './servers-kept-out.tsx'
import { SupportedRetailers } from './supported-retailers.tsx'
import { useAddLinked } from './use-add-linked.ts'
import { useLinkCheck } from './use-link-check.ts'
import { usePastedLink } from './use-pasted-link.ts'

const LinkAnswer = lazy(async () => ({ default: (await import('./link-answer.tsx')).LinkAnswer }))

interface AddFromLinkCardProps {
  /** A link to check on press: an address of ours must not make the server request another one by itself. */
  readonly initialLink?: string
  /** Called with whether a link that was read waits to be added. */
  readonly onReady?: (isReady: boolean) => void
  /** To upload a photo instead, starting with these words. */
  readonly onUpload: (words: TypedWords) => void
  readonly onAdded?: () => void
}

/** 'Add from Link': a link is checked, what was read of it is looked at and corrected, and added. */
export function AddFromLinkCard({ initialLink = '', onReady, onUpload, onAdded }: AddFromLinkCardProps) {
  const [answerId, formId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [written, setWritten] = useState(initialLink)
  // Its code comes once somebody turns to the card, and stays.
  const [isWanted, setWanted] = useState(initialLink !== '')
  const { state, ask, clear } = useLinkCheck()
  const url = completeLink(written)
  const write = (text: string) => {
    setWritten(text)
    setWanted(true)
    clear()
  }
  const check = () => void ask(async () => (await import('./link-queries.ts')).checkLink(url))
  const { add, isAdding } = useAddLinked((sent) => {
    // Another link may stand there by then.
    if (completeLink(field.current?.value ?? '') === sent.url) {
      if (field.current?.closest('section')?.contains(document.activeElement)) heading.current?.focus()
      write('')
    }
    onAdded?.()
  })
  const isReady = state.at === 'checked' && state.check.valid
  const isFaulty = state.at === 'failed' || (state.at === 'checked' && !state.check.valid)
  const hasPreview = state.at === 'checked' && state.check.valid && state.check.product !== undefined

  usePastedLink((link) => {
    write(link)
    field.current?.focus()
  })
  useEffect(() => onReady?.(isReady), [isReady, onReady])

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
        isFaulty={isFaulty}
        describedBy={state.at === 'rest' ? undefined : answerId}
        onWrite={write}
        onCheck={check}
        onIntent={() => setWanted(true)}
      />
      {isWanted && (
        <ErrorBoundary fallback={state.at === 'rest' ? null : <CodeMissing />}>
          <Suspense fallback={null}>
            <LinkAnswer
              {...{ state, formId, onUpload }}
              id={answerId}
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
        disabled={url === '' || isFaulty || state.at === 'checking'}
        aria-disabled={isAdding}
        {...(hasPreview ? { type: 'submit', form: formId } : { onClick: () => void add({ url }) })}
      >
        {isAdding ? 'Adding...' : 'Add to Closet'}
      </Button>
      {(state.at === 'rest' || isFaulty) && <ServersKeptOut />}
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
