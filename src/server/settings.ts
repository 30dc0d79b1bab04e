import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import type { DatabaseTarget } from './db/open-database.ts'

/** How this Armadio is run, from the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute path of the folder that holds everything Armadio keeps on disk. */
  readonly dataFolder: string
  readonly database: DatabaseTarget
  /** Address under which others reach it, if any. */
  readonly publicUrl: URL | null
}

/** Environment settings that cannot be used; `message` is for the person who starts Armadio. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const Environment = z.object({
  PORT: given(z.coerce.number().int().min(0).max(65_535)),
  HOST: given(z.string().regex(/^[\w.:-]+$/)),
  DATA_DIR: given(z.string()),
  DATABASE_URL: given(z.url({ protocol: /^postgres(ql)?$/ })),
  PUBLIC_URL: given(z.url({ protocol: /^https?$/ })),
})

const expected: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535, for example 3000',
  HOST: 'must be an address or host name to listen on, for example 127.0.0.1',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL:
    'must be the address of a PostgreSQL database, for example postgres://user:password@host/armadio',
  PUBLIC_URL: 'must be a web address, for example https://wardrobe.example.org',
}

/**
 * Reads the settings from environment variables.
 * @param folder where a relative DATA_DIR starts
 * @throws SettingsError with one sentence for each setting that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv, folder: string): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new SettingsError([...names].map((name) => `${name} ${expected[name] ?? 'is wrong'}.`).join('\n'))
  }
  const { PORT, HOST, DATA_DIR = 'data', DATABASE_URL, PUBLIC_URL } = parsed.data
  const dataFolder = isAbsolute(DATA_DIR) ? DATA_DIR : resolve(folder, DATA_DIR)
  return {
    port: PORT ?? 3000,
    host: HOST ?? '127.0.0.1',
    dataFolder,
    database: DATABASE_URL
      ? { engine: 'postgres', url: DATABASE_URL }
      : { engine: 'sqlite', file: resolve(dataFolder, 'armadio.db') },
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : null,
  }
}
