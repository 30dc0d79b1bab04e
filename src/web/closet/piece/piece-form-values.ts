import * as z from 'zod/mini'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { ClosetItemChanges, Measurements, WearCount } from '../../../contract/closet/piece.ts'
import { money } from '../../../contract/values/money.ts'
import { clearable } from '../../../contract/fields.ts'
import { pieceFieldLabels } from '../piece-field-labels.ts'
import { parseMeasurement, measurementsOf } from './measurements.ts'

/** Values of a piece's form, as text. */
export interface PieceFormValues {
  name: string
  category: string
  color: string
  brand: string
  size: string
  season: string
  style: string
  purchaseDate: string
  purchaseLocation: string
  originalPrice: string
  currency: string
  measurements: { name: string; value: string }[]
  careInstructions: string
  fitNotes: string
  description: string
  wearCount: string
  lastWornDate: string
}

/** Labels of the fields. */
export const fieldLabels: Record<keyof PieceFormValues, string> = {
  ...pieceFieldLabels,
  name: 'Name',
  originalPrice: 'Price',
  currency: 'Currency',
  measurements: 'Measurements',
  fitNotes: 'Fit notes',
  description: 'Description',
  wearCount: 'Wears so far',
  lastWornDate: 'Last worn',
}

const fieldNames = Object.keys(fieldLabels).filter(isFieldName)

/** Whether `name` is a field of the form. */
export function isFieldName(name: string): name is keyof PieceFormValues {
  return Object.hasOwn(fieldLabels, name)
}

/** Initial form values of a piece, with empty fields for the measurements named in `usual`. */
export function pieceFormValues(item: ClosetItem, usual: readonly string[]): PieceFormValues {
  const known = measurementsOf(item.measurements).map(({ name, value }) => ({ name, value: String(value) }))
  return {
    name: item.name,
    category: item.category,
    color: item.color,
    brand: item.brand ?? '',
    size: item.size ?? '',
    season: item.season ?? '',
    style: item.style ?? '',
    purchaseDate: item.purchaseDate ?? '',
    purchaseLocation: item.purchaseLocation ?? '',
    originalPrice: item.originalPrice ?? '',
    currency: item.currency ?? 'USD',
    measurements: measurementFields(known, usual),
    careInstructions: item.careInstructions ?? '',
    fitNotes: item.fitNotes ?? '',
    description: item.description ?? '',
    wearCount: String(item.wearCount),
    lastWornDate: item.lastWornDate ?? '',
  }
}

/** The measurements with a value, then empty fields for the other usual ones of the garment. */
export function measurementFields(
  written: PieceFormValues['measurements'],
  usual: readonly string[],
): PieceFormValues['measurements'] {
  const kept = written.filter(({ value }) => value.trim() !== '')
  const others = usual.filter((name) => !kept.some((each) => each.name === name))
  return [...kept, ...others.map((name) => ({ name, value: '' }))]
}

const { shape } = ClosetItemChanges

const asNumber = z.transform((written: string) => (written.trim() === '' ? Number.NaN : Number(written)))
const asRecord = z.transform((list: PieceFormValues['measurements'], context) => {
  const filled = list
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ value }) => value)
  const errorMessage = namesError(filled.map(({ name }) => name))
  if (errorMessage) context.issues.push({ code: 'custom', message: errorMessage, input: list })
  return filled.length > 0
    ? Object.fromEntries(filled.map(({ name, value }) => [name, parseMeasurement(value)]))
    : null
})

// A record would silently drop the first of two measurements with the same name.
function namesError(names: readonly string[]): string | null {
  if (names.includes('')) return 'Name each measurement.'
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  return twice === undefined ? null : `Two measurements are named ${twice}.`
}

/** The form, validated by the contract's schema: its text becomes changes. */
export const EditedPiece = z.object({
  name: shape.name,
  category: shape.category,
  color: shape.color,
  brand: shape.brand,
  size: shape.size,
  season: shape.season,
  style: shape.style,
  purchaseDate: shape.purchaseDate,
  purchaseLocation: shape.purchaseLocation,
  // A currency written with the price is moved to its own field.
  originalPrice: z.optional(clearable(money('Price', 'any'))),
  currency: shape.currency,
  measurements: z.pipe(asRecord, z.nullable(Measurements)),
  careInstructions: shape.careInstructions,
  fitNotes: shape.fitNotes,
  description: shape.description,
  wearCount: z.pipe(asNumber, WearCount),
  lastWornDate: shape.lastWornDate,
})
export type EditedPiece = z.infer<typeof EditedPiece>

type Touched = Partial<Record<keyof PieceFormValues, unknown>>

/** The changed fields of a checked form; a changed price includes its currency. */
export function piecePatch(edited: EditedPiece, touched: Touched): ClosetItemChanges {
  const names = new Set(fieldNames.filter((name) => touched[name]))
  if (names.has('originalPrice') && edited.originalPrice) names.add('currency')
  return Object.fromEntries(Object.entries(edited).filter(([name]) => isFieldName(name) && names.has(name)))
}

/** Labels of the fields in which two states of a piece differ. */
export function differences(one: ClosetItem, other: ClosetItem): string[] {
  const [before, after] = [pieceFormValues(one, []), pieceFormValues(other, [])]
  const fields = fieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return [
    ...fields.map((name) => fieldLabels[name]),
    ...(one.imageUrl === other.imageUrl ? [] : ['Photo']),
    ...(one.isClean === other.isClean ? [] : ['Clean or in the wash']),
    ...(one.archivedReason === other.archivedReason ? [] : ['Archive']),
  ]
}
