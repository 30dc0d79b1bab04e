import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlankState } from './blank-state.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { ClothesRail } from './pictures/clothes-rail.tsx'

interface LoadErrorProps {
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  /** The reason, and that nothing is lost. */
  readonly children: ReactNode
  /** Null if a retry would not help. */
  readonly onRetry: (() => void) | null
  /** `primary` if it is the only action. */
  readonly look?: 'primary' | 'quiet'
  readonly className?: string
  /** Width of the drawing and its distance to the title. */
  readonly railClass?: string
}

/** Failed state: a rail with a fallen hanger, the reason, and a retry. */
export function LoadError({
  title,
  heading = 'h2',
  children,
  onRetry,
  look = 'quiet',
  className = '',
  railClass = 'mb-8 max-w-75',
}: LoadErrorProps) {
  return (
    <BlankState
      {...{ title, heading, className }}
      drawing={<ClothesRail fallen="right" className={classNames('text-edge w-full', railClass)} />}
      actions={
        onRetry && (
          <Button look={look} icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {children}
    </BlankState>
  )
}
