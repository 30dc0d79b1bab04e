/** Whole years from one calendar date to another, both as '2026-11-23'; 0 where the first is the later one. */
export function yearsSince(date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return Math.max(0, today.slice(5) < date.slice(5) ? years - 1 : years)
}
