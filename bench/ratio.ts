import { percentile } from './percentile.ts'

/** A figure and its limit, measured alternately in the same run. */
export interface Ratio {
  readonly name: string
  readonly unit: 'a second' | 'ms' | 'MB' | 'bytes'
  readonly rounds: readonly { readonly measured: number; readonly limit: number }[]
  /** Required median ratio, where 1 is the limit itself; null without a requirement. */
  readonly goal: number | null
}

/** Returns the share of the limit reached in each round. */
export function sharesOf({ unit, rounds }: Ratio): number[] {
  return rounds.map(({ measured, limit }) => (unit === 'a second' ? measured / limit : limit / measured))
}

/** Formats a ratio as a row: figure, limit, median share with minimum and maximum, goal. */
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
