import { expect, test } from 'vitest'
import { hasUnreadColor } from './has-unread-color.ts'

test.each(['Grey/neon', 'White with cherries', 'Realtree', 'Clear glitter'])(
  '%s has an unread part',
  (color) => {
    expect(hasUnreadColor(color)).toBe(true)
  },
)

test.each(['', 'Navy/white', 'Red plaid', 'White linen', 'Grau meliert', 'Leopard'])(
  'every part of "%s" is read',
  (color) => {
    expect(hasUnreadColor(color)).toBe(false)
  },
)
