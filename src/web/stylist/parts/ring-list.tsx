import { classNames } from '../../ui/class-names.ts'

interface RingListProps {
  readonly texts: readonly string[]
  readonly className?: string | undefined
  /** Larger rows below a hairline, for a list on its own. */
  readonly isLarge?: boolean
}

/** Rows between hairlines, each with the ring for 'not in your closet'. */
export function RingList({ texts, className, isLarge = false }: RingListProps) {
  return (
    <ul className={classNames(isLarge && 'border-line border-t', className)}>
      {texts.map((text) => (
        <li
          key={text}
          className={classNames(
            'border-line flex items-baseline gap-3 border-b',
            isLarge ? 'type-body py-4' : 'type-ui py-2.5 leading-5.25',
          )}
        >
          <span
            aria-hidden
            className="border-ink size-1.5 flex-none -translate-y-[0.2em] rounded-full border-[1.3px]"
          />
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ul>
  )
}
