import fc from 'fast-check'
import { closetCategories, closetSeasons } from '../src/contract/closet/closet.ts'
import { deletedKinds } from '../src/contract/deleted.ts'
import { itemConditions } from '../src/contract/marketplace.ts'
import { planSeasons } from '../src/contract/planner/planner.ts'
import { occasionPresets, stylePreferences } from '../src/contract/stylist/stylist.ts'
import { packingGroups } from '../src/contract/trips/packing-list.ts'
import { wishlistCategories } from '../src/contract/wishlist.ts'
import { weekDays } from '../src/contract/values/week-days.ts'
import { idPlaceholder } from './known-ids.ts'
import type { Schema } from './open-api.ts'

const OPTIONAL_PRESENT = 2
const FEW = 4

const text = fc.oneof(
  fc.constantFrom('Linen shirt', 'Größe 38', '🧥 coat', 'a', '%_', "O'Neill"),
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
)
const date = fc.oneof(
  fc.constantFrom('2026-11-23', '2026-11-20', '2024-02-29', '2026-03-29', '2026-10-25'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
)
const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => (cents / 100).toFixed(2))
const addresses = fc.constantFrom('http://127.0.0.1:9/shirt', 'http://127.0.0.1:9/dress?color=red')

// A string property in the document may be an enum, a date or a price, which its name reveals.
const byName: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^categor/i, fc.constantFrom(...closetCategories, ...wishlistCategories)],
  [/season/i, fc.constantFrom(...closetSeasons, ...planSeasons)],
  [/condition/i, fc.constantFrom(...itemConditions, 'Rain')],
  [/^(stylePreference|styleTheme)$/, fc.constantFrom(...stylePreferences)],
  [/^(occasion|purpose)$/, fc.constantFrom(...occasionPresets)],
  [
    /^(day|moveTo|to|otherDay)$/,
    fc.constantFrom(...weekDays.map((day) => day.toLowerCase()), 'travel', '2026-11-24'),
  ],
  [/^kind$/, fc.constantFrom(...deletedKinds)],
  [/^group$/, fc.constantFrom(...packingGroups)],
  [/^bag$/, fc.constantFrom('carry-on', 'checked', 'personal item')],
  [/^status$/, fc.constantFrom('available', 'paused', 'sold')],
  [/date|^from$|^on$/i, date],
  [/price/i, price],
  [/currency/i, fc.constantFrom('USD', 'EUR', 'JPY')],
  [/url$/i, addresses],
  [/^(location|place)$/, fc.constantFrom('Toronto', 'Paris', '43.65,-79.38')],
  [/^year$/, fc.constantFrom('2025', '2026')],
  [/^number$/, fc.constantFrom('1', '2')],
  [/platform/i, fc.constantFrom('instagram', 'pinterest')],
  [/^archetype$/, fc.constant(null)],
]

/** Generates values that the schema allows; ids are placeholders of existing things. `name` is the property's name. */
export function goodValue(schema: Schema, name: string, path: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => goodValue(each, name, path)))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any'])
  return fc.oneof(...types.map((type) => valueOfType(type, schema, name, path)))
}

function valueOfType(type: string, schema: Schema, name: string, path: string): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 })
  if (type === 'number')
    return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true })
  if (type === 'array') return arrayOf(schema, name, path)
  if (type === 'object') return objectOf(schema, path)
  if (type !== 'string') return fc.jsonValue()
  if (schema.format === 'uuid') return idPlaceholder(name, path)
  if (schema.pattern === '^[0-9a-f]{32}$') return idPlaceholder('photoId', path)
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? shortened(schema)
}

function shortened({ maxLength }: Schema): fc.Arbitrary<string> {
  return maxLength === undefined ? text : text.map((written) => written.slice(0, maxLength))
}

function arrayOf(schema: Schema, name: string, path: string): fc.Arbitrary<unknown> {
  const minLength = schema.minItems ?? 0
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? FEW, FEW))
  return fc.uniqueArray(goodValue(schema.items ?? {}, name, path), {
    minLength,
    maxLength,
    selector: (value) => JSON.stringify(value),
  })
}

function objectOf({ properties = {}, required = [] }: Schema, path: string): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const value = goodValue(schema, name, path)
    const isAlways = required.includes(name)
    return [name, isAlways ? value : fc.option(value, { nil: undefined, freq: OPTIONAL_PRESENT })] as const
  })
  return fc.record(Object.fromEntries(entries))
}

/** Generates values that few schemas allow, or that are known to break servers. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a'.repeat(5000),
    '__proto__',
    '../../etc/passwd',
  ),
  fc.constantFrom<unknown>(-1, 0.5, 1e308, 2 ** 53 + 2, -0, [], {}, [[[[[]]]]], {
    __proto__: 1,
    constructor: 2,
  }),
  fc.constantFrom<unknown>('2026-02-30', '0000-00-00', '275760-09-13', '9999-12-31', 'NaN', '1e999', '-1'),
  fc.constantFrom<unknown>(
    "'; drop table users; --",
    '(a+)+$',
    '%',
    '\u202egnp.exe',
    '<script>alert(1)</script>',
  ),
  fc.constantFrom<unknown>(
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '//evil.example',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.uuid(), { maxLength: 50 }),
)
