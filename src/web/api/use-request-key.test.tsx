// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { useRequestKey } from './use-request-key.ts'

const given = givenScreen()

function requestKeys() {
  const current: { keyOf?: ReturnType<typeof useRequestKey> } = {}
  function Keys() {
    current.keyOf = useRequestKey()
    return null
  }
  given.show(<Keys />)
  return (content: object | null) => current.keyOf?.(content)
}

test('equal content has the same key, other content another one', () => {
  const keyOf = requestKeys()
  const first = keyOf({ name: 'Coat' })
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(keyOf({ name: 'Coat' })).toBe(first)
  expect(keyOf({ name: 'Dress' })).not.toBe(first)
})

test('after a reset the same content is another request', () => {
  const keyOf = requestKeys()
  const first = keyOf({ name: 'Coat' })
  keyOf(null)
  expect(keyOf({ name: 'Coat' })).not.toBe(first)
})

test('another photo is another request', () => {
  const keyOf = requestKeys()
  const front = new File(['front'], 'front.jpg', { lastModified: 1 })
  const first = keyOf({ name: 'Coat', photo: front })
  expect(keyOf({ name: 'Coat', photo: front })).toBe(first)
  expect(keyOf({ name: 'Coat', photo: new File(['back'], 'back.jpg', { lastModified: 1 }) })).not.toBe(first)
})
