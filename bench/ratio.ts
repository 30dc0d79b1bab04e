import { percentile } from './percentile.ts'

/** A figure and its limit, measured in turns in the same run. */
export interface Ratio {
  readonly name: string
  readonly unit: 'a second' | 'ms' | 'MB' | 'bytes'
  readonly rounds: readonly { readonly measured: number; readonly limit: number }[]
  /** What the median ratio is to reach: 1 is the limit itself; null where there is only a figure. */
  readonly goal: number | null
}

/** Share of the limit that each round reached. */
export function sharesOf({ unit, rounds }: Ratio): number[] {
  return rounds.map(({ measured, limit }) => (unit === 'a second' ? measured / limit : limit / measured))
}

/** A ratio as a line of the table: what was measured, its limit, the median share with the least and the largest, the goal. */
export function ratioLine(ratio: Ratio): string {
  const shares = sharesOf(ratio)
  const median = percentile(shares, 0.5)
  const { name, unit, rounds, goal } = ratio
  const measured = percentile(
    rounds.map((round) => round.measured),
    0.5,
  )
  const limit = percentile(
    rounds.map((round) => round.limit),
    0.5,
  )
  const columns = [
    name.padEnd(58),
    `${short(measured)} ${unit}`.padStart(16),
    `${short(limit)} ${unit}`.padStart(16),
    `${median.toFixed(3)} (${Math.min(...shares).toFixed(3)}–${Math.max(...shares).toFixed(3)})`.padStart(24),
    goal === null ? '' : `goal ${goal.toFixed(2)}${median < goal ? '  SHORT' : ''}`,
  ]
  return columns.join(' ').trimEnd()
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
