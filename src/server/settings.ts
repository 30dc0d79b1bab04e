import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import type { DatabaseTarget } from './db/open-database.ts'
import { OutsideError } from './outside/outside-error.ts'
import { parseOutsideUrl } from './outside/addresses/parse-outside-url.ts'
import type { S3Bucket } from './ports/image-store.ts'
import type { ModelSettings } from './ports/model-settings.ts'

/** Settings of the server, from the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute path of the folder of all files that Armadio stores. */
  readonly dataFolder: string
  readonly database: DatabaseTarget
  /** The bucket of the pictures; null: the data folder. */
  readonly s3: S3Bucket | null
  /** Public address of shared looks, if any. */
  readonly publicUrl: URL | null
  /** Links may lead to addresses of this computer and its network: for intranets and tests. */
  readonly allowPrivate: boolean
  /** Null: no model. */
  readonly model: ModelSettings | null
  readonly weather: WeatherSettings
  /** A JSON feed of trends in addition to our own set, if any. */
  readonly trendFeed: URL | null
  /** Null: personal mode, one user without a password. */
  readonly accounts: AccountSettings | null
  /** The same for all servers of one database; null: the file `secret` in the data folder. */
  readonly secret: Buffer | null
  /** Listens on the local network: other devices need to be paired, or an account. */
  readonly isOnNetwork: boolean
}

