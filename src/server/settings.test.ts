import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any setting it is one wardrobe on this computer alone', () => {
  expect(readSettings({}, '/home/ada/armadio')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/home/ada/armadio/data',
    database: { engine: 'sqlite', file: '/home/ada/armadio/data/armadio.db' },
    publicUrl: null,
  })
})

test('takes each setting, and an empty one as not given', () => {
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
  ['DATABASE_URL', 'mysql://db/armadio'],
  ['DATABASE_URL', 'armadio.db'],
  ['PUBLIC_URL', 'wardrobe'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
])('refuses %s=%s with a sentence that says what it must be', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/')).toThrow(new RegExp(`^${name} must be .+\\.$`))
})

test('names every wrong setting at once, and never repeats a secret', () => {
  expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'my:secret' }, '/')).toThrow(
    /^PORT .+\nDATABASE_URL .+$/,
  )
  expect(() => readSettings({ DATABASE_URL: 'my:secret' }, '/')).not.toThrow(/secret/)
})
