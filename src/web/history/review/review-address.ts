import { useSearch } from 'wouter'

const PARAMETER = 'review'
/** Address of the history. */
export const historyAddress = '/enhanced-features?view=history'

/** Address of a year in review. */
export function reviewAddress(year: number): string {
  return `${historyAddress}&${PARAMETER}=${year}`
}

/** The year of the review in the address, or null. */
export function useReviewedYear(): number | null {
  const written = new URLSearchParams(useSearch()).get(PARAMETER) ?? ''
  return /^(19|20)\d\d$/.test(written) ? Number(written) : null
}
