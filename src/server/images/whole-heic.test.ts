import { expect, test } from 'vitest'
import { isWholeHeic } from './whole-heic.ts'

function box(type: string, contentLength: number, declared = contentLength + 8): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(declared)
  head.write(type, 4)
  return Buffer.concat([head, Buffer.alloc(contentLength, 7)])
}

test('a file with complete boxes is whole', () => {
  expect(isWholeHeic(Buffer.concat([box('ftyp', 16), box('meta', 40), box('mdat', 500)]))).toBe(true)
  expect(isWholeHeic(Buffer.concat([box('ftyp', 16), box('mdat', 500, 0)]))).toBe(true)
})

test('a file truncated anywhere is not whole', () => {
  const whole = Buffer.concat([box('ftyp', 16), box('mdat', 500)])
  for (const length of [3, 10, 26, 100, whole.length - 1])
    expect(isWholeHeic(whole.subarray(0, length))).toBe(false)
})

test('a large box uses its 64-bit length', () => {
  const long = Buffer.alloc(16)
  long.writeUInt32BE(1)
  long.write('mdat', 4)
  long.writeBigUInt64BE(116n, 8)
  expect(isWholeHeic(Buffer.concat([long, Buffer.alloc(100)]))).toBe(true)
  expect(isWholeHeic(Buffer.concat([long, Buffer.alloc(99)]))).toBe(false)
  expect(isWholeHeic(long.subarray(0, 12))).toBe(false)
})
