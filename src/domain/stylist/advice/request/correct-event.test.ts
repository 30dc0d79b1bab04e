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
