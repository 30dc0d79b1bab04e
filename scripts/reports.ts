import { resolve } from 'node:path'
import { DatabaseUnusable } from '../src/server/db/database-unusable.ts'
import { migrateToLatest } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { listReports } from '../src/server/marketplace/sales/list-reports.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'

// Prints the users' reports to the operator, newest first, one line of JSON each.
process.umask(0o077)

try {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const opened = await openDatabase(settings.database)
  try {
    await migrateToLatest(opened)
    for (const report of await listReports(opened.db)) console.log(JSON.stringify(report))
  } finally {
    await opened.close()
  }
} catch (error) {
  process.exitCode = 1
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable
  console.error(isExpected ? error.message : error)
}
