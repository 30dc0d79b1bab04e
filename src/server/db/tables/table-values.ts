import type { ColumnType } from 'kysely'

// Both engines return the same JavaScript values.

/** A UUID, given by the program. */
export type Id = string

/** As '39.95', always with two decimals. */
export type Money = string

/** A JSON column that holds an object; its content is parsed on reading. */
export type JsonObject = Record<string, unknown>

/** Filled in by the database unless provided; never changes. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A season in the spelling of stylist and planner; the closet has its own. */
export type Season = 'spring' | 'summer' | 'fall' | 'winter'
