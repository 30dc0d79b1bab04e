/** Returns the day in `days` days, such as '2026-11-23'. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
