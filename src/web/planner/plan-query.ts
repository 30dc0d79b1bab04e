import { plannerEndpoints } from '../../contract/planner/planner.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** The plans, newest first. */
export const plans = endpointQuery(plannerEndpoints.list)

/** A plan and its seven days. */
export const planQuery = (id: string) => endpointQuery(plannerEndpoints.one, { params: { id } })
