/** Name of the query parameter that opens a plan. */
export const PLAN_PARAMETER = 'plan'

/** Address of the planner with an open plan. */
export function planAddress(id: string): string {
  return `/outfit-planner?${PLAN_PARAMETER}=${id}`
}
