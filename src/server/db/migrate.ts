import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { columnTypes } from './schema/column-types.ts'
import { columnsOf } from './schema/columns.ts'
import type { Columns } from './schema/columns.ts'
import { DatabaseUnusable } from './database-unusable.ts'
import * as peopleAndImages from './migrations/0001-people-and-images.ts'
import * as closet from './migrations/0002-closet.ts'
import * as marketplace from './migrations/0003-marketplace.ts'
import * as stylist from './migrations/0004-stylist.ts'
import * as sharing from './migrations/0005-sharing.ts'
import * as planner from './migrations/0006-planner.ts'
import * as history from './migrations/0007-history.ts'
import * as wishlist from './migrations/0008-wishlist.ts'
import * as trends from './migrations/0009-trends.ts'
import * as social from './migrations/0010-social.ts'
import * as challenges from './migrations/0011-challenges.ts'
import * as wears from './migrations/0012-wears-and-cut-outs.ts'
import * as productLinks from './migrations/0013-product-links.ts'
import * as looks from './migrations/0014-looks.ts'
import * as plates from './migrations/0015-plates.ts'
import * as plannerDays from './migrations/0016-planner-days.ts'
import * as weatherPlace from './migrations/0017-weather-place.ts'
import * as wornOutfits from './migrations/0018-worn-outfits.ts'
import * as wishlistPictures from './migrations/0019-wishlist-pictures.ts'
import * as listings from './migrations/0020-listings.ts'
import * as trendParts from './migrations/0021-trend-parts.ts'
import * as removedWishes from './migrations/0022-removed-wishes.ts'
import * as offeredOutfits from './migrations/0023-offered-outfits.ts'
import * as listingPhotos from './migrations/0024-listing-photos.ts'
import * as removedPlans from './migrations/0025-removed-plans.ts'
import * as aboutMe from './migrations/0026-about-me.ts'
import * as pieceTraits from './migrations/0027-piece-traits.ts'
import * as curationVersions from './migrations/0028-curation-versions.ts'
import * as backgroundCutOuts from './migrations/0029-background-cut-outs.ts'
import * as photoLooks from './migrations/0030-photo-looks.ts'
import * as seenInPhoto from './migrations/0031-seen-in-photo.ts'
import * as plannerDayWishes from './migrations/0033-planner-day-wishes.ts'
import * as trips from './migrations/0035-trips.ts'
import * as collectionsAndCanvas from './migrations/0036-collections-and-canvas.ts'
import * as removedLooks from './migrations/0037-removed-looks.ts'
import * as pictureChecksums from './migrations/0040-picture-checksums.ts'
import * as accounts from './migrations/0041-accounts.ts'
import * as sales from './migrations/0042-sales.ts'
import * as pairedDevices from './migrations/0043-paired-devices.ts'
import * as households from './migrations/0046-households.ts'
import * as closetVersions from './migrations/0047-closet-versions.ts'
import type { Database, DatabaseEngine, OpenDatabase } from './open-database.ts'
import { withoutTimeouts } from './postgres/open-postgres-pool.ts'

interface Step {
  up(db: Kysely<unknown>, columns: Columns): Promise<void>
}

// Migrations run in the order of their names. A released name never changes: databases store it.
const steps: Record<string, Step> = {
  '0001-people-and-images': peopleAndImages,
  '0002-closet': closet,
  '0003-marketplace': marketplace,
  '0004-stylist': stylist,
  '0005-sharing': sharing,
  '0006-planner': planner,
  '0007-history': history,
  '0008-wishlist': wishlist,
  '0009-trends': trends,
  '0010-social': social,
  '0011-challenges': challenges,
  '0012-wears-and-cut-outs': wears,
  '0013-product-links': productLinks,
  '0014-looks': looks,
  '0015-plates': plates,
  '0016-planner-days': plannerDays,
  '0017-weather-place': weatherPlace,
  '0018-worn-outfits': wornOutfits,
  '0019-wishlist-pictures': wishlistPictures,
  '0020-listings': listings,
  '0021-trend-parts': trendParts,
  '0022-removed-wishes': removedWishes,
  '0023-offered-outfits': offeredOutfits,
  '0024-listing-photos': listingPhotos,
  '0025-removed-plans': removedPlans,
  '0026-about-me': aboutMe,
  '0027-piece-traits': pieceTraits,
  '0028-curation-versions': curationVersions,
  '0029-background-cut-outs': backgroundCutOuts,
  '0030-photo-looks': photoLooks,
  '0031-seen-in-photo': seenInPhoto,
  '0033-planner-day-wishes': plannerDayWishes,
  '0035-trips': trips,
  '0036-collections-and-canvas': collectionsAndCanvas,
  '0037-removed-looks': removedLooks,
  '0040-picture-checksums': pictureChecksums,
  '0041-accounts': accounts,
  '0042-sales': sales,
  '0043-paired-devices': pairedDevices,
  '0046-households': households,
  '0047-closet-versions': closetVersions,
}

/**
 * Migrates the database to the newest schema, all or nothing, and returns the names of the migrations it ran.
 * Processes may start together: one migrates, the others wait. Throws DatabaseUnusable with a sentence.
 */
export async function migrateToLatest({
  db,
  engine,
}: Pick<OpenDatabase, 'db' | 'engine'>): Promise<string[]> {
  // Migrations use snake_case, as the database does.
  const plain = db.withoutPlugins()
  const migrate = (on: Database) =>
    new Migrator({ db: on, provider: { getMigrations: async () => migrationsFor(engine) } }).migrateToLatest()
  const { error, results = [] } =
    engine === 'sqlite' ? await migrate(plain) : await plain.connection().execute(untimed(migrate))
  if (error === undefined) return results.map(({ migrationName }) => migrationName)

  const unknown = await unknownSteps(plain)
  throw new DatabaseUnusable(unknown.length > 0 ? whyTooNew(unknown) : whyFailed(error), { cause: error })
}

// A migration of a large database takes its time, and so does waiting for another process that migrates.
function untimed<T>(migrate: (on: Database) => Promise<T>) {
  return async (connection: Database): Promise<T> => {
    for (const lift of withoutTimeouts('session')) await lift.execute(connection)
    try {
      return await migrate(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  }
}

/** True if the database has every migration, so that it can be used without one. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return Object.keys(steps).every((name) => ran.has(name))
}

function migrationsFor(engine: DatabaseEngine): Record<string, Migration> {
  const columns = columnsOf(columnTypes(engine))
  const migrations = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    { up: (db) => step.up(db, columns) },
  ])
  return Object.fromEntries(migrations)
}

async function unknownSteps(db: Database): Promise<string[]> {
  // The first statement that can fail creates the table that is read here.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(steps, name))
}

function whyTooNew(unknown: readonly string[]): string {
  return (
    `This database was last opened by a newer Armadio (it has step ${unknown.join(', ')}, which this version doesn't ` +
    'know). Start the newer version or set DATA_DIR to another folder.'
  )
}

function whyFailed(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `Couldn't update the database (${reason}). Nothing in it changed.`
}
