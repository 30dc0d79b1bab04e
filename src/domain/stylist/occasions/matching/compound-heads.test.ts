import { expect, test } from 'vitest'
import { readEvent } from '../read-event.ts'

test.each([
  'garden wedding, short bride',
  'wedding, we are both brides',
  'our wedding, both brides in suits',
  'beach wedding groom',
  'wedding, bride in her 60s',
])('"%s" is the asker’s own wedding', (description) => {
  expect(readEvent(description).event?.id).toBe('own wedding')
})

test.each([
  'wedding, best friend is groom',
  'wedding and i know groom',
  'wedding, helping bride',
  'wedding, i know both brides',
])('"%s" is the wedding of others', (description) => {
  expect(readEvent(description).event?.id).toBe('wedding')
})
