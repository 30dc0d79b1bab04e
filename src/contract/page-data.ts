import * as z from 'zod/mini'
import { CutOutsInProgress } from './closet/cut-outs.ts'
import { ClosetItem } from './closet/closet.ts'
import { OutfitHistory } from './history.ts'
import { PlanReply } from './planner/planner.ts'
import { OutfitsForDay } from './planner/outfits-for-day.ts'
import { CurrentUser } from './user/user.ts'
import { CalendarDate } from './values/calendar-date.ts'
import { WeatherPreference } from './weather.ts'

/** Id of the HTML element that holds the PageData. */
export const PAGE_DATA_ID = 'page-data'

/** Data that the server embeds in the page, which saves a second round trip for the first view. */
export const PageData = z.object({
  user: CurrentUser,
  /** Today by the server's clock: the day that the rendered HTML shows. */
  day: CalendarDate,
  /** Names of the parts that the HTML contains and the client hydrates; empty if the server sent no HTML. */
  parts: z.optional(z.array(z.string())),
  /** Present on the home page. `isComplete` is false if a large closet sends only its newest pieces. */
  closet: z.optional(z.object({ items: z.array(ClosetItem), isComplete: z.boolean() })),
  /** Present on the home page: pending cut-outs. */
  cutOuts: z.optional(CutOutsInProgress),
  /** Whether the question about the user was answered or skipped. */
  isAsked: z.optional(z.boolean()),
  /** The plans of the weeks around today, newest first. The client selects this week by its own clock. */
  plannedWeeks: z.optional(z.array(z.object({ id: z.string(), weekStartDate: CalendarDate }))),
  /** Present on the home page. */
  weatherPreference: z.optional(WeatherPreference),
  /** Present on the home page if ready in time: the outfits for `day`. */
  today: z.optional(
    z.object({
      /** The plan of the week; null if there is none. */
      plan: z.nullable(PlanReply),
      /** Null if the day is planned. */
      outfits: z.nullable(OutfitsForDay),
      /** Entries of the history for the day. */
      entries: z.array(OutfitHistory),
    }),
  ),
})
export type PageData = z.infer<typeof PageData>
