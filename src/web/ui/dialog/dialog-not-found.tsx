import type { ReactNode } from 'react'
import { BlankState } from '../blank-state.tsx'
import { ClothesRail } from '../pictures/clothes-rail.tsx'
import { DialogHeader } from './dialog.tsx'

interface DialogNotFoundProps {
  /** Title of the dialog, as in 'Piece not found'. */
  readonly title: string
  /** Where it no longer is, as in 'Not in your closet'. */
  readonly place: string
  readonly children: ReactNode
}

/** Content of a dialog when what it shows doesn't exist or was deleted. */
export function DialogNotFound({ title, place, children }: DialogNotFoundProps) {
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader takesFocus title={title} />
      <BlankState title={place} drawing={<ClothesRail className="text-edge mb-10 w-full max-w-90" />}>
        {children}
      </BlankState>
    </div>
  )
}
