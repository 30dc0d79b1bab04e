import type { ReactNode } from 'react'

/** An outfit as the page hands it to sharing, of any origin. */
export interface ShareSubject {
  /** Id of a curation, of a look put together by hand, or of a day of a plan. */
  readonly id: string
  readonly title: string
  /** The style or theme as it is called on the screen: 'Classic'. */
  readonly theme: string | null
  /** As it is called on the screen: 'Art Gallery', or the user's own words. */
  readonly occasion: string | null
  readonly description: string
  /** Its picture, as wide as its place. */
  readonly collage: ReactNode
}
