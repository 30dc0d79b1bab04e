import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import { missingPurposeInWords } from '../../../domain/words/suggestions/piece-to-find.ts'
import { weekSummary } from '../../../domain/words/planner/week-summary.ts'

// Limit of the database column, in characters.
const SUMMARY_MAX = 500

/**
 * Summarizes a solved week, truncated to the column's limit. If `week` is given, includes needs of a day for which the
 * closet has no suitable piece.
 */
export function summaryOf(solved: readonly SolvedDay[], week: WeekToSolve | null): string {
  const [lacking] = week?.days.flatMap(({ needs }) => missingPurposeInWords(needs, week.closet) ?? []) ?? []
  const isDressed = solved.some(({ outfit }) => outfit !== null)
  return cutAtWord([weekSummary(solved), isDressed && lacking].filter(Boolean).join(' '), SUMMARY_MAX)
}