/** Settings of sign-up. */
interface AccountSettings {
  /** Anyone may create an account; otherwise an invitation is needed. */
  readonly isOpen: boolean
  /** Null: no mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
}

/** Base addresses of `/v1/forecast` and `/v1/search` of a server compatible with Open-Meteo. */
export interface WeatherSettings {
  readonly weatherUrl: string
  readonly geocodingUrl: string
}

/** Invalid environment settings. `message` is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1'
// The smallest current vision model, by the list in @ai-sdk/anthropic 4.0.105.
const ANTHROPIC_MODEL = 'claude-haiku-5-5'

const WEATHER_URL = 'https://api.open-meteo.com'
const GEOCODING_URL = 'https://geocoding-api.open-meteo.com'

// Valid in a header without escaping; a key with a space or a line break was copied wrong.
const UNBROKEN = /^[\x21-\x7e]+$/

function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const Environment = z.object({
  PORT: given(z.coerce.number().int().min(0).max(65_535)),
  HOST: given(z.string().regex(/^[\w.:-]+$/)),
  DATA_DIR: given(z.string()),
  DATABASE_URL: given(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: given(z.coerce.number().int().min(1).max(200)),
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  S3_BUCKET: given(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_ENDPOINT: given(z.url({ protocol: /^https?$/ }).regex(/^[^?#@]+$/)),
  S3_REGION: given(z.string().regex(/^[a-z0-9-]+$/i)),
  S3_ACCESS_KEY_ID: given(z.string().regex(UNBROKEN)),
  S3_SECRET_ACCESS_KEY: given(z.string().regex(UNBROKEN)),
  S3_PATH_STYLE: given(z.enum(['0', '1'])),
  // Share pages are at /s/ of the host itself.
  PUBLIC_URL: given(z.url({ protocol: /^https?$/ }).regex(/^[a-z]+:\/\/[^/?#@]+\/?$/i)),
  ALLOW_PRIVATE_ADDRESSES: given(z.enum(['0', '1'])),
  SECRET: given(z.string().regex(/^[0-9a-f]{64}$/i)),
  LAN: given(z.enum(['0', '1'])),
  ACCOUNTS: given(z.enum(['on', 'off'])),
  SIGN_UP: given(z.enum(['open', 'invited'])),
  SMTP_URL: given(z.url({ protocol: /^smtps?$/ })),
  SMTP_FROM: given(z.email()),
  // A path is appended, and `fetch` rejects an address with a password.
  AI_BASE_URL: given(z.url({ protocol: /^https?$/ }).regex(/^[^?#@]+$/)),
  AI_MODEL: given(z.string().regex(UNBROKEN)),
  AI_API_KEY: given(z.string().regex(UNBROKEN)),
  ANTHROPIC_API_KEY: given(z.string().regex(UNBROKEN)),
  WEATHER_URL: given(z.url({ protocol: /^https?$/ }).regex(/^[^?#@]+$/)),
  GEOCODING_URL: given(z.url({ protocol: /^https?$/ }).regex(/^[^?#@]+$/)),
  TREND_FEED_URL: given(
    z
      .url({ protocol: /^https?$/ })
      .max(500)
      .regex(/^[^#@]+$/),
  ),
})

const expected: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535, for example 3000',
  HOST: 'must be an address or host name to listen on, for example 127.0.0.1',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL:
    'must be the address of a PostgreSQL database, for example postgres://user:password@host/armadio',
  DATABASE_POOL_SIZE: 'must be a whole number from 1 to 200, for example 10',
  S3_BUCKET: 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  S3_ENDPOINT:
    'must be the web address of an S3-compatible store, for example https://s3.example.org, without a password or a question mark',
  S3_REGION: 'must be a region, for example eu-central-1',
  S3_ACCESS_KEY_ID: 'must be the id of an access key, without spaces',
  S3_SECRET_ACCESS_KEY: 'must be the second part of that access key, without spaces',
  S3_PATH_STYLE: 'must be 1 or 0',
  PUBLIC_URL: 'must be a web address without a path, for example https://wardrobe.example.org',
  ALLOW_PRIVATE_ADDRESSES: 'must be 1 or 0',
  SECRET: 'must be 64 hexadecimal digits, for example from: openssl rand -hex 32',
  LAN: 'must be 1 or 0',
  ACCOUNTS: 'must be on or off',
  SIGN_UP: 'must be open or invited',
  SMTP_URL: 'must be the address of a mail server, for example smtp://user:password@mail.example.org:587',
  SMTP_FROM: 'must be the email address that mail is sent from',
  AI_BASE_URL:
    'must be the web address of an OpenAI-compatible service, for example http://127.0.0.1:11434/v1, without a password or a question mark',
  AI_MODEL: 'must be the name of a model without spaces, for example qwen2.5vl:7b',
  AI_API_KEY: 'must be the key from the service, without spaces',
  ANTHROPIC_API_KEY: 'must be the key from Anthropic, without spaces',
  WEATHER_URL:
    'must be the web address of an Open-Meteo forecast server, for example https://api.open-meteo.com, without a password or a question mark',
  GEOCODING_URL:
    'must be the web address of an Open-Meteo geocoding server, for example https://geocoding-api.open-meteo.com, without a password or a question mark',
  TREND_FEED_URL:
    'must be the web address of a JSON feed of trends, for example https://example.org/trends.json, without a password',
}

/**
 * Reads the settings from environment variables.
 * @param folder where a relative DATA_DIR starts
 * @throws SettingsError with one line for each invalid setting
 */
export function readSettings(environment: NodeJS.ProcessEnv, folder: string): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new SettingsError(
      [...names].map((name) => `${name} ${expected[name] ?? "isn't valid"}.`).join('\n'),
    )
  }
  const { PORT, HOST, DATA_DIR = 'data', PUBLIC_URL, ALLOW_PRIVATE_ADDRESSES, SECRET, LAN } = parsed.data
  const dataFolder = isAbsolute(DATA_DIR) ? DATA_DIR : resolve(folder, DATA_DIR)
  return {
    port: PORT ?? 3000,
    host: HOST ?? (LAN === '1' ? '0.0.0.0' : '127.0.0.1'),
    dataFolder,
    database: databaseTarget(parsed.data, dataFolder),
    s3: s3Bucket(parsed.data),
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : null,
    allowPrivate: ALLOW_PRIVATE_ADDRESSES === '1',
    model: chooseModel(parsed.data),
    weather: weatherServers(parsed.data),
    trendFeed: trendFeedAddress(parsed.data),
    accounts: accountSettings(parsed.data),
    secret: SECRET ? Buffer.from(SECRET, 'hex') : null,
    isOnNetwork: LAN === '1',
  }
}

function databaseTarget(environment: z.infer<typeof Environment>, dataFolder: string): DatabaseTarget {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = environment
  if (DATABASE_URL)
    return {
      engine: 'postgres',
      url: DATABASE_URL,
      ...(DATABASE_POOL_SIZE && { connections: DATABASE_POOL_SIZE }),
    }
  if (DATABASE_POOL_SIZE) throw new SettingsError('DATABASE_POOL_SIZE also needs DATABASE_URL.')
  return { engine: 'sqlite', file: resolve(dataFolder, 'armadio.db') }
}

