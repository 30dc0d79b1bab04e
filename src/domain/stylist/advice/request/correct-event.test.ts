import { expect, test } from 'vitest'
import { correctEvent } from './correct-event.ts'

test('a relative who is buried has a funeral, unless it is in work', () => {
  expect(correctEvent('my uncle gets buried in May')).toContain('funeral')
  expect(correctEvent('my dad gets buried in paperwork')).not.toContain('funeral')
})

test('an honor from a minister is an award, an offer is none', () => {
  expect(correctEvent('accepting a medal from the minister')).toContain('award')
  expect(correctEvent('accepting an offer from the minister for lunch')).not.toContain('award')
})

test('typing errors are corrected after "I’m" too, but German stays as it is', () => {
  expect(correctEvent('I’m a guest at a brithday dinnr')).toBe('I’m a guest at a birthday dinner')
  expect(correctEvent('im goin to a weddin')).toBe('im going to a wedding')
  expect(correctEvent('Konzert im Park')).toBe('Konzert im Park')
})

test('a dropped g and a misspelled day are read, names and other nouns are kept', () => {
  expect(correctEvent('fishin with my dad on fryday, freezin')).toBe(
    'fishing with my dad on friday, freezing',
  )
  expect(correctEvent('a cabin weekend with Robin, in satin')).toBe('a cabin weekend with Robin, in satin')
  expect(correctEvent('dinner for all and sundry')).toBe('dinner for all and sundry')
})

test('among words without a meaning, none is a typing error', () => {
  expect(correctEvent('blorvish quentle at the frimp near the drazzle')).toContain('drazzle')
  expect(correctEvent('a picnic in a drizle')).toContain('drizzle')
})
