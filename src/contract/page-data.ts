import * as z from 'zod/mini'
import { CutOutsInProgress } from './closet-cut-outs.ts'
import { ClosetItem } from './closet.ts'
import { OutfitHistory } from './history.ts'
import { OutfitsForDay, PlanReply } from './planner.ts'
import { CurrentUser } from './user.ts'
import { WeatherPreference } from './weather.ts'

/** Id of the element of the page that carries what the first view needs. */
export const PAGE_DATA_ID = 'page-data'

/** What the server sends along inside the page, so that the first pieces need no second trip. */
export const PageData = z.object({
  user: CurrentUser,
  /** Today by the server's clock, as '2026-11-23': the day that its HTML shows. */
  day: z.string(),
  /** Names of the parts that the HTML shows and whose code takes it over; empty where the server sent no HTML. */
  parts: z.optional(z.array(z.string())),
  /** Present on the home page. `isComplete` is false where a large closet sends only its newest pieces. */
  closet: z.optional(z.object({ items: z.array(ClosetItem), isComplete: z.boolean() })),
  /** Present on the home page: the photos that are being cut out. */
  cutOuts: z.optional(CutOutsInProgress),
  /** Whether the question about the user was answered or skipped. */
  isAsked: z.optional(z.boolean()),
  /** The plans of the weeks round today, newest first: the page knows by its own clock which week is this one. */
  plannedWeeks: z.optional(z.array(z.object({ id: z.string(), weekStartDate: z.string() }))),
  /** Present on the home page. */
  weatherPreference: z.optional(WeatherPreference),
  /** Present on the home page: what to wear on `day`, as far as it was ready in time. */
  today: z.optional(
    z.object({
      /** The plan of the week; null where there is none. */
      plan: z.nullable(PlanReply),
      /** Null where the day is planned. */
      outfits: z.nullable(OutfitsForDay),
      /** What was logged for the day. */
      entries: z.array(OutfitHistory),
    }),
  ),
})
export type PageData = z.infer<typeof PageData>
