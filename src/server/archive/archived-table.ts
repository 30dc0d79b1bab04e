import type * as z from 'zod'
import type { Tables } from '../db/tables/tables.ts'

/** A table of an archive. */
export interface ArchivedTable {
  readonly table: keyof Tables
  /** Name of its files: `data/<file>.json` and `csv/<file>.csv`. */
  readonly file: string
  /** The columns that identify a row, in the order of the rows. */
  readonly key: readonly string[]
  /** The column of the owner, or of the archived table that the rows belong to. */
  readonly owner: { readonly column: string; readonly through?: keyof Tables }
  /** Its columns that hold the id of a row of another archived table. */
  readonly refers: Readonly<Record<string, keyof Tables>>
  /** The columns that are archived, without the owner. Null is possible only where it says so. */
  readonly columns: z.ZodObject<Record<string, z.ZodType>>
  /** At most one row for each user, whatever its id. */
  readonly isSingle?: boolean
}

/** The owner of a table whose rows name their user. */
export const ofUser = { column: 'userId' } as const
