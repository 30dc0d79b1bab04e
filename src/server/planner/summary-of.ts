import { weekInWords } from '../../domain/planner/week-in-words.ts'
import type { SolvedDay } from '../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'

// As the table takes it.
const SUMMARY_MAX = 500

/** What holds for a whole week, as long as it may be kept. */
export function summaryOf(solved: readonly SolvedDay[]): string {
  return cutAtWord(weekInWords(solved), SUMMARY_MAX)
}