// Accepted by most stores other than Amazon's.
const USUAL_REGION = 'us-east-1'

function s3Bucket(environment: z.infer<typeof Environment>): S3Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } =
    environment
  if (!S3_BUCKET) {
    const others = [S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE]
    if (others.some((value) => value !== undefined))
      throw new SettingsError('The S3_ settings also need S3_BUCKET, the name of the bucket.')
    return null
  }
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new SettingsError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.')
  return {
    name: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? USUAL_REGION,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : null,
    // A self-hosted store rarely has a host name for each bucket.
    isPathStyle: S3_PATH_STYLE ? S3_PATH_STYLE === '1' : S3_ENDPOINT !== undefined,
  }
}

function accountSettings(environment: z.infer<typeof Environment>): AccountSettings | null {
  const { ACCOUNTS, SIGN_UP, SMTP_URL, SMTP_FROM } = environment
  if (ACCOUNTS !== 'on') {
    if (SIGN_UP || SMTP_URL) throw new SettingsError('SIGN_UP and SMTP_URL also need ACCOUNTS=on.')
    return null
  }
  if (Boolean(SMTP_URL) !== Boolean(SMTP_FROM))
    throw new SettingsError('SMTP_URL and SMTP_FROM are needed together.')
  return {
    isOpen: SIGN_UP === 'open',
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
  }
}

// Weather requests use the outside fetch: an address that it would reject is rejected here already.
function weatherServers(environment: z.infer<typeof Environment>): WeatherSettings {
  rejectPrivateAddresses(environment, ['WEATHER_URL', 'GEOCODING_URL'])
  return {
    weatherUrl: environment.WEATHER_URL ?? WEATHER_URL,
    geocodingUrl: environment.GEOCODING_URL ?? GEOCODING_URL,
  }
}

function trendFeedAddress(environment: z.infer<typeof Environment>): URL | null {
  rejectPrivateAddresses(environment, ['TREND_FEED_URL'])
  return environment.TREND_FEED_URL ? new URL(environment.TREND_FEED_URL) : null
}

function rejectPrivateAddresses(
  environment: z.infer<typeof Environment>,
  names: readonly ('WEATHER_URL' | 'GEOCODING_URL' | 'TREND_FEED_URL')[],
): void {
  const allowPrivate = environment.ALLOW_PRIVATE_ADDRESSES === '1'
  const rejected = names.filter((name) => {
    const url = environment[name]
    return url !== undefined && !isOutside(url, allowPrivate)
  })
  if (rejected.length > 0)
    throw new SettingsError(
      rejected
        .map(
          (name) => `${name} must be a public web address, or a numeric one with ALLOW_PRIVATE_ADDRESSES=1.`,
        )
        .join('\n'),
    )
}

function isOutside(url: string, allowPrivate: boolean): boolean {
  try {
    parseOutsideUrl(url, { allowPrivate })
    return true
  } catch (error) {
    if (error instanceof OutsideError) return false
    throw error
  }
}

// AI_BASE_URL takes precedence: it is set for Armadio, ANTHROPIC_API_KEY possibly for other programs.
function chooseModel(environment: z.infer<typeof Environment>): ModelSettings | null {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, ANTHROPIC_API_KEY } = environment
  if (AI_BASE_URL) {
    if (!AI_MODEL) throw new SettingsError('AI_BASE_URL also needs AI_MODEL, the name of the model.')
    return { api: 'openai-compatible', baseUrl: AI_BASE_URL, name: AI_MODEL, apiKey: AI_API_KEY ?? null }
  }
  if (AI_API_KEY) throw new SettingsError('AI_API_KEY also needs AI_BASE_URL, the address the key is for.')
  if (ANTHROPIC_API_KEY) {
    const name = AI_MODEL ?? ANTHROPIC_MODEL
    return { api: 'anthropic', baseUrl: ANTHROPIC_URL, name, apiKey: ANTHROPIC_API_KEY }
  }
  if (AI_MODEL) throw new SettingsError('AI_MODEL also needs AI_BASE_URL or ANTHROPIC_API_KEY.')
  return null
}
