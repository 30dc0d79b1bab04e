import type { ImportedCsv, CsvField } from '../../contract/export-import/imported-csv.ts'
import { counted } from './english.ts'

const labels: Readonly<Record<CsvField, string>> = {
  name: 'Name',
  category: 'Category',
  type: 'Type',
  color: 'Color',
  brand: 'Brand',
  size: 'Size',
  price: 'Price',
  currency: 'Currency',
  'purchase date': 'Purchase date',
  store: 'Store',
  season: 'Season',
  style: 'Style/Occasion',
  material: 'Fabric',
  pattern: 'Pattern',
  tags: 'Tags',
  notes: 'Description',
  fit: 'Fit notes',
  care: 'Care',
  photo: 'Photo',
  link: 'Link',
  wears: 'Wears',
  'last worn': 'Last worn',
  status: 'In your closet, sold or donated',
  id: 'Its id, to know it again',
}

/** Returns the label of the field that a column is imported as. */
export function fieldInWords(field: CsvField): string {
  return labels[field]
}

/** Describes the assumptions about a CSV and the data that is not imported, one sentence each. */
export function csvSentences(table: ImportedCsv): string[] {
  const { columns, dayOrder, dollarSigns, pricesWithoutCurrency, withoutColor, photoLinks, photosElsewhere } =
    table
  const unread = columns.flatMap(({ header, field }) => (field === null && header !== '' ? [header] : []))
  return [
    ...(unread.length > 0 ? [`Columns not read: ${unread.join(', ')}.`] : []),
    ...(dollarSigns > 0 ? [`“$” is read as US dollars in ${counted(dollarSigns, 'price')}.`] : []),
    ...(pricesWithoutCurrency > 0
      ? [
          `${counted(pricesWithoutCurrency, 'price')} without a currency. Add it to each piece to see its cost per wear.`,
        ]
      : []),
    ...(dayOrder ? [`Dates such as 3/4/2024 are read with the ${dayOrder}.`] : []),
    ...(withoutColor > 0
      ? [`${counted(withoutColor, 'piece')} without a color. The color says “Not set”.`]
      : []),
    ...(photoLinks > 0
      ? [`${counted(photoLinks, 'photo')} not brought: Armadio doesn't load photos from links.`]
      : []),
    ...(photosElsewhere > 0
      ? [
          `${counted(photosElsewhere, 'photo')} not brought. To bring photos, put them in one ZIP with the CSV.`,
        ]
      : []),
  ]
}
