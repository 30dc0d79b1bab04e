import { expect, test } from 'vitest'
import { outlineAddress } from './drawing-address.ts'
import { readDrawingAddress } from './read-drawing-address.ts'

test('a drawing address contains kind, color and pattern', () => {
  expect(readDrawingAddress('/drawings/trench-coat.svg?c=C8A97E&p=check&box=tight')).toEqual({
    kind: 'trench-coat',
    color: '#c8a97e',
    pattern: 'check',
    box: 'tight',
  })
  expect(readDrawingAddress('/drawings/tee.svg?c=ffffff')).toMatchObject({ kind: 'tee', pattern: null })
})

test('the address of an outline has no color', () => {
  expect(readDrawingAddress('/drawings/tee.svg?look=outline')).toEqual({ kind: 'tee', look: 'outline' })
  expect(readDrawingAddress(outlineAddress('/drawings/tee.svg?c=ffffff&p=dot'))).toEqual({
    kind: 'tee',
    look: 'outline',
    box: 'tight',
  })
})

test('other addresses give null', () => {
  const others = [
    '',
    '/drawings/tee.svg',
    '/drawings/tee.svg?c=fff',
    '/drawings/spaceship.svg?c=ffffff',
    '/drawings/tee.svg?c=ffffff&x=1',
    '/drawings/../api/user?c=ffffff',
    '/drawings/tee.svg/x?c=ffffff',
    '/drawings/tee.svg?look=outline&c=ffffff',
    '/images/0/1.webp',
    'http://[',
  ]
  for (const path of others) expect(readDrawingAddress(path), path).toBeNull()
})
