import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import { ClosetFailed } from '../../closet/closet-failed.tsx'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { classNames } from '../../ui/class-names.ts'
import { CurationFold } from './form/curation-fold.tsx'
import { CurationForm } from './form/curation-form.tsx'
import { CurationOutcome } from './curation-outcome.tsx'
import { noWishes, requestOf, wishesOf } from './form/curation-wishes.ts'
import { FormSkeleton, ResultSkeleton } from './curation-skeleton.tsx'
import { useCuration } from './use-curation.ts'

const MyLooks = lazy(async () => ({ default: (await import('../looks/my-looks.tsx')).MyLooks }))

/** 'From Your Closet': the user chooses a piece, and the stylist builds an outfit around it. */
export function FromYourCloset() {
  const closet = useClosetItems()
  if (closet.isPending)
    return (
      <div
        role="status"
        aria-label="Loading your closet"
        className="tablet:beside-rail tablet:pb-28 grid gap-8 pb-16"
      >
        <FormSkeleton />
        <ResultSkeleton />
      </div>
    )
  if (!closet.data) return <ClosetFailed error={closet.error} onRetry={() => void closet.refetch()} />
  return <Curation closet={closet.data} />
}

function Curation({ closet }: { readonly closet: readonly ClosetItem[] }) {
  const curation = useCuration()
  const { shown, opinion } = curation
  const [wishes, setWishes] = useState(noWishes)
  const [isUnfolded, setIsUnfolded] = useState(false)
  // An opened look fills the form once; an outfit curated from the form does not.
  const [filledFrom, setFilledFrom] = useState<string>()
  const [hasSent, setHasSent] = useState(false)
  if (shown && shown.id !== filledFrom) {
    setFilledFrom(shown.id)
    if (!hasSent || opinion?.answer?.id !== shown.id) setWishes(wishesOf(shown))
  }
  const isFailed = opinion?.state === 'failed'
  const frame = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  // A result takes the focus only if the user requested it and the focus is still where it was pressed: a user who has
  // moved to another field or menu stays there.
  const waits = useRef(false)
  const pressed = useRef<Element>(null)
  const waitFrom = (element: Element | null) => {
    waits.current = true
    pressed.current = element
  }
  const bringIntoView = () => {
    waits.current = false
    outcome.current?.focus({ preventScroll: true })
    // On a phone an outfit scrolls into view with the collapsed form above it.
    const place = shown && !isFailed ? frame.current : outcome.current
    const top = place?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) place?.scrollIntoView()
  }
  const arrive = useEffectEvent(() => {
    if (!waits.current) return
    const focused = document.activeElement
    const hasGoneOn = focused !== document.body && focused !== pressed.current && focused?.checkVisibility()
    if (hasGoneOn) waits.current = false
    else bringIntoView()
  })
  useEffect(() => {
    if (shown || isFailed) arrive()
  }, [shown, isFailed])

  const send = () => {
    const wanted = requestOf(wishes)
    if (!wanted) return
    waitFrom(document.activeElement)
    setHasSent(true)
    setIsUnfolded(false)
    curation.curate(wanted)
  }
  const unfold = () => {
    // The form must be rendered to take the focus from the button that is removed.
    flushSync(() => setIsUnfolded(true))
    form.current?.querySelector<HTMLElement>('input:checked, select')?.focus()
  }
  const isFolded = shown !== undefined && !isUnfolded
  const openSaved = (saved: OutfitCuration) => {
    setIsUnfolded(false)
    curation.openSaved(saved)
    if (saved.id === shown?.id) bringIntoView()
    else waitFrom(document.activeElement)
  }
  const hasPieces = closet.length > 0
  return (
    <div
      ref={frame}
      className={classNames(
        'tablet:pb-28 tablet:scroll-mt-0 scroll-mt-11 pb-16',
        hasPieces && 'tablet:beside-rail',
      )}
    >
      {hasPieces && (
        <div className="min-w-0">
          {isFolded && <CurationFold curation={shown} closet={closet} onUnfold={unfold} />}
          <CurationForm
            formRef={form}
            items={closet}
            wishes={wishes}
            isCurating={opinion?.state === 'asking'}
            onChange={setWishes}
            onCurate={send}
            className={classNames('grid content-start gap-6 pb-12', isFolded && 'max-tablet:hidden')}
          />
        </div>
      )}
      <div className="min-w-0">
        <section
          ref={outcome}
          tabIndex={-1}
          aria-label={shown ? `Outfit: ${shown.outfitDescription}` : 'Outfit'}
          className="break-words outline-none"
        >
          <CurationOutcome curation={curation} closet={closet} onIdea={setWishes} />
        </section>
        {(hasPieces || curation.hasLooks) && (
          <Suspense>
            <MyLooks openCurationId={shown?.id ?? null} onOpen={openSaved} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
