import type * as z from 'zod'
import type { Tables } from '../../db/tables/tables.ts'

export interface ArchivedTable {
  readonly table: keyof Tables
  /** Name of its files: `data/<file>.json` and `csv/<file>.csv`. */
  readonly file: string
  /** The columns that identify a row, in the order of the rows. */
  readonly key: readonly string[]
  /** The column of the owner, or of the archived table that the rows belong to. */
  readonly owner: { readonly column: string; readonly through?: keyof Tables }
  /** Columns that reference another archived table, with that table. */
  readonly refers: Readonly<Record<string, keyof Tables>>
  /** Schemas of the archived columns, without the owner. */
  readonly columns: z.ZodObject<Record<string, z.ZodType>>
  /** At most one row per user; rows are compared by user, not by id. */
  readonly isSingle?: boolean
}

/** The owner of a table with a `userId` column. */
export const ofUser = { column: 'userId' } as const
