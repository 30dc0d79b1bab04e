import { expect, test } from 'vitest'
import { cutOutResult } from './cut-out-result.ts'

test('names the numbers of removed and failed backgrounds', () => {
  expect(cutOutResult({ total: 12, unclear: 2, canceled: 0 })).toEqual({
    title: 'Backgrounds removed',
    description: "10 pieces without a background. 2 pieces not changed because the edge isn't clear enough.",
  })
  expect(cutOutResult({ total: 1, unclear: 0, canceled: 0 }).description).toBe(
    '1 piece without a background.',
  )
})

test('reports that none could be removed', () => {
  expect(cutOutResult({ total: 1, unclear: 1, canceled: 0 })).toEqual({
    title: 'Backgrounds not removed',
    description: "1 piece not changed because the edge isn't clear enough.",
  })
})

test('reports the work done before it was canceled', () => {
  expect(cutOutResult({ total: 5, unclear: 0, canceled: 3 })).toEqual({
    title: 'Removing backgrounds stopped',
    description: '2 pieces without a background. 3 pieces canceled.',
  })
})
