import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the defaults are personal mode on this computer', () => {
  expect(readSettings({}, '/home/ada/armadio')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/home/ada/armadio/data',
    database: { engine: 'sqlite', file: '/home/ada/armadio/data/armadio.db' },
    s3: null,
    publicUrl: null,
    allowPrivate: false,
    model: null,
    weather: {
      weatherUrl: 'https://api.open-meteo.com',
      geocodingUrl: 'https://geocoding-api.open-meteo.com',
    },
    trendFeed: null,
    secret: null,
    accounts: null,
    isOnNetwork: false,
  })
})

test('reads each setting, and ignores empty ones', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      HOST: '',
      DATA_DIR: '/var/lib/armadio',
      DATABASE_URL: 'postgres://ada:secret@db/armadio',
      PUBLIC_URL: 'https://wardrobe.example.org',
    },
    '/home/ada',
  )
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: '/var/lib/armadio',
    database: { engine: 'postgres', url: 'postgres://ada:secret@db/armadio' },
  })
  expect(settings.publicUrl?.hostname).toBe('wardrobe.example.org')
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PORT', '3.5'],
  ['HOST', 'http://x'],
  ['ALLOW_PRIVATE_ADDRESSES', 'yes'],
  ['DATABASE_URL', 'mysql://db/armadio'],
  ['DATABASE_URL', 'armadio.db'],
  ['S3_BUCKET', 'My Pictures'],
  ['S3_BUCKET', '../pictures'],
  ['S3_ENDPOINT', 's3.example.org'],
  ['S3_ENDPOINT', 'https://ada:secret@s3.example.org'],
  ['S3_REGION', 'eu central'],
  ['S3_ACCESS_KEY_ID', 'two words'],
  ['S3_SECRET_ACCESS_KEY', 'a\nb'],
  ['S3_PATH_STYLE', 'yes'],
  ['PUBLIC_URL', 'wardrobe'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://example.org/wardrobe'],
  ['PUBLIC_URL', 'https://example.org/?a=1'],
  ['PUBLIC_URL', 'https://ada:secret@example.org'],
  ['AI_BASE_URL', 'ollama'],
  ['AI_BASE_URL', 'ftp://127.0.0.1/v1'],
  ['AI_BASE_URL', 'http://ada:secret@127.0.0.1/v1'],
  ['AI_BASE_URL', 'http://127.0.0.1/v1?key=secret'],
  ['AI_MODEL', 'two words'],
  ['AI_API_KEY', 'sk-1\nsk-2'],
  ['ANTHROPIC_API_KEY', ' sk-ant'],
  ['WEATHER_URL', 'open-meteo'],
  ['WEATHER_URL', 'ftp://api.open-meteo.com'],
  ['WEATHER_URL', 'https://api.open-meteo.com/?apikey=secret'],
  ['WEATHER_URL', 'http://127.0.0.1:8080'],
  ['WEATHER_URL', 'http://open-meteo:8080'],
  ['GEOCODING_URL', 'https://ada:secret@geocoding.example.org'],
  ['GEOCODING_URL', 'http://localhost:8080'],
  ['LAN', 'on'],
  ['ACCOUNTS', 'yes'],
  ['SIGN_UP', 'everyone'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_FROM', 'Armadio'],
  ['TREND_FEED_URL', 'trends.json'],
  ['TREND_FEED_URL', 'https://ada:secret@example.org/trends.json'],
  ['TREND_FEED_URL', 'http://127.0.0.1:8080/trends.json'],
])('rejects %s=%s with a message that states the valid form', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/')).toThrow(new RegExp(`^${name} must be .+\\.$`))
})

test('accounts need invitations unless sign-up is open, and mail needs a sender', () => {
  const accountsOf = (environment: Record<string, string>) =>
    readSettings({ ACCOUNTS: 'on', ...environment }, '/').accounts
  expect(accountsOf({})).toEqual({ isOpen: false, smtp: null })
  const SMTP_URL = 'smtp://ada:secret@mail.example.org:587'
  expect(accountsOf({ SIGN_UP: 'open', SMTP_URL, SMTP_FROM: 'armadio@example.org' })).toEqual({
    isOpen: true,
    smtp: { url: SMTP_URL, from: 'armadio@example.org' },
  })
  expect(() => accountsOf({ SMTP_URL })).toThrow(/SMTP_FROM/)
  expect(() => readSettings({ SIGN_UP: 'open' }, '/')).toThrow(/ACCOUNTS=on/)
})

test('names every invalid setting at once, and never repeats a secret', () => {
  expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'my:secret' }, '/')).toThrow(
    /^PORT .+\nDATABASE_URL .+$/,
  )
  for (const wrong of [
    { DATABASE_URL: 'my:secret' },
    { AI_BASE_URL: 'http://ada:secret@db/v1' },
    { AI_API_KEY: 'my secret' },
    { AI_API_KEY: 'secret' },
    { ANTHROPIC_API_KEY: 'my secret' },
    { S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: 'my secret' },
    { S3_SECRET_ACCESS_KEY: 'secret' },
  ])
    expect(() => readSettings(wrong, '/')).toThrow(/^(?!.*secret).+$/)
})

