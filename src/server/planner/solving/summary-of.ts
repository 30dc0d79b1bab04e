import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import { nothingMadeForInWords } from '../../../domain/words/piece-to-find.ts'
import { weekSummary } from '../../../domain/words/week-summary.ts'

// As the table takes it.
const SUMMARY_MAX = 500

/**
 * What holds for a whole week, as long as it may be kept; with the week that was solved from the whole closet also what
 * that has nothing for.
 */
export function summaryOf(solved: readonly SolvedDay[], week: WeekToSolve | null): string {
  const [lacking] = week?.days.flatMap(({ needs }) => nothingMadeForInWords(needs, week.closet) ?? []) ?? []
  const isDressed = solved.some(({ outfit }) => outfit !== null)
  return cutAtWord([weekSummary(solved), isDressed && lacking].filter(Boolean).join(' '), SUMMARY_MAX)
}
