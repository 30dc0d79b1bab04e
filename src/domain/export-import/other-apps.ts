import { normalizeHeader } from './csv-headers.ts'

/** Combinations of columns that are unique to the CSV of one app, from its source code. */
const apps: readonly { readonly name: string; readonly columns: string }[] = [
  // github.com/agandhi4/Libre-Closet, docs/plans/2026-09-28-multi-add-and-export.md.
  { name: 'Libre Closet', columns: 'shareable_id acquired_on washing_details wash_after_wears photo_url' },
  // github.com/shelbeely/ADHD-Closet, app/app/api/export/route.ts: catalog.csv in its ZIP.
  { name: 'ADHD Closet', columns: 'title state colors image_count created_at' },
  // github.com/absolroot/mycloset, exportCsv.
  { name: 'MyCloset', columns: '제품명 상위카테고리 실구매가 보유' },
  // The CSV of Threadline, threadline-wardrobe-<day>.csv.
  { name: 'Threadline', columns: 'colorName formality wears lastWorn sourceUrl' },
]

/** The app that exports a CSV with these headers; null if unknown. */
export function appOfHeaders(headers: readonly string[]): string | null {
  const keys = new Set(headers.map(normalizeHeader))
  return (
    apps.find(({ columns }) => columns.split(' ').every((column) => keys.has(normalizeHeader(column))))
      ?.name ?? null
  )
}
