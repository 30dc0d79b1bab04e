import type { ColumnType } from 'kysely'

// The same JavaScript values on both engines.

/** A UUID, given by the program. */
export type Id = string

/** As '2026-11-23'. */
export type CalendarDate = string

/** As '39.95', always with two decimals. */
export type Money = string

/** A JSON column that holds an object; what is in it is for the reader to parse. */
export type JsonObject = Record<string, unknown>

/** Filled by the database, unless it is given; it never changes. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A season as stylist and planner write it; the closet has its own spelling. */
export type Season = 'spring' | 'summer' | 'fall' | 'winter'
