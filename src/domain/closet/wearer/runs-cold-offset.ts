import type { Wearer } from './wearer.ts'

// About two clothing steps (0.3 clo) at room temperature; individual thermal sensation varies by as much (ISO 7730).
const OFFSET_CELSIUS = { cold: -3, average: 0, warm: 3 } as const

/** Degrees Celsius to add to a temperature to account for how this wearer feels it. */
export function runsColdOffset({ feels }: Pick<Wearer, 'feels'>): number {
  return OFFSET_CELSIUS[feels]
}
