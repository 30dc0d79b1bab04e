import { classNames } from '../../ui/class-names.ts'

// About ten lines on a phone.
const LONG = 400

interface SharedCaptionProps {
  readonly text: string
  /** Without '#'. */
  readonly hashtags: readonly string[]
}

/** A caption with its hashtags, as posted. A long one scrolls. */
export function SharedCaption({ text, hashtags }: SharedCaptionProps) {
  const isLong = text.length > LONG
  return (
    <>
      <div
        // A scrolling area must be focusable, for keyboards.
        {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': 'Caption' })}
        className={classNames('mt-1.5', isLong && 'max-h-48 overflow-y-auto overscroll-contain')}
      >
        <p dir="auto" className="type-body wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
          {text}
        </p>
      </div>
      {hashtags.length > 0 && (
        <p dir="auto" className="type-ui text-quiet mt-2.5 leading-5.5 wrap-anywhere">
          {hashtags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
    </>
  )
}
