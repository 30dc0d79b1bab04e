/** The seed that a week is solved with first: the same closet gives the same week. */
export function firstSeed(weekStartDate: string): string {
  return `${weekStartDate} 1`
}

/** The seed to solve a week with once more: what is equally good is decided otherwise. */
export function nextSeed(weekStartDate: string, before: string): string {
  const times = Number(before.split(' ')[1] ?? 1)
  return `${weekStartDate} ${times + 1}`
}
