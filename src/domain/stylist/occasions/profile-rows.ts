import * as z from 'zod/mini'
import { OccasionProfile } from './occasion-profile.ts'
import { once } from './once.ts'
import care from './profiles/care.json' with { type: 'json' }
import celebrations from './profiles/celebrations.json' with { type: 'json' }
import ceremonies from './profiles/ceremonies.json' with { type: 'json' }
import culture from './profiles/culture.json' with { type: 'json' }
import dressCodes from './profiles/dress-codes.json' with { type: 'json' }
import evenings from './profiles/evenings.json' with { type: 'json' }
import everyday from './profiles/everyday.json' with { type: 'json' }
import grounds from './profiles/grounds.json' with { type: 'json' }
import manners from './profiles/manners.json' with { type: 'json' }
import movement from './profiles/movement.json' with { type: 'json' }
import outdoors from './profiles/outdoors.json' with { type: 'json' }
import settings from './profiles/settings.json' with { type: 'json' }
import sport from './profiles/sport.json' with { type: 'json' }
import travel from './profiles/travel.json' with { type: 'json' }
import weather from './profiles/weather.json' with { type: 'json' }
import work from './profiles/work.json' with { type: 'json' }

/** What a row says something of. A manner is a way to dress that other rows share; no word names it. */
export type ProfileGroup = 'event' | 'code' | 'ground' | 'movement' | 'setting' | 'weather' | 'manner'

export interface ProfileRow extends OccasionProfile {
  readonly group: ProfileGroup
}

const Rows = z.array(OccasionProfile)

// Rows are part of the program: none that does not fit the schema passes the tests.
function rowsOf(group: ProfileGroup, rows: unknown): ProfileRow[] {
  return Rows.parse(rows).map((row) => ({ ...row, group }))
}

/** Every row of the tables in `profiles/`; read when first asked for, since a program starts without them. */
export const profileRows: () => readonly ProfileRow[] = once(() => [
  ...[celebrations, ceremonies, evenings, culture, work, sport, outdoors, travel, everyday, care].flatMap(
    (rows) => rowsOf('event', rows),
  ),
  ...rowsOf('code', dressCodes),
  ...rowsOf('ground', grounds),
  ...rowsOf('movement', movement),
  ...rowsOf('setting', settings),
  ...rowsOf('weather', weather),
  ...rowsOf('manner', manners),
])

const byId = once(() => new Map(profileRows().map((row) => [row.id, row])))

/**
 * The row with this id.
 * @throws RangeError where there is none
 */
export function profileRow(id: string): ProfileRow {
  const row = byId().get(id)
  if (!row) throw new RangeError(`No occasion has the id ${id}`)
  return row
}
