import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '../contract/page-data.ts'
import { seededAt } from './api/first-view.ts'
import { seedCloset } from './closet/closet-queries.ts'
import { casualOutfits } from './planner/outfits-for-day-query.ts'
import { planQuery } from './planner/plan-query.ts'
import { seedUser } from './user/user-queries.ts'
import { weatherPreference as preferenceQuery } from './weather/weather-queries.ts'

/** Adds the embedded data to the query cache. Once, at the start: later it is stale. */
export function seedQueries(queries: QueryClient, data: PageData): void {
  seedUser(queries, data)
  seedCloset(queries, data)
  const isSeeded = { updatedAt: seededAt }
  const { weatherPreference, today } = data
  if (weatherPreference) queries.setQueryData(preferenceQuery.queryKey, weatherPreference, isSeeded)
  if (!today) return
  const { plan, outfits } = today
  if (plan) queries.setQueryData(planQuery(plan.plan.id).queryKey, plan, isSeeded)
  if (outfits) queries.setQueryData(casualOutfits(outfits.date).queryKey, outfits, isSeeded)
}
