import type { TrendPart } from '../../contract/trends.ts'
import { coverageInWords } from '../../domain/words/trend-coverage.ts'
import { classNames } from '../ui/class-names.ts'
import { HaveDot } from './have-dot.tsx'

interface CoverageProps {
  /** At least one. */
  readonly parts: readonly TrendPart[]
  readonly className?: string
}

/** How much of a trend is in the closet: a dot for each piece, a ring for each missing one, and text. */
export function Coverage({ parts, className }: CoverageProps) {
  const { summary, missing } = coverageInWords(parts)
  const missingLast = parts.toSorted((one, other) => Number(one.item === null) - Number(other.item === null))
  return (
    <p
      className={classNames(
        'type-ui leading-5.25 tablet:grid-cols-[auto_minmax(0,1fr)] grid gap-x-2.5',
        className,
      )}
    >
      <span aria-hidden className="flex h-5.25 items-center gap-1">
        {missingLast.map(({ item }, at) => (
          <HaveDot key={at} has={item !== null} />
        ))}
      </span>
      <span>
        {summary} {missing && <span className="inline-block">{missing}</span>}
      </span>
    </p>
  )
}
