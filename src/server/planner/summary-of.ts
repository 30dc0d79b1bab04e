import { nothingMadeFor } from '../../domain/planner/nothing-made-for.ts'
import { weekInWords } from '../../domain/planner/week-in-words.ts'
import type { SolvedDay, WeekToSolve } from '../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'

// As the table takes it.
const SUMMARY_MAX = 500

/**
 * What holds for a whole week, as long as it may be kept; with the week that was solved from the whole closet also what
 * that has nothing for.
 */
export function summaryOf(solved: readonly SolvedDay[], week: WeekToSolve | null): string {
  const [lacking] = week?.days.flatMap(({ needs }) => nothingMadeFor(needs, week.closet) ?? []) ?? []
  const isDressed = solved.some(({ outfit }) => outfit !== null)
  return cutAtWord([weekInWords(solved), isDressed && lacking].filter(Boolean).join(' '), SUMMARY_MAX)
}
