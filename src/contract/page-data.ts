import * as z from 'zod/mini'
import { CutOutsInProgress } from './closet-cut-outs.ts'
import { ClosetItem } from './closet.ts'
import { CurrentUser } from './user.ts'

/** Id of the element of the page that carries what the first view needs. */
export const PAGE_DATA_ID = 'page-data'

/** What the server sends along inside the page, so that the first pieces need no second trip. */
export const PageData = z.object({
  user: CurrentUser,
  /** Present on the home page. `isComplete` is false where a large closet sends only its newest pieces. */
  closet: z.optional(z.object({ items: z.array(ClosetItem), isComplete: z.boolean() })),
  /** Present on the home page: the photos that are being cut out. */
  cutOuts: z.optional(CutOutsInProgress),
  /** Whether the question about the user was answered or skipped. */
  isAsked: z.optional(z.boolean()),
  /** The plans of the weeks round today, newest first: the page knows by its own clock which week is this one. */
  plannedWeeks: z.optional(z.array(z.object({ id: z.string(), weekStartDate: z.string() }))),
})
export type PageData = z.infer<typeof PageData>
