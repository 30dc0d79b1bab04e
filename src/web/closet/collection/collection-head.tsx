import { Plus } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkIsReady } from '../add/link/link-is-ready.ts'
import { DensitySwitch } from './filters/density-switch.tsx'
import { FindPiece } from './filters/closet-search.tsx'
import { SelectButton } from './selection/select-button.tsx'
import type { Density } from './filters/use-density.ts'

interface CollectionHeadProps {
  /** Shown below the title. */
  readonly count: ReactNode
  /** Shown next to the count: the sort order. */
  readonly sort: ReactNode
  /** Null for the title only, when there is nothing to search or select. */
  readonly controls: ControlsProps | null
}

interface ControlsProps {
  readonly words: string
  readonly onWords: (words: string) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  readonly isSelecting: boolean
  readonly onSelecting: (isSelecting: boolean) => void
  readonly onAdd: () => void
}

/** The head of the collection: its title, and the controls for all of it. */
export function CollectionHead({ count, sort, controls }: CollectionHeadProps) {
  return (
    <div className="tablet:border-ink tablet:border-t tablet:pt-5 flex flex-wrap items-end gap-x-2 gap-y-3">
      <div className="mr-auto">
        <h1 id="my-collection" tabIndex={-1} className="type-display outline-none">
          My Collection
        </h1>
        <div className="mt-1 flex min-h-9 flex-wrap items-center gap-x-4">
          {count}
          {sort}
        </div>
      </div>
      {controls && <Controls {...controls} />}
    </div>
  )
}

function Controls(props: ControlsProps) {
  const isLinkReady = use(LinkIsReady)
  return (
    <>
      <SelectButton isSelecting={props.isSelecting} onSelecting={props.onSelecting} />
      <div className="desk:w-auto flex w-full items-center gap-2">
        <FindPiece words={props.words} onChange={props.onWords} />
        <DensitySwitch density={props.density} onChange={props.onDensity} />
        <div className="tablet:block hidden">
          <Button
            look={isLinkReady ? 'quiet' : 'primary'}
            icon={<Plus aria-hidden size={16} />}
            onClick={props.onAdd}
          >
            Add Piece
          </Button>
        </div>
      </div>
    </>
  )
}
