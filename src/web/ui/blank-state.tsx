import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BlankStateProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly heading?: 'h1' | 'h2' | 'h3'
  readonly children: ReactNode
  /** Actions; at most one primary. */
  readonly actions?: ReactNode
  readonly className?: string
}

/** Empty state: a line drawing, a title, one sentence, actions. */
export function BlankState({
  drawing,
  title,
  heading = 'h2',
  children,
  actions,
  className,
}: BlankStateProps) {
  const Heading = heading
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] justify-items-center px-6 py-14 text-center',
        className,
      )}
    >
      {drawing}
      <Heading className={heading === 'h1' ? 'type-display' : 'type-title'}>{title}</Heading>
      <p className="text-quiet mt-2.5 mb-6 max-w-[38ch]">{children}</p>
      {actions && (
        <div className="flex flex-wrap justify-center gap-2 [&_button]:max-w-full [&_button]:whitespace-normal">
          {actions}
        </div>
      )}
    </div>
  )
}
