import { expect, test } from 'vitest'
import { afterStatus, startingTag, type WaitingChange } from './waiting-change.ts'
import { pieceWithWaitingChanges } from './piece-with-waiting-changes.ts'

const shirt = {
  id: 'shirt',
  name: 'Navy shirt',
  brand: null,
  wearCount: 3,
  lastWornDate: '2026-11-20',
} as const

const wear: WaitingChange = {
  id: 'key',
  method: 'POST',
  path: '/api/closet-items/:id/wears',
  address: '/api/closet-items/shirt/wears',
  itemId: 'shirt',
  body: { wornDate: '2026-11-23' },
  madeAt: '2026-11-23T09:12:00.000Z',
}
const edit: WaitingChange = {
  ...wear,
  method: 'PATCH',
  path: '/api/closet-items/:id',
  address: '/api/closet-items/shirt',
  body: { name: 'Work shirt', wearCount: '9', traits: null },
}

test('a piece shows waiting changes: one wear a day, and fields of the same name', () => {
  expect(pieceWithWaitingChanges(shirt, [wear, wear, edit])).toEqual({
    ...shirt,
    name: 'Work shirt',
    wearCount: 4,
    lastWornDate: '2026-11-23',
  })
})

test('a wear on an earlier day does not change the last day', () => {
  const earlier = { ...wear, body: { wornDate: '2026-11-01' } }
  expect(pieceWithWaitingChanges(shirt, [earlier])).toMatchObject({
    wearCount: 4,
    lastWornDate: '2026-11-20',
  })
})

test('changes of other pieces and rejected changes are not shown', () => {
  expect(
    pieceWithWaitingChanges(shirt, [
      { ...wear, itemId: 'coat' },
      { ...edit, reason: 'Changed elsewhere.' },
    ]),
  ).toBe(shirt)
})

test.each([
  [200, 'remove'],
  [201, 'remove'],
  [204, 'remove'],
  [400, 'show'],
  [404, 'show'],
  [409, 'show'],
  [412, 'show'],
  [401, 'send later'],
  [429, 'send later'],
  [500, 'send later'],
  [503, 'send later'],
])('after status %d a change is to %s', (status, next) => {
  expect(afterStatus(status)).toBe(next)
})

test('a second edit starts from the result of the first', () => {
  const tagged = { ...edit, ifMatch: '"as it was read"' }
  expect(startingTag(tagged, new Map())).toBe('"as it was read"')
  expect(startingTag(tagged, new Map([[edit.address, '"after the first"']]))).toBe('"after the first"')
  expect(startingTag(edit, new Map([[edit.address, '"after the first"']]))).toBeUndefined()
})
