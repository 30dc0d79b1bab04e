import * as z from 'zod'
import { migrateToLatest } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'

// Migrates the database in the first argument and prints the number of migrations run.
const Target = z.union([
  z.object({ engine: z.literal('sqlite'), file: z.string() }),
  z.object({ engine: z.literal('postgres'), url: z.string() }),
])

const opened = await openDatabase(Target.parse(JSON.parse(process.argv[2] ?? '')))
const names = await migrateToLatest(opened)
await opened.close()
console.log(names.length)
