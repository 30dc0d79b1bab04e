import { expect, test, vi } from 'vitest'
import { checkedProducts, type FetchedPicture } from './checked-products.ts'

const MEGABYTE = 1024 * 1024
const clock = { now: () => new Date('2026-11-23T12:00:00Z') }

function picture(megabytes: number): FetchedPicture {
  const files = [{ width: 1280, bytes: Buffer.alloc(megabytes * MEGABYTE) }]
  return { photo: { width: 1280, height: 1280, files, thumbHash: '' }, sha256: '' }
}

test('pictures of checked links take a bounded number of bytes; the oldest are fetched again', async () => {
  const checks = checkedProducts(clock)
  const fetch = vi.fn(async () => picture(10))
  for (const nth of [0, 1, 2, 3, 4]) await checks.picture('product', nth, fetch)
  await checks.picture('product', 4, fetch)
  expect(fetch).toHaveBeenCalledTimes(5)
  await checks.picture('product', 0, fetch)
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('a picture is fetched once for concurrent requests, and again after a failure', async () => {
  const checks = checkedProducts(clock)
  const fails = vi.fn(async () => Promise.reject(new Error('The shop is down')))
  await expect(checks.picture('product', 0, fails)).rejects.toThrow('The shop is down')
  const fetch = vi.fn(async () => picture(1))
  await Promise.all([checks.picture('product', 0, fetch), checks.picture('product', 0, fetch)])
  expect(fetch).toHaveBeenCalledTimes(1)
})
