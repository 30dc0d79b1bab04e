import type { ClosetItem } from '../../../contract/closet/closet.ts'

export interface Measurement {
  readonly name: string
  /** A number is in centimeters. */
  readonly value: number | string
}

/** The measurements that can be shown: other API clients may store other values. */
export function measurementsOf(measurements: ClosetItem['measurements']): Measurement[] {
  return Object.entries(measurements ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [{ name, value }] : [],
  )
}

/** Parses a measurement: centimeters if it is a number, also with a decimal comma; otherwise the text. */
export function parseMeasurement(written: string): number | string {
  const text = written.trim()
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text
}
