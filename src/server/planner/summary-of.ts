import type { SolvedDay } from '../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'
import { weekInWords } from './stand-ins.ts'

// As the table takes it.
const SUMMARY_MAX = 500

/** What holds for a whole week, as long as it may be kept. */
export function summaryOf(solved: SolvedDay[]): string {
  return cutAtWord(weekInWords(solved), SUMMARY_MAX)
}