test('accepts another Open-Meteo server, a private one only if allowed', () => {
  const own = { WEATHER_URL: 'http://127.0.0.1:8080/', GEOCODING_URL: 'http://127.0.0.1:8081' }
  expect(readSettings({ ...own, ALLOW_PRIVATE_ADDRESSES: '1' }, '/').weather).toEqual({
    weatherUrl: own.WEATHER_URL,
    geocodingUrl: own.GEOCODING_URL,
  })
  expect(() => readSettings(own, '/')).toThrow(
    /^WEATHER_URL must .+ALLOW_PRIVATE_ADDRESSES=1\.\nGEOCODING_URL must .+\.$/,
  )
})

test('accepts a trend feed with a key in its address', () => {
  const TREND_FEED_URL = 'https://example.org/trends.json?key=secret'
  expect(readSettings({ TREND_FEED_URL }, '/').trendFeed?.href).toBe(TREND_FEED_URL)
  expect(readSettings({ TREND_FEED_URL: '' }, '/').trendFeed).toBeNull()
})

const local = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'qwen2.5vl:7b' }

test('accepts a model of an OpenAI-compatible service, with an optional key', () => {
  const model = { api: 'openai-compatible', baseUrl: local.AI_BASE_URL, name: local.AI_MODEL }
  expect(readSettings(local, '/').model).toEqual({ ...model, apiKey: null })
  expect(readSettings({ ...local, AI_API_KEY: '' }, '/').model).toEqual({ ...model, apiKey: null })
  expect(readSettings({ ...local, AI_API_KEY: 'sk-1' }, '/').model).toEqual({ ...model, apiKey: 'sk-1' })
})

test('uses a small Anthropic model by default, or the named one', () => {
  const own = { ANTHROPIC_API_KEY: 'sk-ant' }
  const model = { api: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', apiKey: 'sk-ant' }
  expect(readSettings(own, '/').model).toEqual({ ...model, name: 'claude-haiku-5-5' })
  expect(readSettings({ ...own, AI_MODEL: 'claude-sonnet-5-5' }, '/').model).toEqual({
    ...model,
    name: 'claude-sonnet-5-5',
  })
})

test('AI_BASE_URL takes precedence over a key for Anthropic, which is not sent', () => {
  const { model } = readSettings({ ...local, ANTHROPIC_API_KEY: 'sk-ant' }, '/')
  expect(model).toEqual({
    api: 'openai-compatible',
    baseUrl: local.AI_BASE_URL,
    name: local.AI_MODEL,
    apiKey: null,
  })
})

test.each([
  ['AI_BASE_URL', { AI_BASE_URL: local.AI_BASE_URL }, 'AI_MODEL'],
  ['AI_BASE_URL', { AI_BASE_URL: local.AI_BASE_URL, ANTHROPIC_API_KEY: 'sk-ant' }, 'AI_MODEL'],
  ['AI_MODEL', { AI_MODEL: local.AI_MODEL }, 'AI_BASE_URL or ANTHROPIC_API_KEY'],
  ['AI_API_KEY', { AI_API_KEY: 'sk-1' }, 'AI_BASE_URL'],
  ['AI_API_KEY', { AI_API_KEY: 'sk-1', ANTHROPIC_API_KEY: 'sk-ant' }, 'AI_BASE_URL'],
])('rejects %s alone and states what it needs (%j)', (name, environment, missing) => {
  expect(() => readSettings(environment, '/')).toThrow(
    new RegExp(`^${name} also needs ${missing}(, .+)?\\.$`),
  )
})

test('the size of the connection pool needs the address of PostgreSQL', () => {
  const url = 'postgres://ada:secret@db/armadio'
  const read = (more: NodeJS.ProcessEnv) => readSettings(more, '/srv').database
  expect(read({ DATABASE_URL: url, DATABASE_POOL_SIZE: '25' })).toStrictEqual({
    engine: 'postgres',
    url,
    connections: 25,
  })
  expect(() => read({ DATABASE_URL: url, DATABASE_POOL_SIZE: '0' })).toThrow(
    'DATABASE_POOL_SIZE must be a whole number from 1 to 200, for example 10.',
  )
  expect(() => read({ DATABASE_POOL_SIZE: '25' })).toThrow('DATABASE_POOL_SIZE also needs DATABASE_URL.')
})

test('accepts a bucket of Amazon, or of another store with the bucket in the path', () => {
  const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'abc/+' }
  const read = (more: NodeJS.ProcessEnv) => readSettings({ S3_BUCKET: 'pictures', ...more }, '/srv').s3
  expect(read({ S3_REGION: 'eu-central-1' })).toEqual({
    name: 'pictures',
    endpoint: null,
    region: 'eu-central-1',
    credentials: null,
    isPathStyle: false,
  })
  const S3_ENDPOINT = 'http://127.0.0.1:9000'
  expect(read({ S3_ENDPOINT, ...keys })).toEqual({
    name: 'pictures',
    endpoint: S3_ENDPOINT,
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIA', secretAccessKey: 'abc/+' },
    isPathStyle: true,
  })
  expect(read({ S3_ENDPOINT, S3_PATH_STYLE: '0' })?.isPathStyle).toBe(false)
  expect(() => read({ S3_ACCESS_KEY_ID: 'AKIA' })).toThrow('needed together')
  expect(() => readSettings({ S3_ENDPOINT }, '/srv')).toThrow('also need S3_BUCKET')
})
