import { expect, test } from 'vitest'
import { isSameFile } from './same-file.ts'

function fileOf(size: number, last: number): File {
  const bytes = new Uint8Array(size).fill(7)
  bytes[size - 1] = last
  return new File([bytes], `photo ${last}.jpg`)
}

test('files are compared by content, to the last byte', async () => {
  const size = 2 * 1024 * 1024 + 5
  expect(await isSameFile(fileOf(size, 1), fileOf(size, 1))).toBe(true)
  expect(await isSameFile(fileOf(size, 1), fileOf(size, 2))).toBe(false)
  expect(await isSameFile(fileOf(size, 1), fileOf(size + 1, 1))).toBe(false)
})
