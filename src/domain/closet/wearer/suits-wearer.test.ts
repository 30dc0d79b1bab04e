import { describe, expect, test } from 'vitest'
import { stylistPiece } from '../../../../tests/support/factories/stylist-piece.ts'
import { avoidableTypes, noPreferences } from '../../../contract/user/profile.ts'
import { isOfType } from './avoidable-types.ts'
import { garmentKinds } from '../garment-kinds.ts'
import { garmentTags } from '../tags/garment-tags.ts'
import type { Garment, GarmentSlot } from '../garment.ts'
import { readColors } from '../colors/perceived-color.ts'
import { objectionTo, suitsWearer } from './suits-wearer.ts'
import { type Wearer, runsColdOffset } from './wearer.ts'

function garment(slot: GarmentSlot, facts: Partial<Garment> = {}): Garment {
  return { ...stylistPiece('1', slot).garment, ...facts }
}

function wearer(preferences: Partial<Wearer>): Wearer {
  return { ...noPreferences, favoriteColors: [], ...preferences }
}

const gown = garment('dress', { wornBy: 'women', bares: new Set(['shoulders', 'back'] as const) })
const tee = garment('top', { bares: new Set(['arms'] as const) })
const strapless = garment('top', { bares: new Set(['shoulders', 'arms'] as const) })

test('everything suits a wearer without preferences', () => {
  for (const one of [gown, tee, strapless, garment('shoes', { heel: 'high' })]) {
    expect(suitsWearer(one, undefined)).toBe(true)
    expect(suitsWearer(one, wearer({}))).toBe(true)
  }
})

describe('menswear and womenswear', () => {
  test.each([
    ['menswear', 'women', false],
    ['womenswear', 'men', false],
    ['menswear', 'men', true],
    ['both', 'women', true],
    ['menswear', null, true],
    ['womenswear', null, true],
  ] as const)('%s and a garment of %s', (wears, wornBy, suits) => {
    expect(suitsWearer(garment('top', { wornBy }), wearer({ wears }))).toBe(suits)
  })
})

describe('heels', () => {
  const shoes = (facts: Partial<Garment>) => garment('shoes', { heel: 'flat', ...facts })
  test.each([
    ['stilettos', shoes({ heel: 'high' }), false, false],
    ['what is called a high heel', shoes({ tags: new Set(['high heels'] as const) }), false, false],
    ['block heels', shoes({ heel: 'block' }), true, false],
    ['wedges', shoes({ tags: new Set(['wedges'] as const) }), true, false],
    ['kitten heels', shoes({ heel: 'low', tags: new Set(['pumps'] as const) }), true, false],
    ['cowboy boots', shoes({ heel: 'block', tags: new Set(['cowboy boots', 'heels'] as const) }), true, true],
    ['the low heel of a Chelsea boot', shoes({ heel: 'low' }), true, true],
    ['sneakers', shoes({}), true, true],
    ['a coat', garment('outer'), true, true],
  ])('%s', (_what, one, suitsLow, suitsNone) => {
    expect(suitsWearer(one, wearer({ heels: 'any' }))).toBe(true)
    expect(suitsWearer(one, wearer({ heels: 'low' }))).toBe(suitsLow)
    expect(suitsWearer(one, wearer({ heels: 'none' }))).toBe(suitsNone)
  })
})

describe('coverage', () => {
  test.each([
    ['shoulders', strapless, false],
    ['shoulders', gown, false],
    ['shoulders', tee, true],
    ['arms and legs', tee, false],
    ['arms and legs', garment('bottom', { bares: new Set(['lower legs'] as const) }), false],
    ['hair, arms and legs', tee, false],
    ['hair, arms and legs', garment('shoes', { bares: new Set(['feet'] as const) }), true],
    ['as I like', strapless, true],
  ] as const)('%s', (coverage, one, suits) => {
    expect(suitsWearer(one, wearer({ coverage }))).toBe(suits)
  })

  test('ignores pieces worn over others', () => {
    const covers = wearer({ coverage: 'arms and legs' })
    for (const slot of ['outer', 'mid', 'extra'] as const)
      expect(suitsWearer({ ...strapless, slot }, covers)).toBe(true)
  })
})

describe('never', () => {
  const [red] = readColors('Red and white')
  const [navy] = readColors('Navy')
  test('a color excludes by main color, in all shades', () => {
    const one = garment('top', { color: red ?? null, otherColors: navy ? [navy] : [] })
    expect(objectionTo(one, wearer({ neverColors: ['red'] }))).toBe('color')
    expect(objectionTo(one, wearer({ neverColors: ['blue', 'white'] }))).toBeNull()
    expect(objectionTo(garment('top', { color: navy ?? null }), wearer({ neverColors: ['blue'] }))).toBe(
      'color',
    )
  })

  test('a fabric excludes by material or tag', () => {
    expect(objectionTo(garment('top', { material: 'wool' }), wearer({ neverMaterials: ['wool'] }))).toBe(
      'material',
    )
    const sequined = garment('top', { tags: new Set(['sequined'] as const) })
    expect(objectionTo(sequined, wearer({ neverMaterials: ['sequin'] }))).toBe('material')
    expect(objectionTo(sequined, wearer({ neverMaterials: ['wool'] }))).toBeNull()
  })

  test('a type excludes a group of garments or a single type', () => {
    const midi = garment('bottom', { kind: 'midi-skirt', type: 'pencil-skirt' })
    expect(objectionTo(midi, wearer({ neverTypes: ['skirts'] }))).toBe('type')
    expect(objectionTo(midi, wearer({ neverTypes: ['pencil-skirt'] }))).toBe('type')
    expect(objectionTo(midi, wearer({ neverTypes: ['short skirts', 'kilt', 'midi-skirt'] }))).toBeNull()
  })

  test('dresses are not jumpsuits, and a bow tie is not a tie', () => {
    expect(isOfType(garment('dress'), 'dresses')).toBe(true)
    expect(isOfType(garment('dress', { kind: 'jumpsuit' }), 'dresses')).toBe(false)
    const bowTie = garment('extra', { kind: 'tie', tags: new Set(['bow tie'] as const) })
    expect([isOfType(bowTie, 'ties'), isOfType(bowTie, 'bow ties')]).toEqual([false, true])
  })

  test('every group that can be chosen excludes something', () => {
    const drawn = garmentKinds.map(({ id }) => garment('extra', { kind: id }))
    const tagged = garmentTags.map((tag) => garment('extra', { tags: new Set([tag]) }))
    const all = [...drawn, ...tagged, garment('dress')]
    for (const type of avoidableTypes)
      expect([type, all.some((one) => isOfType(one, type))]).toEqual([type, true])
  })
})

test('the temperature is lowered for a wearer who runs cold and raised for one who runs warm', () => {
  const [cold, average, warm] = (['cold', 'average', 'warm'] as const).map((feels) =>
    runsColdOffset({ feels }),
  )
  expect([cold, average, warm]).toEqual([-3, 0, 3])
})
