import { setNonce } from 'get-nonce'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useEscapeBelowToasts } from '../toasts/escape-below-toasts.ts'
import { RoundButton } from '../round-button.tsx'
import { stayOnBack } from './intercept-back.ts'

// An open dialog locks scrolling with a style element, which the content security policy allows by nonce.
const nonce = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
if (nonce) setNonce(nonce)

interface DialogProps {
  readonly onClose: () => void
  /** Includes a DialogHeader, which labels the dialog. */
  readonly children: ReactNode
  /**
   * `plain`: 560 px. `picture`: a picture next to a form, 840 px. `plate`: a share image next to a form, 900 px.
   * `wide`: rows, 960 px. `form`: a picture next to a long form, 1040 px. `large`: a picture and its facts, 1120 px.
   * `side`: a sheet on the right edge, 440 px.
   */
  readonly shape: keyof typeof shapes
  /** The dialog has an address, so that Back closes it by itself. */
  readonly isInAddress?: boolean
}

const centered =
  'tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:-translate-1/2 tablet:rounded-dialog tablet:max-h-[min(764px,calc(100dvh-48px))]'

const shapes = {
  plain: `tablet:w-[min(560px,calc(100vw-48px))] ${centered}`,
  picture: `tablet:w-[min(840px,calc(100vw-48px))] ${centered}`,
  plate: `tablet:w-[min(900px,calc(100vw-48px))] ${centered}`,
  wide: `tablet:w-[min(960px,calc(100vw-48px))] ${centered}`,
  form: `tablet:w-[min(1040px,calc(100vw-48px))] ${centered}`,
  large: `tablet:w-[min(1120px,calc(100vw-48px))] ${centered}`,
  side: 'tablet:inset-y-0 tablet:right-0 tablet:left-auto tablet:w-110 tablet:max-w-full tablet:max-h-none tablet:rounded-none',
}

/** A modal dialog; on a phone a bottom sheet. Escape, the browser's Back and a press outside close it. */
export function Dialog({ onClose, children, shape, isInAddress = false }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  useEscapeBelowToasts(true, onClose)
  const closeOnBack = useEffectEvent(onClose)
  useEffect(() => (isInAddress ? undefined : stayOnBack(() => closeOnBack())), [isInAddress])
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="bg-scrim fixed inset-0 z-20 motion-safe:animate-[appear_var(--fast)]" />
        <Radix.Content
          aria-describedby={undefined}
          data-toasts="above"
          onCloseAutoFocus={(event) => {
            // Radix would look for its own trigger; there is none.
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
          className={classNames(
            'bg-raised shadow-overlay rounded-t-sheet fixed inset-x-0 bottom-0 z-20 max-tablet:scroll-pb-20 max-h-[calc(100dvh-24px)] overflow-y-auto overscroll-contain outline-none',
            'motion-safe:animate-[rise_var(--calm)_var(--ease)]',
            shapes[shape],
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DialogHeaderProps {
  readonly title: string
  /** A line below the title. */
  readonly note?: ReactNode
  readonly className?: string
  readonly closeClass?: string
  /** Takes the focus when it appears: for dialogs to read first, or with changed content. */
  readonly takesFocus?: boolean
}

/** The head of a dialog: its title, which labels it, and the close button. */
export function DialogHeader(props: DialogHeaderProps) {
  const { title, note, className, closeClass, takesFocus = false } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The dialog starts above the title, for example with a photo.
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('[role=dialog]')?.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <header className={classNames('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <Radix.Title
          ref={heading}
          tabIndex={-1}
          className="type-title scroll-mt-7 pt-1 break-words outline-none"
        >
          {title}
        </Radix.Title>
        {note && <p className="type-note text-quiet mt-1 break-words">{note}</p>}
      </div>
      <Radix.Close asChild>
        <RoundButton label="Close" className={classNames('hover:bg-hover -mt-1 -mr-2.5', closeClass)}>
          <X aria-hidden size={20} className="stroke-icon" />
        </RoundButton>
      </Radix.Close>
    </header>
  )
}
