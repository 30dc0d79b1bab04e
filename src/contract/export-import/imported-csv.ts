import * as z from 'zod/mini'

/** Meanings of a CSV column. */
// prettier-ignore
export const csvFields = [
  'name', 'category', 'type', 'color', 'brand', 'size', 'price', 'currency', 'purchase date', 'store', 'season', 'style',
  'material', 'pattern', 'tags', 'notes', 'fit', 'care', 'photo', 'link', 'wears', 'last worn', 'status', 'id',
] as const
export type CsvField = (typeof csvFields)[number]

/** The order of day and month in a date such as 3/4/2024. */
export const dayOrders = ['day first', 'month first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The interpretation of a CSV of another app or a spreadsheet. */
export const ImportedCsv = z.object({
  /** File name of the CSV, or its name in the ZIP. */
  file: z.string(),
  /** The app that writes this format; null if unknown. */
  app: z.nullable(z.string()),
  /** A column with a null field is ignored. */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.enum(csvFields)) })),
  /** The first pieces, as they will be added. */
  first: z.array(
    z.object({
      /** In the CSV; 1 is the first line. */
      line: z.int(),
      name: z.string(),
      category: z.string(),
      /** Null if the color will be detected in the photo. */
      color: z.nullable(z.string()),
      /** An illustration, or null if the piece has a photo in the file. */
      imageUrl: z.nullable(z.string()),
    }),
  ),
  /** The order of ambiguous dates; null if there are none, or no unambiguous date shows the order. */
  dayOrder: z.nullable(z.enum(dayOrders)),
  /** How many prices have a '$', read as US dollars. */
  dollarSigns: z.int(),
  pricesWithoutCurrency: z.int(),
  withoutColor: z.int(),
  /** Photos given as links, which are not loaded. */
  photoLinks: z.int(),
  /** Photos named in a CSV that was uploaded without photos. */
  photosElsewhere: z.int(),
})
export type ImportedCsv = z.infer<typeof ImportedCsv>
