import type { ReactNode } from 'react'

/** An outfit of any origin, as input for sharing. */
export interface ShareSubject {
  /** Id of a curation, of a look created by hand, or of a day of a plan. */
  readonly id: string
  readonly title: string
  /** Label of the style or theme: 'Classic'. */
  readonly theme: string | null
  /** Label of the occasion: 'Art Gallery', or free text. */
  readonly occasion: string | null
  readonly description: string
  /** Its picture, as wide as its container. */
  readonly collage: ReactNode
}
