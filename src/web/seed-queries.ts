import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '../contract/page-data.ts'
import { seededAt } from './api/first-view.ts'
import { seedCloset } from './closet/closet-queries.ts'
import { outfitsForDayKey } from './planner/outfits-for-day-query.ts'
import { planKey } from './planner/plans-key.ts'
import { seedUser } from './user/user-queries.ts'
import { weatherPreferenceKey } from './weather/weather-queries.ts'

/** Puts what came inside the page where the queries find it. Once, at the start: later it is old. */
export function seedQueries(queries: QueryClient, data: PageData): void {
  seedUser(queries, data)
  seedCloset(queries, data)
  if (!data.today) return
  const { plan, outfits, weatherPreference } = data.today
  const seed = (key: readonly unknown[], reply: unknown) =>
    queries.setQueryData(key, reply, { updatedAt: seededAt })
  seed(weatherPreferenceKey, weatherPreference)
  if (plan) seed(planKey(plan.plan.id), plan)
  if (outfits) seed(outfitsForDayKey(outfits.date), outfits)
}
