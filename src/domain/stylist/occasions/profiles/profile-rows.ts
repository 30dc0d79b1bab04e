import * as z from 'zod/mini'
import { OccasionProfile } from './occasion-profile.ts'
import { once } from '../../../once.ts'
import care from './care.json' with { type: 'json' }
import celebrations from './celebrations.json' with { type: 'json' }
import ceremonies from './ceremonies.json' with { type: 'json' }
import community from './community.json' with { type: 'json' }
import culture from './culture.json' with { type: 'json' }
import dressCodes from './dress-codes.json' with { type: 'json' }
import evenings from './evenings.json' with { type: 'json' }
import everyday from './everyday.json' with { type: 'json' }
import grounds from './grounds.json' with { type: 'json' }
import includedRules from './included-rules.json' with { type: 'json' }
import movement from './movement.json' with { type: 'json' }
import outdoors from './outdoors.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import sport from './sport.json' with { type: 'json' }
import travel from './travel.json' with { type: 'json' }
import weather from './weather.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }
import malay from './malay-words.json' with { type: 'json' }

/** The subject of a row. A manner is a set of rules that other rows include; no word names it. */
export type ProfileGroup = 'event' | 'code' | 'ground' | 'movement' | 'setting' | 'weather' | 'manner'

export interface ProfileRow extends OccasionProfile {
  readonly group: ProfileGroup
}

const Rows = z.array(OccasionProfile)
/** Malay and Indonesian phrases by the id of their row, in a file of their own that a speaker can read through. */
export const malayWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(malay))

// Throws for invalid rows, which the tests catch.
function rowsOf(group: ProfileGroup, rows: unknown): ProfileRow[] {
  return Rows.parse(rows).map((row) => ({ ...row, ms: [...(malayWords.get(row.id) ?? [])], group }))
}

const tables: readonly (readonly [ProfileGroup, readonly unknown[]])[] = [
  ...[
    celebrations,
    ceremonies,
    community,
    evenings,
    culture,
    work,
    sport,
    outdoors,
    travel,
    everyday,
    care,
  ].map((rows) => ['event', rows] as const),
  ['code', dressCodes],
  ['ground', grounds],
  ['movement', movement],
  ['setting', settings],
  ['weather', weather],
  ['manner', includedRules],
]

/** Getters of the rows of each table in this folder. Parsed lazily, since startup doesn't need them. */
export const profileTables: readonly (() => readonly ProfileRow[])[] = tables.map(([group, rows]) =>
  once(() => rowsOf(group, rows)),
)

/** All rows of the tables in this folder. */
export const profileRows: () => readonly ProfileRow[] = once(() => profileTables.flatMap((rows) => rows()))

const byId = once(() => new Map(profileRows().map((row) => [row.id, row])))

/** @throws RangeError for an unknown id */
export function profileRow(id: string): ProfileRow {
  const row = byId().get(id)
  if (!row) throw new RangeError(`No occasion has the id ${id}`)
  return row
}
