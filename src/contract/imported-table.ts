import * as z from 'zod/mini'

/** What a column of a CSV is read as. */
// prettier-ignore
export const tableFields = [
  'name', 'category', 'type', 'color', 'brand', 'size', 'price', 'currency', 'purchase date', 'store', 'season', 'style',
  'material', 'pattern', 'tags', 'notes', 'fit', 'care', 'photo', 'link', 'wears', 'last worn', 'status', 'id',
] as const
export type TableField = (typeof tableFields)[number]

/** Which part of a date such as 3/4/2024 is the day. */
export const dayOrders = ['day first', 'month first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** How the CSV of another app, or a spreadsheet, is understood. */
export const ImportedTable = z.object({
  /** Name of the CSV; in a ZIP, its name there. */
  file: z.string(),
  /** The app that writes such a CSV; null if Armadio knows none. */
  app: z.nullable(z.string()),
  /** A null field isn't read. */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.enum(tableFields)) })),
  /** The first pieces, as they will be added. */
  first: z.array(
    z.object({
      /** In the CSV; 1 is the first line. */
      line: z.int(),
      name: z.string(),
      category: z.string(),
      /** Null if it will be read from the photo. */
      color: z.nullable(z.string()),
      /** An illustration, or null if the piece has a photo in the file. */
      imageUrl: z.nullable(z.string()),
    }),
  ),
  /** The order of dates that could be read either way; null if there are none, or no other date tells. */
  dayOrder: z.nullable(z.enum(dayOrders)),
  /** How many prices have a '$', read as US dollars. */
  dollarSigns: z.int(),
  pricesWithoutCurrency: z.int(),
  withoutColor: z.int(),
  /** Photos that are links, which aren't loaded. */
  photoLinks: z.int(),
  /** Photos named in a CSV that came without photos. */
  photosElsewhere: z.int(),
})
export type ImportedTable = z.infer<typeof ImportedTable>
