import type { ClosetItem } from '../../../contract/closet.ts'

export interface Measurement {
  readonly name: string
  /** A number is in centimeters. */
  readonly value: number | string
}

/** The measurements of a piece that can be shown: other programs may keep other things there. */
export function measurementsOf(measurements: ClosetItem['measurements']): Measurement[] {
  return Object.entries(measurements ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [{ name, value }] : [],
  )
}

/** What was written into a measurement: a number of centimeters where it is one, with a comma too; else the text. */
export function measured(written: string): number | string {
  const text = written.trim()
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text
}
